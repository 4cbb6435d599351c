import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import departments from '../app/modules/places/departments.json';
import { readCommunes, readDepartments, readPositions } from './sources.ts';
import { type Commune, table, written } from './table.ts';

const commune = (code: string, rest: Partial<Commune> = {}): Commune => ({
  code,
  name: `Commune ${code}`,
  department: '01',
  postcodes: ['01400'],
  population: 100,
  ...rest,
});
const here = { latitude: 46, longitude: 5 };
const there = { latitude: 47, longitude: 6 };

describe('a commune', () => {
  it('has its own position', () => {
    const [row] = table([commune('01001')], new Map([['01001', here]]));
    expect(row).toMatchObject({ ...here, isNear: false });
  });

  it.each([
    ['postcode', { postcodes: ['01400'], group: 'x', department: '02' }],
    ['group of communes', { postcodes: ['01999'], group: 'g', department: '02' }],
    ['department', { postcodes: ['01999'], group: 'x', department: '01' }],
  ])('without one, is put amid those of its %s', (_name, rest) => {
    const communes = [
      commune('01001', { group: 'g' }),
      commune('01002', { group: 'g' }),
      commune('01003', rest),
    ];
    const known = new Map([
      ['01001', here],
      ['01002', there],
    ]);
    const row = table(communes, known).find(({ name }) => name === 'Commune 01003');
    expect(row).toMatchObject({ latitude: 46.5, longitude: 5.5, isNear: true });
  });

  it('that nothing places is left out', () => {
    expect(table([commune('01001')], new Map())).toEqual([]);
  });

  it('that was joined to another is still found, where that one is', () => {
    const communes = [commune('01001'), commune('01002', { within: '01001', name: 'Ancienne' })];
    const rows = table(communes, new Map([['01001', here]]));
    expect(rows[1]).toMatchObject({ name: 'Ancienne', ...here, isNear: true });
  });
});

it('the most peopled is first, and a name is there once in a department', () => {
  const communes = [
    commune('01001', { name: 'Même', population: 10 }),
    commune('01002', { name: 'Même', population: 30 }),
    commune('01003', { name: 'Autre', population: 20 }),
  ];
  const known = new Map(communes.map(({ code }) => [code, here]));
  expect(table(communes, known).map(({ name, population }) => [name, population])).toEqual([
    ['Même', 30],
    ['Autre', 20],
  ]);
});

/* Forty megabytes are read. */
it('the table of the site is what its packages make, and is no heavier than 1.5 MB', () => {
  const kept = new URL('../app/modules/places/communes.txt', import.meta.url);
  const communes = readCommunes();
  const made = `${written(table(communes, readPositions(communes)))}\n`;
  expect(fs.readFileSync(kept, 'utf8') === made).toBe(true);
  expect(fs.statSync(kept).size).toBeLessThan(1.5 * 1024 ** 2);
  expect(readDepartments()).toEqual(departments);
}, 60_000);
