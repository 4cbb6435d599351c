import { expect, it } from 'vitest';
import { schoolType } from './type.server';

const type = await schoolType();
const TITLE = { family: 'display', weight: 600, stretch: 90, tracking: 0 } as const;

it.each([
  [
    'French, with all its signs',
    'Été à l’Œuvre\u00a0: «\u00a0ça\u00a0!\u00a0» 12\u00a0%, 5\u00a0€…',
  ],
  ['what looks like markup', '<script>alert("x")</script> & </svg>'],
  ['names of other languages in Latin letters', 'Łódź, Ștefan, Dvořák, İstanbul'],
])('%s is written as it is', (_, text) => {
  expect(type.readable(text, 'display')).toBe(text);
});

it.each([
  ['an emoji', 'Rentrée 🎓👩‍🎓 2026', 'Rentrée 2026'],
  ['another script', 'Lyon مرحبا 東京', 'Lyon'],
  ['what turns the direction of the text', 'a\u202eb\u2066c', 'abc'],
  ['control characters', 'a\u0000b\u0007c\u200bd', 'abcd'],
  ['an accent that no font has', 'Nguyễn', 'Nguyen'],
  ['an accent written apart', 'e\u0301te\u0301', 'été'],
  ['narrow and broken spaces', ' a\u202f:\n b\t', 'a\u00a0: b'],
  ['half of a character', 'a\ud83cb', 'ab'],
  ['nothing that can be written', '東京 🎓', ''],
])('%s leaves no hole and no box', (_, text, expected) => {
  expect(type.readable(text, 'display')).toBe(expected);
});

it('a sign that a font lacks is written as the nearest one', () => {
  expect(type.readable('45° 46′', 'text')).toBe('45° 46’');
});

it('words are as wide as they are drawn, at the weight and the width that are asked for', () => {
  const wide = type.measure('Campus', { ...TITLE, stretch: 100 });
  expect(type.measure('Campus', TITLE)).toBeLessThan(wide);
  expect(type.measure('Campus', { ...TITLE, weight: 400 })).toBeLessThan(
    type.measure('Campus', TITLE),
  );
  const { path, width } = type.draw('Campus', TITLE, 100);
  expect(width).toBeCloseTo(100 * type.measure('Campus', TITLE));
  expect(path).toMatch(/^M[\d.,MLQCZ -]+Z$/);
  expect(type.draw('Campus', TITLE, 100).path).toBe(path);
});

it('what the first font lacks is drawn from the second', () => {
  expect(type.draw('Łódź', TITLE, 100).path.match(/M/g)?.length).toBeGreaterThan(6);
});
