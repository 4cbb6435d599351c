import assert from 'node:assert/strict';
import { test } from 'node:test';
import { wantedOf } from './widths.ts';

const cases: [string, { mime: string; width: number }, Record<string, number[]>][] = [
  [
    'a photograph',
    { mime: 'image/jpeg', width: 4000 },
    { avif: [400, 800, 1200, 1600], webp: [400, 800, 1200, 1600] },
  ],
  [
    'one that is no wider than a column',
    { mime: 'image/jpeg', width: 1000 },
    { avif: [400, 800, 1000], webp: [400, 800, 1000] },
  ],
  ['a small one', { mime: 'image/png', width: 300 }, { avif: [300], webp: [300] }],
  [
    'one of exactly a width',
    { mime: 'image/png', width: 800 },
    { avif: [400, 800], webp: [400, 800] },
  ],
  [
    'one that is AVIF already',
    { mime: 'image/avif', width: 1280 },
    { avif: [400, 800, 1200], webp: [400, 800, 1200, 1280] },
  ],
  [
    'a WebP wider than any page',
    { mime: 'image/webp', width: 3000 },
    { avif: [400, 800, 1200, 1600], webp: [400, 800, 1200, 1600] },
  ],
];

for (const [name, picture, expected] of cases) {
  test(`${name} is made in the widths it can be shown in`, () => {
    const made = Object.groupBy(wantedOf(picture), ({ type }) => type);
    const widths = Object.entries(made).map(([type, all]) => [type, all.map(({ width }) => width)]);
    assert.deepEqual(Object.fromEntries(widths), expected);
  });
}
