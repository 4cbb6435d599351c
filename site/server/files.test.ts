import { expect, it } from 'vitest';
import { cacheControl } from './files';

it.each([
  ['/assets/root-wsVE3DDF.js', 'public, max-age=31536000, immutable'],
  ['/icon.svg', 'public, max-age=3600'],
  ['/icons/icon-192.png', 'public, max-age=3600'],
  ['/sw.js', 'no-cache'],
  ['/sw-off.js', 'no-cache'],
])('%s: %s', (file, expected) => {
  expect(cacheControl(file)).toBe(expected);
});
