import assert from 'node:assert/strict';
import { test } from 'node:test';
import { faults, newTally, table } from './report.ts';

const quiet = () => ({
  ...newTally('Redis, killed', false),
  sent: 3,
  answered: 3,
  acknowledged: ['a@famille.example', 'b@famille.example'],
  published: [1.24, 2.51],
});
const stored = new Map([
  ['a@famille.example', 1],
  ['b@famille.example', 1],
]);

test('when all that was acknowledged is stored once, nothing is at fault', () => {
  assert.deepEqual(faults([quiet()], stored), []);
});

test('what a killed process had begun to send is counted, and no fault', () => {
  const tally = { ...quiet(), expected: 2 };
  assert.deepEqual(faults([tally], stored), []);
});

test('what was acknowledged and is not stored is a fault', () => {
  const half = new Map([['a@famille.example', 1]]);
  assert.deepEqual(faults([quiet()], half), ['1 requests were acknowledged and are not stored']);
});

test('what is stored twice is a fault, whoever was told of it', () => {
  const twice = new Map([...stored, ['c@famille.example', 2]]);
  assert.deepEqual(faults([quiet()], twice), ['1 requests are stored more than once']);
});

test('an answer that nobody expected is a fault, with the part that was away', () => {
  const tally = { ...quiet(), unexpected: ['GET /: 502'] };
  assert.deepEqual(faults([tally], stored), ['Redis, killed: GET /: 502']);
});

test('the table has a line for each part, with its slowest publication', () => {
  const [head = '', row = '', ...rest] = table([quiet()], stored).split('\n');
  assert.match(head, /^part +sent +2xx\/3xx/);
  assert.match(row, /^Redis, killed +3 +3 +0 +0 +2 +2 +0 +2\.5 s$/);
  assert.deepEqual(rest, []);
});
