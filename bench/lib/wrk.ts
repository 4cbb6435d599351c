import type { Ground } from './ground.ts';
import { processorSeconds } from './processor.ts';
import { type Running, refuseMissing, run } from './programs.ts';
import { type Comparison, compare, figure, median, perSecond } from './stats.ts';
import { undisturbed } from './stolen.ts';

/** What is asked, again and again, over connections that stay open. */
export type Load = {
  url: string;
  headers?: Record<string, string>;
  connections?: number;
  seconds?: number;
  /** A script of wrk's own, for what is not one address. */
  script?: string;
  /** Who answers: what an answer costs its processor is told too, which a busy machine does not change much. */
  server?: Pick<Running, 'child'>;
};

export type Rate = { perSecond: number; count: number; slowestMs: number; costMs?: number };

/** As many as keep one worker busy. */
const CONNECTIONS = 32;
/** A few are enough where an answer takes long, and each then gets its own before the run is over. */
export const FEW = 4;

export async function rate(ground: Ground, load: Load): Promise<Rate> {
  refuseMissing('wrk', 'which makes the load');
  const { url, headers = {}, connections = CONNECTIONS, script } = load;
  const seconds = load.seconds ?? ground.pace.seconds;
  const args = ['-t1', `-c${connections}`, `-d${seconds}s`, '--timeout', '30s', '--latency'];
  for (const [name, value] of Object.entries(headers)) args.push('-H', `${name}: ${value}`);
  if (script !== undefined) args.push('-s', script);
  const before = processorSeconds(load.server?.child.pid);
  const output = await run(ground, { command: 'wrk', args: [...args, url], cwd: ground.folder });
  const after = processorSeconds(load.server?.child.pid);
  const found = readWrk(output, url);
  if (before === undefined || after === undefined) return found;
  return { ...found, costMs: ((after - before) * 1000) / found.count };
}

/** What wrk tells, which is worth nothing when some answers were not pages. */
export function readWrk(output: string, url: string): Rate {
  const failed = /Non-2xx or 3xx responses: \d+|Socket errors: .*/.exec(output)?.[0];
  if (failed !== undefined) throw new Error(`${url}: ${failed}`);
  const perSecond = Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1]);
  const count = Number(/(\d+) requests in/.exec(output)?.[1]);
  if (!(perSecond > 0)) throw new Error(`wrk measured nothing at ${url}:\n${output}`);
  const [, slowest = '', unit = ''] =
    /Latency\s+\S+\s+\S+\s+([\d.]+)(us|ms|s|m)/.exec(output) ?? [];
  return { perSecond, count, slowestMs: Number(slowest) * (MILLISECONDS[unit] ?? Number.NaN) };
}

const MILLISECONDS: Record<string, number> = { us: 0.001, ms: 1, s: 1000, m: 60_000 };

/** A run that does not count; if something is wrong, the first that counts says so. */
export async function warm(ground: Ground, load: Load): Promise<void> {
  await rate(ground, load).catch(() => undefined);
}

export type Sides = Comparison & {
  /** Both rates, and what an answer costs on each side. */
  told: string;
};

/** Both sides in turn, A B A B, each warmed first: the middle of the ratios. */
export async function sideBySide(ground: Ground, first: Load, second: Load): Promise<Sides> {
  for (const load of [first, second]) await warm(ground, load);
  const rounds: { first: Rate; second: Rate }[] = [];
  for (let round = 0; round < ground.pace.rounds; round += 1) {
    rounds.push({
      first: await undisturbed(() => rate(ground, first)),
      second: await undisturbed(() => rate(ground, second)),
    });
  }
  const found = compare(
    rounds.map((round) => ({ first: round.first.perSecond, second: round.second.perSecond })),
  );
  const costs = (['first', 'second'] as const).map((side) =>
    cost(rounds.map((each) => each[side])),
  );
  const rates = `${perSecond(found.first)} : ${perSecond(found.second)}`;
  return {
    ...found,
    told: costs.includes('') ? rates : `${rates} (${costs.join(' : ')} of processor)`,
  };
}

/** What an answer takes of its server's processor. */
export function cost(rates: readonly Rate[]): string {
  const known = rates.flatMap(({ costMs }) => costMs ?? []);
  return known.length === 0 ? '' : `${figure(median(known))} ms`;
}
