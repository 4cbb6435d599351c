import { expect, it } from 'vitest';
import { labels } from '../taxonomy';
import { campusesName, durationName, firstSentence, levelName, nameAmong } from './index';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const { courses } = labels('fr');

it.each([
  [0, 'Bac'],
  [2, 'Bac + 2'],
])('TAX-2: level %d is « %s »', (level, expected) => {
  expect(plain(levelName(level, courses))).toBe(expected);
});

it.each([
  [1, 'years', '1 an'],
  [2, 'years', '2 ans'],
  [24, 'months', '24 mois'],
  [1, 'days', '1 jour'],
] as const)('TAX-2: %d %s are « %s »', (value, scale, expected) => {
  expect(plain(durationName({ value, scale }, courses))).toBe(expected);
});

it.each([
  [1, '1 campus', '1 campus'],
  [20, '20 campus', '20 campuses'],
])('%d campuses are « %s », in English « %s »', (count, french, english) => {
  expect(plain(campusesName(count, courses))).toBe(french);
  expect(campusesName(count, labels('en').courses)).toBe(english);
});

it.each([
  ['BTS', 'BTS Gestion de la PME', 'BTS GPME', 'GPME'],
  ['BTS', 'BTS Gestion de la PME', null, 'Gestion de la PME'],
  [
    'Programme Grande École',
    'Programme Grande École, management général',
    'Programme Grande École',
    'Management général',
  ],
  ['MBA', 'MBA', 'MBA', 'MBA'],
  ['MBA', 'MBAlgérie', null, 'MBAlgérie'],
  ['Bachelor', 'Vendre', null, 'Vendre'],
])('among the %s, « %s » (%s) is « %s »', (type, title, shortTitle, expected) => {
  expect(nameAmong({ title, shortTitle }, type)).toBe(expected);
});

it.each([
  ['Vendre. Puis diriger.', 'Vendre.'],
  ['Vendre 1.5 tonne ? Oui.', 'Vendre 1.5 tonne ?'],
  ['Sans point', 'Sans point'],
  ['', ''],
])('the first sentence of « %s » is « %s »', (text, expected) => {
  expect(firstSentence(text)).toBe(expected);
});
