/** Runs the measures that are asked for, one after the other, and writes what they gave to `results/`. */
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Ground, type Pace } from './lib/ground.ts';
import { describeCommit, describeMachine, describeVersions } from './lib/machine.ts';
import type { Measure, Result } from './lib/measure.ts';
import { brokenOff, write } from './lib/results.ts';
import { watchStolen } from './lib/stolen.ts';
import { line, stolenIn } from './lib/table.ts';

const MEASURES = path.join(import.meta.dirname, 'measures');
const RESULTS = path.join(import.meta.dirname, 'results');

const { values: flags, positionals: names } = parseArgs({
  allowPositionals: true,
  options: {
    whole: { type: 'boolean', default: false },
    seconds: { type: 'string' },
    rounds: { type: 'string' },
    results: { type: 'string', default: RESULTS },
    resume: { type: 'boolean', default: false },
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
  const folder = path.resolve(flags.results);
  const run = {
    commit: describeCommit(),
    pace: `${pace.rounds} rounds of ${pace.seconds} s a side${isWhole ? ', in full' : ''}`,
    machine: describeMachine(),
    versions: describeVersions(),
  };
  const before = flags.resume ? await brokenOff(folder, run) : { ...run, dates: [], results: [] };
  const dates = [...before.dates, new Date().toISOString()];
  const done = new Map<string, Result>();
  for (const [name, measure] of measures) {
    const had = before.results.find((each) => each.name === name);
    if (had !== undefined && had.failure === undefined) done.set(name, { ...had, measure });
  }
  // One after the other: measurements that run together measure each other.
  for (const [name, measure] of measures) {
    if (done.has(name)) continue;
    console.log(`\n── ${name}: ${measure.title}`);
    const result = await attempt(name, measure, pace);
    if (stop.signal.aborted) return 1;
    for (const row of result.rows) console.log(`  ${line(row)}`);
    if (result.stolen !== undefined) console.log(`  ${stolenIn(result.stolen)}`);
    if (result.failure !== undefined) console.log(`  It was not measured: ${result.failure}`);
    done.set(name, result);
    // After each: what breaks off a long run takes only the measure that it is at.
    const results = measures.flatMap(([each]) => done.get(each) ?? []);
    await write(folder, { ...before, dates, results });
  }
  const where = path.relative(process.cwd(), folder);
  console.log(`\nWritten to ${where}: latest.md, chart.svg, results.json`);
  return [...done.values()].some(({ failure }) => failure !== undefined) ? 1 : 0;
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
  const stolen = watchStolen();
  const work = measure.run(ground);
  // Once it is given up, what it was waiting for fails: that is no news.
  work.catch(() => undefined);
  try {
    return { name, measure, rows: await Promise.race([work, given]), stolen: stolen() };
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

function positive(flag: 'seconds' | 'rounds', usual: number): number {
  const text = flags[flag];
  if (text === undefined) return usual;
  const value = Number(text);
  if (Number.isInteger(value) && value > 0) return value;
  throw new Error(`--${flag} is "${text}": it must be a whole number above zero.`);
}
