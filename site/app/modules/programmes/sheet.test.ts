import { describe, expect, it } from 'vitest';
import { labels } from '../taxonomy';
import {
  countEnrolments,
  countedOn,
  euros,
  leadingPrices,
  mainStart,
  nextIntake,
  numberName,
  ofProgramme,
  onAxis,
  percent,
  rncp,
  salaryAxis,
  startsOf,
  teachingYears,
  totalHours,
  validFrom,
  waysIn,
} from './index';
import { offering } from './samples';

const TODAY = '2026-11-15';
const fr = labels('fr').courses;
const en = labels('en').courses;
const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const intakes = (...dates: (string | null)[]) => dates.map((date) => ({ date, seats: null }));

describe('starts', () => {
  const offered = [
    offering('p', 'lyon', { intakes: intakes('2027-01-18', '2027-09-06') }),
    offering('p', 'gap', { intakes: intakes('2027-09-06', '2027-09-06') }),
    offering('p', 'brest', { enrolment: 'closed', intakes: intakes('2026-12-01') }),
    offering('p', 'paris', { intakes: intakes('2026-09-07', null) }),
  ];

  it('are from today on, where one can still enrol, with as many campuses as start that day', () => {
    expect(startsOf(offered, TODAY)).toEqual([
      { date: '2027-01-18', campuses: 1 },
      { date: '2027-09-06', campuses: 2 },
    ]);
    expect(startsOf(offered, '2027-09-06')).toEqual([{ date: '2027-09-06', campuses: 2 }]);
    expect(startsOf([], TODAY)).toEqual([]);
  });

  it.each([
    [[], null],
    [[['2027-01-18', 3]], null],
    [
      [
        ['2027-01-18', 3],
        ['2027-09-06', 3],
      ],
      null,
    ],
    [
      [
        ['2027-01-18', 1],
        ['2027-02-01', 2],
        ['2027-09-06', 9],
      ],
      '2027-09-06',
    ],
  ] as [[string, number][], string | null][])('of %j, most start on %s', (starts, expected) => {
    const found = mainStart(starts.map(([date, campuses]) => ({ date, campuses })));
    expect(found?.date ?? null).toBe(expected);
  });

  it.each([
    [['2026-09-07', '2027-01-18'], '2027-01-18'],
    [[null, '2026-11-15'], '2026-11-15'],
    [['2026-09-07'], null],
    [[], null],
  ])('on a campus with intakes %j, the next is %s', (dates, expected) => {
    expect(nextIntake({ intakes: intakes(...dates) }, TODAY)).toBe(expected);
  });
});

describe('teaching', () => {
  const unit = (title: string, semester: number | null, hours: number | null = 60) => ({
    title,
    semester,
    hours,
    description: null,
  });

  it('is by year, two semesters each; what has no semester comes last, and all keep their number', () => {
    const years = teachingYears([unit('a', null), unit('b', 3), unit('c', 1), unit('d', 2, 40)]);
    const drawn = years.map(({ year, hours, units }) => [year, hours, units.map((u) => u.number)]);
    expect(drawn).toEqual([
      [1, 100, [3, 4]],
      [2, 60, [2]],
      [null, 60, [1]],
    ]);
  });

  it.each([
    [[60, 40], 100],
    [[60, null], null],
    [[], null],
  ])('hours %j make %j', (hours, expected) => {
    expect(totalHours(hours.map((each) => unit('u', 1, each)))).toBe(expected);
  });
});

describe('salaries', () => {
  const career = (salaryFrom: number | null, salaryTo: number | null) => ({
    title: 't',
    description: null,
    salaryFrom,
    salaryTo,
  });

  it.each([
    [
      [
        [27000, 35000],
        [30000, 38000],
      ],
      { from: 25, to: 40, marks: [25, 30, 35, 40] },
    ],
    [[[30000, 30000]], { from: 30, to: 35, marks: [30, 35] }],
    [[[24000, 78000]], { from: 20, to: 80, marks: [20, 40, 60, 80] }],
    [[[0, 480000]], { from: 0, to: 500, marks: [0, 100, 200, 300, 400, 500] }],
    [
      [
        [null, 30000],
        [40000, 30000],
      ],
      null,
    ],
    [[], null],
  ])('of %j are on the axis %j', (ranges, expected) => {
    const careers = ranges.map(([from, to]) => career(from ?? null, to ?? null));
    expect(salaryAxis(careers)).toEqual(expected);
  });

  it.each([
    [25, 0],
    [32.5, 50],
    [40, 100],
  ])('%d stands at %d hundredths', (salary, expected) => {
    expect(onAxis(salary, { from: 25, to: 40, marks: [] })).toBe(expected);
  });
});

describe('ways in', () => {
  const offered = [
    offering('p', 'lyon', { route: 'direct', rhythm: 'fulltime' }),
    offering('p', 'agen', { route: 'parcoursup', rhythm: 'both' }),
    offering('q', 'gap', { route: null }),
  ];

  it('are by route, the national procedure first, and say whether a company is part of them', () => {
    const drawn = waysIn(offered).map((way) => [
      way.route,
      way.campuses.map(({ slug }) => slug),
      way.withCompany,
    ]);
    expect(drawn).toEqual([
      ['parcoursup', ['agen'], true],
      ['direct', ['lyon'], false],
    ]);
  });

  it('count the campuses where there are places, few, or none', () => {
    const states = (['open', 'closed', 'open', null] as const).map((enrolment) =>
      offering('p', 'lyon', { enrolment }),
    );
    expect(countEnrolments(states)).toEqual([
      { enrolment: 'open', campuses: 2 },
      { enrolment: 'closed', campuses: 1 },
    ]);
  });

  it('those of one programme are by the name of the campus', () => {
    expect(ofProgramme(offered, 'p', 'fr').map(({ campus }) => campus.slug)).toEqual([
      'agen',
      'lyon',
    ]);
  });
});

describe('prices', () => {
  const price = (label: string, rhythm: 'fulltime' | 'periodic' | null, validFrom?: string) => ({
    label,
    rhythm,
    amount: 0,
    note: null,
    validFrom: validFrom ?? null,
  });

  it.each([
    [[], null, null],
    [[price('year', 'fulltime'), price('work', 'periodic')], 'year', 'work'],
    [[price('work', 'periodic')], 'work', null],
    [[price('whole', null), price('trips', 'fulltime')], 'whole', null],
  ])('%j are known by « %s », and « %s » in work-study', (prices, first, workStudy) => {
    const found = leadingPrices(prices);
    expect([found.first?.label ?? null, found.workStudy?.label ?? null]).toEqual([
      first,
      workStudy,
    ]);
  });

  it('hold since the last of their dates', () => {
    const prices = [
      price('a', null, '2025-09-01'),
      price('b', null, '2026-09-01'),
      price('c', null),
    ];
    expect(validFrom(prices)).toBe('2026-09-01');
    expect(validFrom([price('c', null)])).toBeNull();
  });

  it.each([
    [0, '0 €', '€0'],
    [7200, '7 200 €', '€7,200'],
    [1234567.5, '1 234 567,50 €', '€1,234,567.50'],
  ])('%d is « %s », in English « %s »', (amount, french, english) => {
    expect(plain(euros(amount, fr, 'fr'))).toBe(french);
    expect(euros(amount, en, 'en')).toBe(english);
  });
});

describe('figures', () => {
  it.each([
    [91, '91 %', '91%'],
    [34.1, '34,1 %', '34.1%'],
  ])('%d is « %s », in English « %s »', (value, french, english) => {
    expect(plain(percent(value, fr, 'fr'))).toBe(french);
    expect(percent(value, en, 'en')).toBe(english);
  });

  it('have spaces between the thousands that no line breaks at', () => {
    expect(numberName(1650, 'fr')).toBe('1\u00a0650');
  });

  it('say whom they were counted on, by whom, and no more than is known', () => {
    const whole = { cohort: 'Promotion 2025', headcount: 602, source: 'Jury' };
    expect(countedOn(whole, fr)).toBe('Promotion 2025 · 602 personnes · Jury');
    expect(countedOn({ ...whole, cohort: null, headcount: null }, fr)).toBe('Jury');
  });
});

it.each([
  ['RNCP38362', '38362'],
  ['RNCP 90001', '90001'],
  ['RS6789', null],
  ['RNCP../x', null],
  [null, null],
])('the register knows %s as its number %s', (code, number) => {
  expect(rncp(code)).toEqual(
    number && {
      name: `RNCP\u00a0${number}`,
      url: `https://www.francecompetences.fr/recherche/rncp/${number}/`,
    },
  );
});
