import { expect, it } from 'vitest';
import { grouped } from './index';

it.each([
  [26, '26', '26'],
  [1940, '1\u00a0940', '1,940'],
])('%i is written « %s », “%s”', (number, french, english) => {
  expect(grouped(number, 'fr')).toBe(french);
  expect(grouped(number, 'en')).toBe(english);
});
