import { expect, it } from 'vitest';
import { alsoShown } from './states';

it.each([
  ['.button:hover', '.button:is(:hover, [data-shown~="hover"])'],
  ['&:active', '&:is(:active, [data-shown~="active"])'],
  [':focus-visible', ':is(:focus-visible, [data-shown~="focus"])'],
  [
    '.group-hover\\:x:is(:where(.group):hover *)',
    '.group-hover\\:x:is(:where(.group):is(:hover, [data-shown~="hover"]) *)',
  ],
  ['.desk\\:hover\\:underline', '.desk\\:hover\\:underline'],
  [
    '.a:hover, .a:active',
    '.a:is(:hover, [data-shown~="hover"]), .a:is(:active, [data-shown~="active"])',
  ],
  [':focus-within', ':focus-within'],
])('%s becomes %s', (selector, also) => {
  expect(alsoShown(selector)).toBe(also);
});
