import { describe, expect, it } from 'vitest';
import { campusCounts, landings, spanOf } from './index';
import { offering, programme } from './samples';

describe('TAX-2: the way a programme leads', () => {
  it.each([
    [0, 2, { from: 0, to: 2 }],
    [4, 5, { from: 4, to: 5 }],
    [0, 5, { from: 0, to: 5 }],
    [3, 3, null],
    [3, 2, null],
    [-1, 2, null],
    [4, 8, null],
    [null, 2, null],
    [0, null, null],
  ])('from %j to %j is %j', (levelIn, levelOut, expected) => {
    expect(spanOf({ levelIn, levelOut })).toEqual(expected);
  });
});

describe('the types', () => {
  const PROGRAMMES = [
    programme('bts-mco', { landingType: 'bts', levelIn: 0, levelOut: 2 }),
    programme('bachelor-long', { landingType: 'bachelor', levelIn: 0, levelOut: 3 }),
    programme('bachelor-short', { landingType: 'bachelor', levelIn: 2, levelOut: 3 }),
    programme('bts-gpme', { landingType: 'bts', levelIn: 0, levelOut: 2 }),
    programme('unsaid', { landingType: null }),
  ];

  it('come in the order of their programmes, each with its whole way and the entries on it', () => {
    const drawn = landings(PROGRAMMES).map(({ programmes, ...landing }) => ({
      ...landing,
      slugs: programmes.map(({ slug }) => slug),
    }));
    expect(drawn).toEqual([
      { type: 'bts', span: { from: 0, to: 2 }, entries: [], slugs: ['bts-mco', 'bts-gpme'] },
      {
        type: 'bachelor',
        span: { from: 0, to: 3 },
        entries: [2],
        slugs: ['bachelor-long', 'bachelor-short'],
      },
      { type: null, span: null, entries: [], slugs: ['unsaid'] },
    ]);
  });

  it('are on as many campuses as have one of their programmes, each campus counted once', () => {
    const offerings = [
      offering('bts-mco', 'lyon'),
      offering('bts-gpme', 'lyon'),
      offering('bts-gpme', 'gap'),
      offering('bachelor-short', 'lyon'),
      offering('unsaid', 'lyon'),
      offering('gone', 'brest'),
    ];
    expect(campusCounts(PROGRAMMES, offerings)).toEqual({ bts: 2, bachelor: 1 });
    expect(campusCounts(PROGRAMMES, [])).toEqual({});
  });
});
