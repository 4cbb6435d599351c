import { expect, it } from 'vitest';
import { pathIn } from './index';

it.each([
  ['fr', '/', '/'],
  ['fr', '/campus/lyon', '/campus/lyon'],
  ['en', '/', '/en'],
  ['en', '/campus/lyon', '/en/campus/lyon'],
] as const)('CFG-2: in %s, %s is %s', (language, path, expected) => {
  expect(pathIn(language, path)).toBe(expected);
});
