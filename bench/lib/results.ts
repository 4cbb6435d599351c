import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chart, charted } from './chart.ts';
import type { Machine } from './machine.ts';
import type { Result } from './measure.ts';
import { dayOf, firstLine, markdown, type Run } from './table.ts';

type Written = Omit<Run, 'results'> & { results: Omit<Result, 'measure'>[] };

const FILE = 'results.json';

export async function write(folder: string, run: Run): Promise<void> {
  await mkdir(folder, { recursive: true });
  const { machine, commit } = run;
  const caption = `${dayOf(run)} · ${machine.processor}, ${machine.cores} cores · commit ${commit}`;
  const results = run.results.map(({ name, rows, stolen, failure }) => ({
    name,
    rows,
    ...(stolen !== undefined && { stolen }),
    ...(failure !== undefined && { failure: firstLine(failure) }),
  }));
  const written: Written = { ...run, results };
  await writeFile(path.join(folder, 'chart.svg'), chart(charted(run.results), caption));
  await writeFile(path.join(folder, 'latest.md'), markdown(run));
  await writeFile(path.join(folder, FILE), `${JSON.stringify(written, null, 2)}\n`);
}

/** The run of the folder that was broken off, for one that goes on with it: figures of another program, pace or machine would not stand beside the new ones. */
export async function brokenOff(
  folder: string,
  now: Pick<Run, 'pace' | 'machine' | 'versions'>,
  checkout = import.meta.dirname,
): Promise<Written> {
  const file = path.join(folder, FILE);
  if (!existsSync(file)) throw new Error(`There is no run to go on with: ${file} is missing.`);
  const before = JSON.parse(await readFile(file, 'utf8')) as Written;
  const others = [
    before.pace !== now.pace && `its pace is ${before.pace}, this one's ${now.pace}`,
    kind(before.machine) !== kind(now.machine) && 'it is of another machine',
    JSON.stringify(before.versions) !== JSON.stringify(now.versions) && 'it is of other versions',
    isChangedSince(before.commit, checkout) && `the programs were changed since ${before.commit}`,
  ].filter((other) => other !== false);
  if (others.length > 0)
    throw new Error(`The run in ${folder} cannot be gone on with: ${others.join('; ')}.`);
  return before;
}

function kind({ processor, cores, memory, system }: Machine): string {
  return [processor, cores, memory, system].join();
}

/** Whether what is measured, or what measures, is no longer that of a commit. */
function isChangedSince(commit: string, checkout: string): boolean {
  const what = [':/site', ':/cms', ':/bench', ':!/bench/results'];
  const diff = ['diff', '--quiet', commit, '--', ...what];
  return spawnSync('git', diff, { cwd: checkout }).status !== 0;
}
