import { expect, it } from 'vitest';
import { capitalised, inWords } from './index';

it.each([
  [1, 'un', 'one'],
  [16, 'seize', 'sixteen'],
  [17, 'dix-sept', 'seventeen'],
  [20, 'vingt', 'twenty'],
  [21, 'vingt et un', 'twenty-one'],
  [26, 'vingt-six', 'twenty-six'],
  [60, 'soixante', 'sixty'],
  [70, 'soixante-dix', 'seventy'],
  [71, 'soixante et onze', 'seventy-one'],
  [79, 'soixante-dix-neuf', 'seventy-nine'],
  [80, 'quatre-vingts', 'eighty'],
  [81, 'quatre-vingt-un', 'eighty-one'],
  [99, 'quatre-vingt-dix-neuf', 'ninety-nine'],
  [100, '100', '100'],
  [2.5, '2.5', '2.5'],
])('%i is « %s », “%s”', (number, french, english) => {
  expect(inWords(number, 'fr')).toBe(french);
  expect(inWords(number, 'en')).toBe(english);
});

it('no two numbers have the same words', () => {
  for (const language of ['fr', 'en'] as const) {
    const all = Array.from({ length: 101 }, (_, number) => inWords(number, language));
    expect(new Set(all).size).toBe(101);
    expect(all.join()).not.toContain('undefined');
  }
});

it('a title begins with a capital', () => {
  expect(capitalised('vingt-six')).toBe('Vingt-six');
});
