import { expect, it } from 'vitest';
import { employment } from './index';

type Outcome = Parameters<typeof employment>[0][number]['outcomes'][number];

const rate = (value: number, headcount: number | null, cohort: string | null): Outcome => ({
  measure: 'employment',
  value,
  headcount,
  cohort,
});
const programme = (...outcomes: Outcome[]) => ({ outcomes });

it('each programme weighs as many people as answered', () => {
  expect(
    employment([
      programme(rate(80, 300, 'Promotion 2025')),
      programme(rate(100, 100, 'Promotion 2025, diplômés sortis d’études')),
    ]),
  ).toEqual({ percent: 85, year: 2025, people: 400, programmes: 2 });
});

it('only the last year counts', () => {
  expect(
    employment([programme(rate(50, 40, 'Promotion 2024'), rate(90, 10, 'Promotion 2025'))]),
  ).toEqual({ percent: 90, year: 2025, people: 10, programmes: 1 });
});

it.each([
  ['no programme', []],
  ['no outcome', [programme()]],
  ['another measure', [programme({ ...rate(95, 40, 'Promotion 2025'), measure: 'pass' })]],
  ['nobody counted', [programme(rate(95, null, 'Promotion 2025'), rate(95, 0, 'Promotion 2025'))]],
  ['no cohort', [programme(rate(95, 40, null))]],
  ['a cohort without a year', [programme(rate(95, 40, 'La dernière promotion'))]],
])('of %s there is no figure', (_name, programmes) => {
  expect(employment(programmes)).toBeNull();
});
