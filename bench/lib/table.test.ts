import assert from 'node:assert/strict';
import test from 'node:test';
import { chart, charted, share } from './chart.ts';
import type { Measure, Row } from './measure.ts';
import { line, markdown } from './table.ts';

const MEASURE: Measure = {
  title: 'A kept page',
  about: 'One thing against another.',
  minutes: 1,
  run: () => Promise.resolve([]),
};
const MET: Row = {
  name: 'Site : <nginx>',
  value: 0.61,
  unit: '×',
  goal: { at: 'least', value: 0.5 },
  detail: '610/s : 1,000/s | brotli',
};
const MISSED: Row = {
  name: 'Slowest',
  value: 200,
  unit: 'ms',
  goal: { at: 'most', value: 100 },
  detail: '9 answers',
};
const TOLD: Row = { name: 'Memory', value: 41.23, unit: 'MB', detail: 'a thousand pages' };

const RUN = {
  dates: ['2026-11-16T08:00:00.000Z'],
  commit: 'abc',
  pace: '3 rounds of 3 s a side',
  machine: { processor: 'Testor', cores: 2, memory: '4 GB', system: 'linux', load: '0.10' },
  versions: { node: '24.0.0', wrk: '4.1.0' },
  results: [
    { name: 'cached-page', measure: MEASURE, rows: [MET, MISSED, TOLD], stolen: 0.0124 },
    { name: 'broken', measure: MEASURE, rows: [], failure: 'wrk is not installed.\nat line 3' },
  ],
};

test('a row says its figure, and whether it is what it has to be', () => {
  assert.equal(line(MET), 'Site : <nginx>: 0.61 × (✓ ≥ 0.5), 610/s : 1,000/s | brotli');
  assert.equal(line(MISSED), 'Slowest: 200 ms (✗ ≤ 100), 9 answers');
  assert.equal(line(TOLD), 'Memory: 41.2 MB, a thousand pages');
});

test('the page of a run has the machine, every row, and why something was not measured', () => {
  const text = markdown(RUN);
  assert.match(text, /\| machine \| Testor, 2 cores, 4 GB, linux \|/);
  assert.match(text, /\| versions \| node 24.0.0, wrk 4.1.0 \|/);
  assert.match(text, /\| Site : <nginx> \| 0.61 × \| ✓ ≥ 0.5 \| 610\/s : 1,000\/s \\\| brotli \|/);
  assert.match(text, /\|\n\nOf the processor's time the host had 1\.2 % meanwhile\.\n/);
  assert.match(text, /It was not measured: wrk is not installed\.\n/);
  assert.doesNotMatch(text, /at line 3/);
});

test('the bar of a goal that is just met is half the line, whichever way is better', () => {
  assert.equal(share({ value: 0.5, goal: { at: 'least', value: 0.5 } }), 0.5);
  assert.equal(share({ value: 100, goal: { at: 'most', value: 100 } }), 0.5);
  assert.equal(share({ value: 200, goal: { at: 'most', value: 100 } }), 0.25);
  assert.equal(share({ value: 5, goal: { at: 'least', value: 0.5 } }), 1);
  assert.equal(share({ value: 0, goal: { at: 'most', value: 100 } }), 1);
});

test('a measure with many goals is drawn by its worst row', () => {
  const scores = [99, 91, 100, 98, 99].map((value) => ({ ...MET, value, name: `/${value}` }));
  const shown = charted([
    { name: 'few', measure: MEASURE, rows: [MET, TOLD] },
    {
      name: 'many',
      measure: MEASURE,
      rows: scores.map((row) => ({ ...row, goal: { at: 'least', value: 98 } })),
    },
  ]);
  assert.deepEqual(
    shown.map(({ title, row }) => [title, row.name]),
    [
      ['A kept page', 'Site : <nginx>'],
      ['A kept page: the worst of 5', '/91'],
    ],
  );
});

test('the chart shows each row with its goal, as text that cannot break it', () => {
  const drawn = chart(
    [MET, MISSED].map((row) => ({ title: 'A & B', row })),
    'today',
  );
  assert.match(drawn, /Site : &lt;nginx></);
  assert.match(drawn, /A &amp; B/);
  assert.match(drawn, /class="met"/);
  assert.match(drawn, /class="missed"/);
  assert.match(drawn, /≤ 100/);
});
