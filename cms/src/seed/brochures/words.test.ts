import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as words from './words.ts';

const cases: [string, string, string][] = [
  ['a level', words.level(2), 'bac + 2'],
  ['the first level', words.level(0), 'bac'],
  ['one year', words.duration({ value: 1, scale: 'years' }), '1 an'],
  ['years', words.duration({ value: 3, scale: 'years' }), '3 ans'],
  ['months', words.duration({ value: 24, scale: 'months' }), '24 mois'],
  ['a price', words.euros(14500), '14 500 €'],
  ['a small price', words.euros(0), '0 €'],
  ['a large number', words.grouped(1234567), '1 234 567'],
  ['a percentage', words.percent(87.4), '87,4 %'],
  ['a date', words.longDate('2023-12-14'), '14 décembre 2023'],
  ['the first of a month', words.longDate('2026-09-01'), '1er septembre 2026'],
  ['a French number', words.telephone('+33 1 99 00 26 26'), '01 99 00 26 26'],
  ['a number from elsewhere', words.telephone('+262 262 00 97 52'), '+262 262 00 97 52'],
];

for (const [name, written, expected] of cases) {
  test(`${name} is written as in French, in one piece`, () => {
    assert.equal(written, expected.replaceAll(' ', '\u00a0'));
  });
}

test('a Markdown list is its items', () => {
  assert.deepEqual(words.items('- Lire\n- Écrire - et relire'), ['Lire', 'Écrire - et relire']);
});

test('the price in front is one that is paid', () => {
  const price = (amount: number) => ({ label: 'Prix', amount, validFrom: '2026-09-01' });
  assert.equal(words.headPrice([price(0), price(9200)])?.amount, 9200);
  assert.equal(words.headPrice([price(0)])?.amount, 0);
  assert.equal(words.headPrice([]), undefined);
});
