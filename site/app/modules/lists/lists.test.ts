import { describe, expect, it } from 'vitest';
import {
  addressWith,
  choices,
  hasWords,
  pageAddress,
  pageOf,
  pagesAround,
  readPageNumber,
} from './index';

describe('words', () => {
  it.each([
    ['Chargé de clientèle', 'charge', true],
    ['Chargé de clientèle', 'clientele chargé', true],
    ['Maître d’œuvre', "maitre d'oeuvre", true],
    ['Chargé de clientèle', 'comptable', false],
    ['Chargé de clientèle', '  ', true],
  ])('« %s », asked for « %s »: %s', (said, asked, expected) => {
    expect(hasWords(said, asked)).toBe(expected);
  });
});

describe('choices', () => {
  const lyon = { value: 'lyon', name: 'Lyon' };
  const agen = { value: 'agen', name: 'Agen' };

  it('are by name, once each', () => {
    expect(choices([lyon, null, agen, lyon], '', 'fr')).toEqual([agen, lyon]);
  });

  it('keep what was asked for, even when nothing has it', () => {
    expect(choices([lyon], 'nulle-part', 'fr')).toContainEqual({
      value: 'nulle-part',
      name: 'nulle-part',
    });
  });
});

describe('pages', () => {
  const items = Array.from({ length: 25 }, (_, index) => index);

  it.each([
    [1, 12, 0],
    [2, 12, 12],
    [3, 1, 24],
  ])('page %d of 25 by 12 has %d, from %d', (number, length, first) => {
    const found = pageOf(items, number, 12);
    expect(found?.items).toHaveLength(length);
    expect(found?.items[0]).toBe(first);
    expect(found?.pages).toEqual({ number, count: 3 });
  });

  it.each([0, 4, 1.5, Number.NaN])('RTE-3: there is no page %d', (number) => {
    expect(pageOf(items, number, 12)).toBeUndefined();
  });

  it('an empty list has one page', () => {
    expect(pageOf([], 1, 12)).toEqual({ items: [], pages: { number: 1, count: 1 } });
  });

  it.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [5, 9, [1, null, 4, 5, 6, null, 9]],
    [9, 9, [1, null, 8, 9]],
  ])('around page %d of %d: %j', (number, count, expected) => {
    expect(pagesAround({ number, count })).toEqual(expected);
  });
});

describe('the number of a page', () => {
  it.each([
    [undefined, 1],
    [null, 1],
    ['1', 1],
    ['12', 12],
  ])('RTE-3: %j is page %d', (written, number) => {
    expect(readPageNumber(written)).toBe(number);
  });

  it.each(['', '0', '-1', '01', '1.5', '1e3', ' 2', 'deux', '9999999', '٣'])(
    'RTE-3: %j is none',
    (written) => {
      expect(readPageNumber(written)).toBeNaN();
    },
  );
});

describe('addresses', () => {
  it('say what is asked for, and nothing else', () => {
    expect(addressWith('/blog', { rubrique: '', page: '' })).toBe('/blog');
    expect(addressWith('/blog', { rubrique: 'a&b', campus: 'lyon' })).toBe(
      '/blog?rubrique=a%26b&campus=lyon',
    );
  });

  it('of a first page are those of the list', () => {
    expect(pageAddress('/blog', { rubrique: 'metiers' }, 1)).toBe('/blog?rubrique=metiers');
    expect(pageAddress('/blog', { rubrique: 'metiers' }, 3)).toBe('/blog?rubrique=metiers&page=3');
  });
});
