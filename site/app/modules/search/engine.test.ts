import { expect, it } from 'vitest';
import type { Language } from '../taxonomy';
import type { SearchDocument } from './document';
import { SearchIndex } from './engine.server';
import { groups, pageWithin } from './results.server';

const NOW = new Date('2026-11-15T09:00:00+01:00');
const CLOCK = { now: NOW, today: '2026-11-15' };

function page(title: string, rest: Partial<SearchDocument> = {}): SearchDocument {
  return {
    kind: 'pages',
    path: `/${title}`,
    title,
    names: [],
    summary: '',
    text: '',
    related: [],
    date: null,
    context: [],
    from: null,
    lastDay: null,
    ...rest,
  };
}

const SCHOOL = [
  page('BTS Management commercial opérationnel', {
    kind: 'programmes',
    names: ['BTS MCO', 'RNCP38362', '38362'],
    related: ['Lyon', 'Brest'],
  }),
  page('BTS Gestion de la PME', {
    kind: 'programmes',
    names: ['BTS GPME'],
    text: 'Assistant comptable. Suivre les comptes',
    related: ['Brest'],
  }),
  page('Bachelor Ressources humaines', { kind: 'programmes', related: ['Lyon'] }),
  page('Campus de Lyon', { kind: 'campuses', names: ['Lyon', '69003'] }),
  page('Campus de Mont-de-Marsan', { kind: 'campuses', names: ['Mont-de-Marsan', '40000'] }),
  page('Portes ouvertes à Lyon', {
    kind: 'events',
    date: '2026-11-21T09:00:00Z',
    lastDay: '2026-11-21',
  }),
  page('La comptabilité, au-dessus de l’Yonne', { kind: 'news', date: '2026-11-01' }),
  page('Elle est diplômée, et cheffe de rayon', { kind: 'testimonials' }),
  page('Étudier en alternance', { summary: 'Le rythme, le contrat, le salaire.' }),
  page('Prix et financement', { summary: 'Ce que coûte une année.' }),
  page('Un œil sur l’école', { kind: 'blog' }),
];

const made = await SearchIndex.make(SCHOOL, 'fr', NOW);
const titles = (words: string, index = made) =>
  index.find(words, CLOCK).hits.map(({ document }) => document.title);

it.each([
  ['without accents or capitals', 'COMPTABILITE', 'La comptabilité, au-dessus de l’Yonne'],
  ['with accents that are not there', 'âlternance', 'Étudier en alternance'],
  ['a plural for a singular', 'bachelors', 'Bachelor Ressources humaines'],
  ['a singular for a plural', 'ressource humaine', 'Bachelor Ressources humaines'],
  ['a feminine', 'diplome', 'Elle est diplômée, et cheffe de rayon'],
  ['a feminine, without accents', 'diplomees', 'Elle est diplômée, et cheffe de rayon'],
  ['a ligature', 'oeil', 'Un œil sur l’école'],
  ['the beginning of a word', 'compt', 'La comptabilité, au-dessus de l’Yonne'],
  ['a hyphen', 'mont de marsan', 'Campus de Mont-de-Marsan'],
  ['a postcode', '69003', 'Campus de Lyon'],
  ['a code without its letters', '38362', 'BTS Management commercial opérationnel'],
  ['a letter missing', 'comptablité', 'La comptabilité, au-dessus de l’Yonne'],
  ['a letter too many', 'alternnance', 'Étudier en alternance'],
  ['a wrong letter', 'bochelor', 'Bachelor Ressources humaines'],
  ['two letters exchanged in a short word', 'lyno', 'Campus de Lyon'],
  ['two letters exchanged in a long one', 'bahcelor', 'Bachelor Ressources humaines'],
  ['an abbreviation', 'jpo', 'Portes ouvertes à Lyon'],
  ['an abbreviation among words', 'jpo lyon', 'Portes ouvertes à Lyon'],
  ['another name of several words', 'contrat de professionnalisation', 'Étudier en alternance'],
  ['what people say', 'rh', 'Bachelor Ressources humaines'],
  ['another word for it', 'tarifs', 'Prix et financement'],
  ['the small words of a question', 'quel est le prix', 'Prix et financement'],
  ['a programme and a campus', 'bts lyon', 'BTS Management commercial opérationnel'],
])('finds %s: %s', (_what, words, title) => {
  expect(titles(words)).toContain(title);
});

it.each([
  ['what is being typed is not another form of something else', 'compta', 'comptes'],
  ['a short word is not also the beginning of another', 'rh', 'Rhône'],
  ['what is left of a word is no word', 'prix', 'Fraises'],
  ['nor is a word that others follow', 'bac lyon', 'Bachelor'],
])('%s: %s', async (_what, words, said) => {
  const index = await SearchIndex.make(
    [page('Comptabilité', { names: ['RH', 'frais', 'bac', 'Lyon'] }), page(`${said} de Lyon`)],
    'fr',
    NOW,
  );
  expect(titles(words, index)).toEqual(['Comptabilité']);
});

it('looks for every word', () => {
  expect(titles('bts brest')).toHaveLength(2);
  expect(titles('bts lyon')).toEqual(['BTS Management commercial opérationnel']);
});

it('without a page that has every word, gives those that have some, and says so', () => {
  const found = made.find('bts cuisine moléculaire', CLOCK);
  expect(found.loose).toBe(true);
  expect(found.hits.map(({ document }) => document.kind)).toEqual(['programmes', 'programmes']);
});

it.each([
  ['a number is not nearly another', '69004'],
  ['three letters are not nearly anything', 'bta'],
  ['a known word is not misspelt', 'portes'],
])('%s: %s', (_what, words) => {
  const near = titles(words).filter((title) => !title.startsWith('Portes'));
  expect(near).toEqual([]);
});

it.each([
  ['BTS alternnance', 'BTS alternance'],
  ['diplomés lyno', 'diplomés lyon'],
  ['comptablité', 'comptabilité'],
  ['lyon', null],
  ['jpo', null],
  ['alternan', null],
])('reads %j as %j', (words, understood) => {
  expect(made.find(words, CLOCK).understood).toBe(understood);
});

it('takes a misspelt word for the one of the page that suits best, with its forms and its other names', async () => {
  const index = await SearchIndex.make(
    [
      page('Campus de Lille'),
      page('Le campus et la place des Lices'),
      page('Lille', { text: 'Une pile de dossiers, en Ille-et-Vilaine' }),
      page('La pile', { text: 'pile pile' }),
      page('Contrat d’apprentissage'),
      page('Alternances'),
      page('L’alternance'),
    ],
    'fr',
    NOW,
  );
  expect(titles('campus lile', index)).toEqual(['Campus de Lille']);
  expect(titles('alternence', index).toSorted()).toEqual([
    'Alternances',
    'Contrat d’apprentissage',
    'L’alternance',
  ]);
});

it('suggests words when nothing is near, as a page writes them', () => {
  expect(made.find('comptabbillitteee', CLOCK)).toEqual({
    hits: [],
    understood: null,
    loose: false,
    suggestion: 'comptabilité',
  });
  expect(made.find('xqzwkvj', CLOCK).suggestion).toBeNull();
});

it.each(['', '   ', '!?'])('finds nothing by %j, which asks for nothing', (words) => {
  expect(made.find(words, CLOCK)).toEqual({
    hits: [],
    understood: null,
    loose: false,
    suggestion: null,
  });
});

it('looks for small words when there are no others', () => {
  expect(titles('de la')).toContain('BTS Gestion de la PME');
});

it('puts a campus before what happens there', () => {
  expect(titles('lyon')[0]).toBe('Campus de Lyon');
});

it('shows nothing before its time or after its day, whenever the index was made', async () => {
  const index = await SearchIndex.make(
    [
      page('Salon passé', { lastDay: '2026-11-14' }),
      page('Salon du jour', { lastDay: '2026-11-15' }),
      page('Salon à venir', { from: '2026-11-15T08:00:01Z' }),
      page('Salon échu', { from: '2026-11-15T08:00:00Z' }),
    ],
    'fr',
    NOW,
  );
  expect(titles('salon', index).toSorted()).toEqual(['Salon du jour', 'Salon échu']);
});

it('puts the next event and the newest news first', async () => {
  const dated = (kind: 'news' | 'events', date: string) =>
    page('Salon', { kind, date, path: date });
  const index = await SearchIndex.make(
    [
      dated('events', '2027-10-01'),
      dated('news', '2021-01-01'),
      dated('events', '2026-12-01'),
      dated('news', '2026-11-01'),
    ],
    'fr',
    NOW,
  );
  const found = groups(index.find('salon', CLOCK), 5);
  expect(found.map(({ results }) => results.map(({ path }) => path))).toEqual([
    ['2026-12-01', '2027-10-01'],
    ['2026-11-01', '2021-01-01'],
  ]);
});

it('stems and has other names in English too', async () => {
  const index = await SearchIndex.make(
    [page('Tuition fees'), page('Apprenticeships in retail')],
    'en' satisfies Language,
    NOW,
  );
  expect(titles('price', index)).toEqual(['Tuition fees']);
  expect(titles('apprentice retailing', index)).toEqual(['Apprenticeships in retail']);
  expect(titles('the fee', index)).toEqual(['Tuition fees']);
});

it('groups by kind, the best first, counts all and shows a few', () => {
  const found = groups(made.find('lyon', CLOCK), 1);
  expect(found.map(({ kind, count, results }) => [kind, count, results.length])).toEqual([
    ['campuses', 1, 1],
    ['events', 1, 1],
    ['programmes', 2, 1],
  ]);
});

it('pages what is found of one kind', async () => {
  const index = await SearchIndex.make(
    Array.from({ length: 45 }, (_, number) => page(`Salon ${number}`)),
    'fr',
    NOW,
  );
  const found = index.find('salon', CLOCK);
  expect(pageWithin(found, 'pages', 3, 20)).toMatchObject({
    count: 45,
    pages: { number: 3, count: 3 },
    results: { length: 5 },
  });
  expect(pageWithin(found, 'pages', 4, 20)).toBeUndefined();
  expect(pageWithin(found, 'pages', Number.NaN, 20)).toBeUndefined();
  expect(pageWithin(found, 'news', 1, 20)).toMatchObject({ count: 0, results: [] });
});

it('marks the words that were found, in the title and in an excerpt', () => {
  const [group] = groups(made.find('comptablité', CLOCK), 5);
  expect(group?.results[0]?.title).toEqual([
    { text: 'La ', hit: false },
    { text: 'comptabilité', hit: true },
    { text: ', au-dessus de l’Yonne', hit: false },
  ]);
});
