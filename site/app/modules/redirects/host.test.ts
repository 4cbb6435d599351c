import { expect, it } from 'vitest';
import { lacksWww } from './index';

it.each([
  ['cassini.example', 'https://www.cassini.example', true],
  ['CASSINI.example:443', 'https://www.cassini.example', true],
  ['www.cassini.example', 'https://www.cassini.example', false],
  ['evil.example', 'https://www.cassini.example', false],
  ['preview.cassini.example', 'https://www.cassini.example', false],
  ['cassini.example', 'https://cassini.example', false],
  ['localhost:3000', 'http://localhost:3000', false],
  ['localhost:3000', 'http://www.localhost:3000', false],
  ['127.0.0.1:3000', 'https://www.cassini.example', false],
  ['[::1]:3000', 'https://www.cassini.example', false],
  ['', 'https://www.cassini.example', false],
  [null, 'https://www.cassini.example', false],
])('RED-1: asked for at %s, a site at %s: www is missing: %s', (host, site, expected) => {
  expect(lacksWww(host, site)).toBe(expected);
});
