import { describe, expect, it } from 'vitest';
import { findPlace } from './find.server';
import { nearestFirst } from './index';

async function found(typed: string): Promise<string> {
  const answer = await findPlace(typed);
  return answer.kind === 'found' ? answer.place.query : answer.kind;
}

describe('a place is found', () => {
  it.each([
    ['Villeurbanne', 'Villeurbanne (69)'],
    ['  villeurbanne ', 'Villeurbanne (69)'],
    ['VILLEURB', 'Villeurbanne (69)'],
    ['st étienne', 'Saint-Étienne (42)'],
    ['Saint Etienne', 'Saint-Étienne (42)'],
    ['Ste-Foy-lès-Lyon', 'Sainte-Foy-lès-Lyon (69)'],
    ['Chalon s/ Saône', 'Chalon-sur-Saône (71)'],
    ['havre', 'Le Havre (76)'],
    ["L'Haÿ les Roses", 'L’Haÿ-les-Roses (94)'],
    ['Schoelcher', 'Schœlcher (972)'],
    ['Y', 'Y (80)'],
    ['Lyon 3e', 'Lyon (69)'],
    ['Marseille 13ème arrondissement', 'Marseille (13)'],
    ['Cherbourg-Octeville', 'Cherbourg-Octeville (50)'],
  ])('by its name, as people write it: « %s »', async (typed, expected) => {
    expect(await found(typed)).toBe(expected);
  });

  it.each([
    ['69003', 'Lyon (69)'],
    ['69 003', 'Lyon (69)'],
    ['75116', 'Paris (75)'],
    ['20000', 'Ajaccio (2A)'],
    ['97400', 'Saint-Denis (974)'],
    ['98800', 'Nouméa (988)'],
    ['69003 Lyon', 'Lyon (69)'],
    ['Lyon Part-Dieu 69003', 'Lyon (69)'],
    ['93200 Saint-Denis', 'Saint-Denis (93)'],
  ])('by its postcode: « %s »', async (typed, expected) => {
    expect(await found(typed)).toBe(expected);
  });

  it.each(['Saint-Denis (93)', 'Saint-Denis (974)', 'Ajaccio (2A)', 'Ajaccio (2a)'])(
    'again, by what finds this very one: %s',
    async (typed) => {
      expect((await found(typed)).toLowerCase()).toBe(typed.toLowerCase());
    },
  );

  it('with the others of its name, by department', async () => {
    const answer = await findPlace('Saint-Denis');
    expect(answer).toMatchObject({ kind: 'found', place: { department: 'La Réunion' } });
    if (answer.kind !== 'found') return;
    expect(answer.others.map(({ department }) => department)).toEqual([
      'Seine-Saint-Denis',
      'Aude',
      'Gard',
    ]);
  });
});

it('the beginning of several names offers the largest of them', async () => {
  const answer = await findPlace('saint-den');
  expect(answer.kind).toBe('several');
  if (answer.kind !== 'several') return;
  expect(answer.others).toHaveLength(8);
  expect(answer.others[0]?.name).toBe('Saint-Denis');
});

it.each(['Trifouillis', '00000', '6900', '', '   ', '<script>', '(', '('.repeat(2000)])(
  '« %s » is nowhere',
  async (typed) => {
    expect((await findPlace(typed)).kind).toBe('unknown');
  },
);

describe('nearest first', () => {
  const lyon = { slug: 'lyon', latitude: 45.764, longitude: 4.8357 };
  const grenoble = { slug: 'grenoble', latitude: 45.1885, longitude: 5.7245 };
  const nowhere = { slug: 'nulle-part', latitude: null, longitude: null };
  const vienne = { name: 'Vienne', department: 'Isère', query: 'Vienne (38)' };
  const from = { ...vienne, latitude: 45.53, longitude: 4.87, isNear: false };

  it('each with its distance, and what lies nowhere last', () => {
    const near = nearestFirst([nowhere, grenoble, lyon], from);
    expect(near.map(({ slug, km }) => [slug, km])).toEqual([
      ['lyon', 26],
      ['grenoble', 77],
      ['nulle-part', null],
    ]);
  });

  it('from a place that is only near, to five kilometres', () => {
    const near = nearestFirst([grenoble, lyon], { ...from, isNear: true });
    expect(near.map(({ km }) => km)).toEqual([25, 75]);
  });

  it('is at least a kilometre away: one walks from one’s door', () => {
    expect(nearestFirst([{ ...lyon }], { ...from, ...lyon })[0]?.km).toBe(1);
  });
});
