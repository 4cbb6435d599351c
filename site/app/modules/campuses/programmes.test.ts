import { expect, it } from 'vitest';
import type { Offering } from '../../content/offerings.server';
import type { ProgrammeSummary } from '../../content/programmes.server';
import { programmesAt } from './index';

const programme = (
  slug: string,
  landingType: ProgrammeSummary['landingType'],
): ProgrammeSummary => ({
  slug,
  title: slug.toUpperCase(),
  landingType,
  shortTitle: null,
  summary: null,
  levelIn: null,
  levelOut: 2,
  rhythm: null,
  duration: null,
  focusImage: null,
});
const offering = (slug: string, campus: string, ...days: (string | null)[]): Offering => ({
  documentId: `${slug}-${campus}`,
  programme: { slug, title: slug },
  campus: { slug: campus, name: campus },
  rhythm: 'both',
  route: 'direct',
  enrolment: 'open',
  intakes: days.map((date) => ({ date, seats: null })),
});

const PROGRAMMES = [
  programme('mco', 'bts'),
  programme('gpme', 'bts'),
  programme('mba', 'mba'),
  programme('autre', null),
];
const at = (campus: string, ...offerings: Offering[]) =>
  programmesAt(campus, PROGRAMMES, offerings, '2026-11-15');

it('what the campus offers, by type, in the order of the programmes', () => {
  const groups = at(
    'lyon',
    offering('autre', 'lyon'),
    offering('mba', 'lyon'),
    offering('gpme', 'lyon'),
    offering('mco', 'lyon'),
    offering('mco', 'gap'),
    offering('sans-page', 'lyon'),
  );
  expect(groups.map(({ type, programmes }) => [type, programmes.map(({ slug }) => slug)])).toEqual([
    ['bts', ['mco', 'gpme']],
    ['mba', ['mba']],
    [null, ['autre']],
  ]);
  expect(groups[0]?.programmes[0]).toMatchObject({ title: 'MCO', rhythm: 'both', route: 'direct' });
});

it.each([
  ['the first that is not past', ['2026-09-07', '2026-11-15', '2027-09-06'], '2026-11-15'],
  ['none when all are past', ['2026-09-07'], undefined],
  ['none without a date', [null], undefined],
])('the next intake: %s', (_name, days, expected) => {
  const [group] = at('lyon', offering('mco', 'lyon', ...days));
  expect(group?.programmes[0]?.intake?.date).toBe(expected);
});

it('a campus that offers nothing has none', () => {
  expect(at('gap', offering('mco', 'lyon'))).toEqual([]);
});
