import { expect, it } from 'vitest';
import { labels } from '../taxonomy';
import { durationName, firstSentence, nameAmong } from './index';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const { courses } = labels('fr');

it.each([
  [1, 'years', '1 an'],
  [2, 'years', '2 ans'],
  [24, 'months', '24 mois'],
  [1, 'days', '1 jour'],
  [3, 'weeks', "3 la taxo pour fr.courses.scales.weeks n'existe pas"],
] as const)('TAX-2: %d %s are « %s »', (value, scale, expected) => {
  expect(plain(durationName({ value, scale }, courses))).toBe(expected);
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
