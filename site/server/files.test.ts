import { expect, it } from 'vitest';
import { fileHeaders } from './files';

it.each([
  ['/assets/root-wsVE3DDF.js', 'public, max-age=31536000, immutable'],
  ['/icon.svg', 'public, max-age=3600'],
  ['/icons/icon-192.png', 'public, max-age=3600'],
  ['/sw.js', 'no-cache'],
  ['/sw-off.js', 'no-cache'],
])('%s: %s', (file, expected) => {
  expect(fileHeaders(file)['cache-control']).toBe(expected);
});

it.each([
  ['/assets/root-wsVE3DDF.js', undefined],
  ['/icons/icon-192.png', undefined],
  ['/icon.svg', /default-src 'none'.*sandbox/],
  ['/sw.js', /default-src 'none'.*connect-src 'self'/],
  ['/sw-off.js', /default-src 'none'.*connect-src 'self'/],
])('%s obeys: %s', (file, expected) => {
  const policy = fileHeaders(file)['content-security-policy'];
  if (expected) expect(policy).toMatch(expected);
  else expect(policy).toBeUndefined();
});

it.each([
  ['/icons/icon-192.png', 'cross-origin'],
  ['/icon.svg', 'cross-origin'],
  ['/assets/relief-1a2b3c.avif', 'cross-origin'],
  ['/assets/root-wsVE3DDF.js', 'same-origin'],
  ['/assets/text-1a2b3c.woff2', 'same-origin'],
])('%s is shown by pages of %s', (file, expected) => {
  expect(fileHeaders(file)['cross-origin-resource-policy']).toBe(expected);
});
