import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Icon } from './icon';

it('draws the lines of the set, as thick as asked for, and adds nothing to the words beside it', () => {
  const drawn = renderToStaticMarkup(<Icon name="cross" size={14} line={1.6} />);
  expect(drawn.match(/<path/g)).toHaveLength(2);
  expect(drawn).toContain('viewBox="5 5 14 14"');
  expect(drawn).toContain('stroke-width="1.6"');
  expect(drawn.replaceAll(/<[^>]*>/g, '')).toBe('');
});
