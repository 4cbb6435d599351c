import assert from 'node:assert/strict';
import { test } from 'node:test';
import { refusal } from './refusal.ts';

const LIMITS = { locales: ['fr', 'en'], most: 100 };

const refused: [string, string[], object, RegExp][] = [
  ['a step up', ['campuses', '..'], {}, /no slug/],
  ['capitals', ['campuses', 'LYON'], {}, /no slug/],
  ['a control character', ['campuses', '\0'], {}, /no slug/],
  ['a draft', ['events'], { status: 'draft' }, /signed preview/],
  ['an invented status', ['events'], { status: ['published'] }, /signed preview/],
  ['an unknown language', ['events'], { locale: 'xx' }, /fr or en/],
  ['every language at once', ['events'], { locale: '*' }, /fr or en/],
  ['a page before the first', ['events'], { pagination: { page: '0' } }, /\[page\]/],
  ['a page that is no number', ['events'], { pagination: { page: 'abc' } }, /\[page\]/],
  ['an empty page', ['events'], { pagination: { pageSize: '0' } }, /\[pageSize\]/],
  ['a page of everything', ['events'], { pagination: { pageSize: '100000' } }, /1 to 100/],
  ['a limit of none', ['events'], { pagination: { limit: '-1' } }, /\[limit\]/],
  ['a limit in powers', ['events'], { pagination: { limit: '1e9' } }, /\[limit\]/],
  ['a start before the first', ['events'], { pagination: { start: '-3' } }, /\[start\]/],
  ['pages that are no pages', ['events'], { pagination: 'all' }, /named parts/],
];

for (const [name, segments, query, reason] of refused) {
  test(`API-14: ${name} is refused, with a reason`, () => {
    assert.match(refusal(segments, { ...query }, LIMITS) ?? '', reason);
  });
}

for (const [name, segments, query] of [
  ['a slug', ['campuses', 'saint-etienne'], {}],
  ['a list in a language', ['events'], { locale: 'en', pagination: { limit: '6' } }],
  ['the largest page', ['events'], { pagination: { page: '3', pageSize: '100' } }],
  ['what is published, said so', ['events'], { status: 'published' }],
] as const) {
  test(`API-14: ${name} is accepted`, () => {
    assert.equal(refusal(segments, { ...query }, LIMITS), undefined);
  });
}
