import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import test, { type TestContext } from 'node:test';
import type { Measure } from './measure.ts';
import { brokenOff, write } from './results.ts';
import type { Run } from './table.ts';

const MEASURE: Measure = {
  title: 'A kept page',
  about: 'One thing against another.',
  minutes: 1,
  run: () => Promise.resolve([]),
};
const ROW = { name: 'Memory', value: 41.23, unit: 'MB', detail: 'a thousand pages' };
const RUN: Run = {
  dates: ['2026-11-16T08:00:00.000Z'],
  commit: 'abc',
  pace: '3 rounds of 3 s a side',
  machine: { processor: 'Testor', cores: 2, memory: '4 GB', system: 'linux', load: '0.10' },
  versions: { node: '24.0.0', wrk: '4.1.0' },
  results: [{ name: 'memory', measure: MEASURE, rows: [ROW] }],
};

async function folderOf(t: TestContext): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'parvis-results-'));
  t.after(() => rm(folder, { recursive: true }));
  return folder;
}

/** A checkout of a small project. */
async function checkoutOf(t: TestContext): Promise<string> {
  const checkout = await folderOf(t);
  for (const file of ['site/page.ts', 'bench/results/latest.md']) {
    await mkdir(path.join(checkout, path.dirname(file)), { recursive: true });
    await writeFile(path.join(checkout, file), 'At first');
  }
  git(checkout, 'init', '--quiet');
  git(checkout, 'add', '.');
  const author = ['-c', 'user.name=Test', '-c', 'user.email=test@localhost'];
  git(checkout, ...author, 'commit', '--quiet', '-m', 'At first');
  return checkout;
}

function git(checkout: string, ...args: string[]): string {
  return execFileSync('git', args, { cwd: checkout, encoding: 'utf8' }).trim();
}

test('a run is written as a page, a chart and data, and says when it was gone on with', async (t) => {
  const folder = await folderOf(t);
  await write(folder, { ...RUN, dates: [...RUN.dates, '2026-11-17T09:00:00.000Z'] });
  assert.deepEqual(await readdir(folder), ['chart.svg', 'latest.md', 'results.json']);
  const page = await readFile(path.join(folder, 'latest.md'), 'utf8');
  assert.match(page, /^# Measured 2026-11-17\n/);
  assert.match(
    page,
    /\| began \| 2026-11-16T08:00:00.000Z, and went on 2026-11-17T09:00:00.000Z \|/,
  );
});

test('what a run that was broken off had measured is there for the one that goes on with it', async (t) => {
  const folder = await folderOf(t);
  const checkout = await checkoutOf(t);
  const commit = git(checkout, 'rev-parse', 'HEAD');
  const failed = { name: 'redirects', measure: MEASURE, rows: [], failure: 'No wrk.\nat line 3' };
  await write(folder, { ...RUN, commit, results: [...RUN.results, failed] });
  const busier = { ...RUN, machine: { ...RUN.machine, load: '1.00' } };
  await writeFile(path.join(checkout, 'bench/results/latest.md'), 'So far');
  const { dates, results } = await brokenOff(folder, busier, checkout);
  assert.deepEqual(dates, RUN.dates);
  assert.deepEqual(results, [
    { name: 'memory', rows: [ROW] },
    { name: 'redirects', rows: [], failure: 'No wrk.' },
  ]);
  await writeFile(path.join(checkout, 'site/page.ts'), 'Faster');
  await assert.rejects(brokenOff(folder, busier, checkout), /the programs were changed since/);
});

test('figures of another machine, pace, version or program do not stand beside new ones', async (t) => {
  const folder = await folderOf(t);
  await assert.rejects(brokenOff(folder, RUN), /no run to go on with/);
  await write(folder, RUN);
  const machine = { ...RUN.machine, cores: 4 };
  const versions = { ...RUN.versions, node: '24.0.1' };
  await assert.rejects(
    brokenOff(folder, { pace: '1 round of 1 s a side', machine, versions }),
    /its pace is 3 rounds of 3 s a side, this one's 1 round of 1 s a side; it is of another machine; it is of other versions; the programs were changed since abc\.$/,
  );
});
