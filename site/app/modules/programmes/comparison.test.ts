import { expect, it } from 'vitest';
import type { Programme } from '../../content/programmes.server';
import { askedToCompare, comparable, compared, comparisonPath } from './index';
import { offering, programme } from './samples';

it.each([
  ['', []],
  ['compare=', []],
  ['compare=a,b', ['a', 'b']],
  ['compare=a&compare=b', ['a', 'b']],
  ['compare=a,+b+,,a&compare=b', ['a', 'b']],
])('?%s asks to compare %j', (query, slugs) => {
  expect(askedToCompare(new URLSearchParams(query))).toEqual(slugs);
});

it.each([
  [['b', 'a'], ['b', 'a'], false],
  [['x', 'a'], ['a'], false],
  [['a', 'b', 'c'], ['a', 'b', 'c'], false],
  [['d', 'x', 'c', 'b', 'a'], ['d', 'c', 'b'], true],
  [['x'], [], false],
])('of %j, %j are compared', (asked, slugs, cut) => {
  const known = ['a', 'b', 'c', 'd'].map((slug) => ({ slug }));
  expect(comparable(asked, known)).toEqual({ slugs, cut });
});

it.each([
  [[], '/programmes'],
  [['a', 'b'], '/programmes?compare=a,b'],
  [['a&b'], '/programmes?compare=a%26b'],
])('%j has the address %s', (slugs, path) => {
  expect(comparisonPath(slugs)).toBe(path);
});

it.each([
  [
    'compare=a&utm_source=radio&compare=b&campus=lyon',
    '/programmes?compare=a,b&utm_source=radio&campus=lyon',
  ],
  ['compare=&compare=&utm_source=radio', '/programmes?utm_source=radio'],
])('?%s goes to %s: what else was asked with goes along', (query, path) => {
  const asked = new URLSearchParams(query);
  expect(comparisonPath(askedToCompare(asked), asked)).toBe(path);
});

const MBA: Programme = {
  ...programme('mba', { title: 'MBA' }),
  accessDelay: 'rolling',
  certification: null,
  objectives: null,
  prerequisites: null,
  methods: null,
  assessment: null,
  disability: null,
  disabilityContact: null,
  prices: [],
  outcomes: [],
  teachingUnits: [],
  skillUnits: [],
  careers: [],
  brochure: null,
  body: [],
  seo: null,
};

it('a programme is compared with where and when it is offered, campuses once each and by name', () => {
  const offerings = [
    offering('mba', 'paris', { intakes: [{ date: '2027-10-04', seats: null }] }),
    offering('mba', 'lyon', { intakes: [{ date: '2027-09-27', seats: null }] }),
    offering('mba', 'lyon'),
    offering('bts', 'gap'),
  ];
  const { campuses, nextStart } = compared(MBA, offerings, '2026-11-15', 'fr');
  expect(campuses).toEqual({ count: 2, names: ['lyon', 'paris'] });
  expect(nextStart).toBe('2027-09-27');
  expect(compared(MBA, null, '2026-11-15', 'fr')).toMatchObject({
    campuses: null,
    nextStart: null,
  });
});
