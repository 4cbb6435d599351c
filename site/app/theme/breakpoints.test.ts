import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const tokens = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');
const ROOT_PX = 16;

it('APP-4: the look changes at the widths of the specification, and one pixel above those of phones and of the compact bar', () => {
  const widths = [...tokens.matchAll(/--breakpoint-(\w+): ([\d.]+)rem/g)].map(
    ([, name, rem]) => [name, Number(rem) * ROOT_PX] as const,
  );
  expect(Object.fromEntries(widths)).toEqual({
    xs: 320,
    sm: 640,
    md: 768,
    desk: 901,
    lg: 1024,
    xl: 1280,
    full: 1301,
    xxl: 1536,
  });
});
