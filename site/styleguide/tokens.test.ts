import { expect, it } from 'vitest';
import { tokensOf } from './tokens';

const THEME = `@theme {
  --text-*: initial;
  --text-s: 1rem; /* small */
  --text-s--line-height: 1.5rem;
  --text-axis: calc(
    1rem +
    2vw
  );
  --color-ink: #10203f;
}`;

it('reads the tokens of a family, whatever lines they take, without what belongs to them', () => {
  expect(tokensOf(THEME, 'text')).toEqual([
    { name: 's', value: '1rem' },
    { name: 'axis', value: 'calc( 1rem + 2vw )' },
  ]);
});
