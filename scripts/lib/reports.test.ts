import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import {
  add,
  countRun,
  type ReportReader,
  readPlaywright,
  readTap,
  readVitest,
} from './reports.ts';
import { temporaryFolder } from './sandbox.testing.ts';

const tap = (pass: number, fail: number, cancelled = 0) =>
  `TAP version 13\n1..2\n# tests 2\n# suites 0\n# pass ${pass}\n# fail ${fail}\n# cancelled ${cancelled}\n# skipped 0\n`;
const vitest = (passed: number, failed: number) =>
  JSON.stringify({ numPassedTests: passed, numFailedTests: failed, success: failed === 0 });
const playwright = (expected: number, unexpected: number, flaky = 0) =>
  JSON.stringify({ stats: { expected, unexpected, flaky, skipped: 1 } });

const table: [string, ReportReader, string | undefined, boolean, number, number][] = [
  ['a green node:test run', readTap, tap(5, 0), true, 5, 0],
  ['a node:test run with a failure and a cancelled test', readTap, tap(5, 1, 1), false, 5, 2],
  ['a green vitest run', readVitest, vitest(7, 0), true, 7, 0],
  ['a vitest run whose file did not load', readVitest, vitest(7, 0), false, 7, 1],
  ['a Playwright run with a flaky test', readPlaywright, playwright(3, 1, 1), false, 4, 1],
  ['a run of nothing', readPlaywright, playwright(0, 0), true, 0, 1],
  ['a run without a report', readVitest, undefined, true, 0, 1],
  ['a run with half a report', readVitest, '{"numPassedTests": 3', true, 0, 1],
  ['a report of another shape', readPlaywright, '{"stats": null}', true, 0, 1],
];

for (const [name, read, text, succeeded, passed, failed] of table) {
  test(`${name} counts ${passed} passed, ${failed} failed`, () => {
    const file = path.join(temporaryFolder(), 'report');
    if (text !== undefined) fs.writeFileSync(file, text);
    assert.deepEqual(countRun(file, read, succeeded), { passed, failed, names: [] });
  });
}

const named: [string, ReportReader, string, string[]][] = [
  [
    'node:test',
    readTap,
    `ok 1 - one\n# Subtest: kept\n    not ok 1 - two\nnot ok 2 - three\n${tap(1, 2)}`,
    ['two', 'three'],
  ],
  [
    'vitest',
    readVitest,
    JSON.stringify({
      numPassedTests: 1,
      numFailedTests: 1,
      testResults: [
        {
          assertionResults: [
            { status: 'passed', fullName: 'one' },
            { status: 'failed', fullName: 'two' },
          ],
        },
      ],
    }),
    ['two'],
  ],
  [
    'Playwright',
    readPlaywright,
    JSON.stringify({
      stats: { expected: 1, unexpected: 2, flaky: 0 },
      suites: [
        {
          specs: [{ ok: true, file: 'a.spec.ts', title: 'one' }],
          suites: [{ specs: [{ ok: false, file: 'a.spec.ts', title: 'two' }] }],
        },
        { specs: [{ ok: false, file: 'b.spec.ts', title: 'three' }] },
      ],
    }),
    ['a.spec.ts: two', 'b.spec.ts: three'],
  ],
];

for (const [runner, read, text, names] of named) {
  test(`the failed tests of ${runner} are named`, () => {
    assert.deepEqual(read(text).names, names);
  });
}

test('totals are summed', () => {
  assert.deepEqual(
    add([
      { passed: 1, failed: 2 },
      { passed: 3, failed: 0 },
    ]),
    { passed: 4, failed: 2 },
  );
});
