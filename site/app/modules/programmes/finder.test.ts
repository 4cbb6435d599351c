import { describe, expect, it } from 'vitest';
import { find, finderChoices, offeredCampuses, readFilters } from './index';
import { offering, programme } from './samples';

const TODAY = '2026-11-15';
const PROGRAMMES = [
  programme('bts-mco', {
    title: 'BTS Management commercial opérationnel',
    shortTitle: 'BTS MCO',
    landingType: 'bts',
    levelIn: 0,
    levelOut: 2,
    rhythm: 'both',
  }),
  programme('bachelor-rh', {
    title: 'Bachelor Ressources humaines',
    summary: 'La paie, le recrutement.',
    landingType: 'bachelor',
    levelIn: 2,
    levelOut: 3,
    rhythm: 'periodic',
  }),
  programme('mba', {
    title: 'MBA Direction',
    landingType: 'mba',
    levelIn: 4,
    levelOut: 5,
    rhythm: 'fulltime',
  }),
  programme('bare', { title: 'Sans rien' }),
];
const OFFERINGS = [
  offering('bts-mco', 'lyon', { rhythm: 'fulltime', intakes: [{ date: '2027-09-06', seats: 20 }] }),
  offering('bts-mco', 'gap', { rhythm: 'periodic', intakes: [{ date: '2027-08-30', seats: 8 }] }),
  offering('bachelor-rh', 'lyon', { rhythm: null, enrolment: 'closed' }),
];

const read = (query: string) => readFilters(new URLSearchParams(query));

describe('RTE-11', () => {
  it.each([
    ['', ['bts-mco', 'bachelor-rh', 'mba', 'bare']],
    [
      'niveau-entree=&niveau-sortie=&rythme=&campus=&type=&q=',
      ['bts-mco', 'bachelor-rh', 'mba', 'bare'],
    ],
    ['niveau-entree=0', ['bts-mco']],
    ['niveau-entree=2&niveau-sortie=3', ['bachelor-rh']],
    ['niveau-entree=0&niveau-sortie=3', []],
    ['niveau-entree=bac', []],
    ['rythme=fulltime', ['bts-mco', 'mba']],
    ['rythme=periodic', ['bts-mco', 'bachelor-rh']],
    ['rythme=both', ['bts-mco']],
    ['rythme=nuit', []],
    ['type=mba', ['mba']],
    ['type=doctorat', []],
    ['campus=lyon', ['bts-mco', 'bachelor-rh']],
    ['campus=gap', ['bts-mco']],
    ['campus=atlantide', []],
    // What counts is the rhythm it has there; the programme's own, where nothing is said.
    ['campus=lyon&rythme=periodic', ['bachelor-rh']],
    ['campus=gap&rythme=fulltime', []],
    ['q=mco', ['bts-mco']],
    ['q=Ressources+PAIE', ['bachelor-rh']],
    ['q=operationnel', ['bts-mco']],
    ['q=.*', []],
  ])('?%s shows %j', (query, slugs) => {
    const found = find(PROGRAMMES, OFFERINGS, read(query), TODAY);
    expect(found.map(({ slug }) => slug)).toEqual(slugs);
  });

  it('says on how many campuses each is, and when it next starts', () => {
    const facts = (query: string) =>
      find(PROGRAMMES, OFFERINGS, read(query), TODAY).map(({ campuses, nextStart }) => [
        campuses,
        nextStart,
      ]);
    expect(facts('type=bts')).toEqual([[2, '2027-08-30']]);
    expect(facts('type=bts&campus=lyon')).toEqual([[2, '2027-09-06']]);
    expect(facts('type=bachelor')).toEqual([[1, null]]);
    expect(facts('type=mba')).toEqual([[0, null]]);
  });

  it('without the offerings, finds by all but the campus, and counts nothing', () => {
    const found = find(PROGRAMMES, null, read('rythme=periodic'), TODAY);
    expect(found.map(({ slug, campuses }) => [slug, campuses])).toEqual([
      ['bts-mco', null],
      ['bachelor-rh', null],
    ]);
  });
});

describe('TAX-2: what can be asked for', () => {
  const names = (choices: { name: string }[]) =>
    choices.map(({ name }) => name.replaceAll('\u00a0', ' '));

  it('is what some programme has, in the order of levels and types', () => {
    const choices = finderChoices(PROGRAMMES, read(''), 'fr');
    expect(names(choices.levelIn)).toEqual(['Bac', 'Bac + 2', 'Bac + 4']);
    expect(names(choices.levelOut)).toEqual(['Bac + 2', 'Bac + 3', 'Bac + 5']);
    expect(names(choices.rhythm)).toEqual(['Initial', 'Alternance']);
    expect(names(choices.type)).toEqual(['BTS', 'Bachelors', 'MBA']);
    expect(offeredCampuses(OFFERINGS, 'fr').map(({ value }) => value)).toEqual(['gap', 'lyon']);
  });

  it('has no entry at one year of study in English', () => {
    const odd = [programme('odd', { levelIn: 1, levelOut: 2 })];
    expect(names(finderChoices(odd, read(''), 'fr').levelIn)).toEqual(['Bac + 1']);
    expect(names(finderChoices(odd, read(''), 'en').levelIn)).toEqual([]);
  });

  it('keeps what was asked for, even when nothing has it', () => {
    const choices = finderChoices([], read('type=doctorat&niveau-entree=9&rythme=nuit'), 'fr');
    expect(choices.type).toEqual([{ value: 'doctorat', name: 'doctorat' }]);
    expect(choices.levelIn).toEqual([{ value: '9', name: '9' }]);
    expect(choices.rhythm).toContainEqual({ value: 'nuit', name: 'nuit' });
  });
});
