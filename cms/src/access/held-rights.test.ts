import assert from 'node:assert/strict';
import { test } from 'node:test';
import { areSame } from './held-rights.ts';
import type { Right } from './rights.ts';

const READ: Right = { action: 'read', subject: 'news', properties: { fields: ['title'] } };
const LIBRARY: Right = { action: 'library' };

for (const [what, held, isSame] of [
  ['the same', [READ, LIBRARY], true],
  ['in another order', [LIBRARY, READ], true],
  [
    'as a database keeps them',
    [
      { ...READ, conditions: [], actionParameters: {} },
      { ...LIBRARY, subject: null, properties: {}, conditions: [], actionParameters: {} },
    ],
    true,
  ],
  ['with nothing said', [READ, { ...LIBRARY, properties: { fields: undefined } }], true],
  ['one less', [READ], false],
  ['one more', [READ, LIBRARY, { action: 'write', subject: 'news' }], false],
  ['one twice', [READ, READ, LIBRARY], false],
  ['on something else', [{ ...READ, subject: 'events' }, LIBRARY], false],
  ['on another field', [{ ...READ, properties: { fields: ['body'] } }, LIBRARY], false],
  ['on a condition', [{ ...READ, conditions: ['own'] }, LIBRARY], false],
  ['with a parameter', [{ ...READ, actionParameters: { kind: 'x' } }, LIBRARY], false],
] satisfies [string, Right[], boolean][])
  test(`rights that are ${what}: ${isSame ? 'the same' : 'not the same'}`, () => {
    assert.equal(areSame(held, [READ, LIBRARY]), isSame);
  });
