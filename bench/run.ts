/** Runs the measures that are asked for, one after the other, and writes what they gave to `results/`. */
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { chart, charted } from './lib/chart.ts';
import { Ground, type Pace } from './lib/ground.ts';
import { describeCommit, describeMachine, describeVersions } from './lib/machine.ts';
import type { Measure, Result } from './lib/measure.ts';
import { firstLine, line, markdown, type Run } from './lib/table.ts';

const MEASURES = path.join(import.meta.dirname, 'measures');
const RESULTS = path.join(import.meta.dirname, 'results');

const { values: flags, positionals: names } = parseArgs({
  allowPositionals: true,
  options: {
    whole: { type: 'boolean', default: false },
    seconds: { type: 'string' },
    rounds: { type: 'string' },
    results: { type: 'string', default: RESULTS },
  },
});

const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => stop.abort(new Error('It was stopped')));
}
// A closed terminal must not keep us from stopping the others.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

process.exitCode = await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  return 1;
});

async function main(): Promise<number> {
  const isWhole = flags.whole;
  const pace: Pace = {
    seconds: positive('seconds', isWhole ? 5 : 3),
    rounds: positive('rounds', isWhole ? 5 : 3),
    isWhole,
  };
  const measures = await chosen();
  const before = describeMachine();
  const results: Result[] = [];
  // One after the other: measurements that run together measure each other.
  for (const [name, measure] of measures) {
    if (stop.signal.aborted) break;
    console.log(`\n── ${name}: ${measure.title}`);
    const result = await attempt(name, measure, pace);
    for (const row of result.rows) console.log(`  ${line(row)}`);
    if (result.failure !== undefined) console.log(`  It was not measured: ${result.failure}`);
    results.push(result);
  }
  if (stop.signal.aborted) return 1;
  await write({
    date: new Date().toISOString(),
    commit: describeCommit(),
    pace: `${pace.rounds} rounds of ${pace.seconds} s a side`,
    machine: before,
    versions: describeVersions(),
    results,
  });
  return results.some(({ failure }) => failure !== undefined) ? 1 : 0;
}

async function chosen(): Promise<[string, Measure][]> {
  const files = (await readdir(MEASURES)).filter((file) => file.endsWith('.ts')).sort();
  const known = files.map((file) => path.basename(file, '.ts'));
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined)
    throw new Error(`There is no measure "${unknown}": the known ones are ${known.join(', ')}.`);
  const all = await Promise.all(
    known.map(async (name): Promise<[string, Measure]> => {
      const { default: measure } = (await import(path.join(MEASURES, `${name}.ts`))) as {
        default: Measure;
      };
      return [name, measure];
    }),
  );
  if (names.length > 0) return all.filter(([name]) => names.includes(name));
  return all.filter(([, { isLong }]) => flags.whole || !isLong);
}

/** A measure that fails, or that takes too long, leaves the others alone. */
async function attempt(name: string, measure: Measure, pace: Pace): Promise<Result> {
  const done = new AbortController();
  const limit = wait(measure.minutes * 60_000, undefined, { signal: done.signal, ref: false }).then(
    () => done.abort(new Error(`It took more than ${measure.minutes} minutes`)),
    () => undefined,
  );
  const signal = AbortSignal.any([stop.signal, done.signal]);
  const ground = await Ground.open(pace, signal);
  const given = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });
  given.catch(() => undefined);
  const work = measure.run(ground);
  // Once it is given up, what it was waiting for fails: that is no news.
  work.catch(() => undefined);
  try {
    return { name, measure, rows: await Promise.race([work, given]) };
  } catch (error) {
    return {
      name,
      measure,
      rows: [],
      failure: error instanceof Error ? error.message : String(error),
    };
  } finally {
    done.abort();
    await limit;
    await ground.close();
  }
}

async function write(run: Run): Promise<void> {
  const folder = path.resolve(flags.results);
  await mkdir(folder, { recursive: true });
  const { machine, date, commit } = run;
  const caption = `${date.slice(0, 10)} · ${machine.processor}, ${machine.cores} cores · commit ${commit}`;
  await writeFile(path.join(folder, 'chart.svg'), chart(charted(run.results), caption));
  await writeFile(path.join(folder, 'latest.md'), markdown(run));
  const results = run.results.map(({ name, rows, failure }) => ({
    name,
    rows,
    ...(failure !== undefined && { failure: firstLine(failure) }),
  }));
  await writeFile(
    path.join(folder, 'results.json'),
    `${JSON.stringify({ ...run, results }, null, 2)}\n`,
  );
  console.log(
    `\nWritten to ${path.relative(process.cwd(), folder)}: latest.md, chart.svg, results.json`,
  );
}

function positive(flag: 'seconds' | 'rounds', usual: number): number {
  const text = flags[flag];
  if (text === undefined) return usual;
  const value = Number(text);
  if (Number.isInteger(value) && value > 0) return value;
  throw new Error(`--${flag} is "${text}": it must be a whole number above zero.`);
}
