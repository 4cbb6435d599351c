import { expect, it } from 'vitest';
import { labels } from '../taxonomy';
import { daysInWords, hoursInWords, type Opening, openingInWords, type Span } from './index';

const MORNING = { opens: '08:30', closes: '12:00' };
const AFTERNOON = { opens: '14:00', closes: '18:00' };

it.each<[Span, string, string]>([
  [
    { first: 'monday', last: 'friday', hours: [MORNING, AFTERNOON] },
    'du lundi au vendredi, de 8 h 30 à 12 h, puis de 14 h à 18 h',
    'Monday to Friday, 08:30 to 12:00, then 14:00 to 18:00',
  ],
  [
    { first: 'saturday', last: 'saturday', hours: [MORNING] },
    'samedi, de 8 h 30 à 12 h',
    'Saturday, 08:30 to 12:00',
  ],
  [
    { first: 'saturday', last: 'sunday', hours: [] },
    'samedi et dimanche, Fermé',
    'Saturday and Sunday, Closed',
  ],
])('%j is said « %s », “%s”', (span, french, english) => {
  const said = (language: 'fr' | 'en') => {
    const words = labels(language).campuses;
    return `${daysInWords(span, words)}, ${hoursInWords(span, words, language)}`;
  };
  expect(said('fr').replaceAll('\u00a0', ' ')).toBe(french);
  expect(said('en')).toBe(english);
});

it.each<[Opening, string]>([
  [{ isOpen: true, until: '18:00' }, 'Ouvert jusqu’à 18 h'],
  [{ isOpen: false, next: null }, 'Fermé'],
  [{ isOpen: false, next: { inDays: 0, day: 'monday', opens: '14:00' } }, 'Fermé, ouvre à 14 h'],
  [
    { isOpen: false, next: { inDays: 1, day: 'monday', opens: '08:30' } },
    'Fermé, ouvre demain à 8 h 30',
  ],
  [
    { isOpen: false, next: { inDays: 2, day: 'monday', opens: '08:30' } },
    'Fermé, ouvre lundi à 8 h 30',
  ],
])('%j is said « %s »', (opening, expected) => {
  const said = openingInWords(opening, labels('fr').campuses, 'fr');
  expect(said.replaceAll('\u00a0', ' ')).toBe(expected);
});
