import { expect, it } from 'vitest';
import { isSlug } from './slug';

it.each(['lyon', 'mont-de-marsan', 'bac5', '2026', 'a'])('%s may enter an address', (slug) => {
  expect(isSlug(slug)).toBe(true);
});

it.each([
  '',
  '.',
  '..',
  '../users',
  'lyon/..',
  'Lyon',
  'lyon ',
  '-lyon',
  'lyon-',
  'ly--on',
  'montluçon',
  'lyon?x=1',
  'lyon#',
  'lyon%2f',
  'lyon\n',
  'a'.repeat(201),
])('%j may not', (slug) => {
  expect(isSlug(slug)).toBe(false);
});
