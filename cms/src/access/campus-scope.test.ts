import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ADMISSIONS_CODE, boundCampuses, campusRoleCode, isOwn } from './campus-scope.ts';

const user = (...codes: string[]) => ({ roles: codes.map((code) => ({ code })) });
const [lyon, paris] = [campusRoleCode('lyon'), campusRoleCode('paris')];

const people: [string, unknown, string[] | undefined][] = [
  ['a campus editor is held to the campus', user(lyon), ['lyon']],
  ['an editor of two campuses, to both', user(lyon, paris), ['lyon', 'paris']],
  ['the admissions role widens nothing', user(lyon, ADMISSIONS_CODE), ['lyon']],
  ['an editor of all campuses is held to none', user('strapi-editor'), undefined],
  ['nor is one who is a campus editor too', user(lyon, 'strapi-editor'), undefined],
  ['admissions alone is held to none', user(ADMISSIONS_CODE), undefined],
  ['nobody is held to none', undefined, undefined],
];

for (const [name, who, campuses] of people) {
  test(`ENT-1: ${name}`, () => assert.deepEqual(boundCampuses(who), campuses));
}

const entries: [string, string[], boolean][] = [
  ['of the campus', ['lyon'], true],
  ['of another', ['paris'], false],
  ['shared with another', ['lyon', 'paris'], false],
  ['of none', [], false],
];

for (const [name, campuses, own] of entries) {
  test(`ENT-1: an entry ${name} is ${own ? '' : 'not '}the campus editor’s to change`, () => {
    assert.equal(isOwn(campuses, ['lyon']), own);
  });
}
