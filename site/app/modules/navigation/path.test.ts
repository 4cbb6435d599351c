import { expect, it } from 'vitest';
import { languageOf, pathIn } from './index';

it.each([
  ['fr', '/', '/'],
  ['fr', '/campus/lyon', '/campus/lyon'],
  ['en', '/', '/en'],
  ['en', '/campus/lyon', '/en/campus/lyon'],
] as const)('CFG-2: in %s, %s is %s', (language, path, expected) => {
  expect(pathIn(language, path)).toBe(expected);
});

it.each([
  ['/', 'fr'],
  ['/en', 'en'],
  ['/en/campus', 'en'],
  ['/entreprise', 'fr'],
  ['/enquete', 'fr'],
  ['/campus/en', 'fr'],
] as const)('RED-2: %s is read in %s', (path, language) => {
  expect(languageOf(path)).toBe(language);
});
