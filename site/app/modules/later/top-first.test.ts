import fs from 'node:fs';
import { expect, it } from 'vitest';
import { PIECES } from './top-first';

const THEME = new URL('../../theme/theme.css', import.meta.url);

it('lays out what the style sheet puts off, and nothing else', () => {
  const rule = /html\[data-top\] \{(.*?)\n {4}\}\n/s.exec(fs.readFileSync(THEME, 'utf8'))?.[1];
  const below = /:is\((.*?)\):not\(\[data-laid\]\)/s.exec(rule ?? '')?.[1]?.split(/,\s*/);
  const drawn = [...(rule ?? '').matchAll(/& (\.[^:]+):not\(\[data-laid\]\)/g)].map(
    ([, name]) => name,
  );
  expect([...drawn, ...(below ?? [])]).toEqual(PIECES);
});
