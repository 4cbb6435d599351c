import type { Ground } from './ground.ts';
import { refuseMissing, run } from './programs.ts';
import { type Comparison, compare } from './stats.ts';

/** What is asked, again and again, over connections that stay open. */
export type Load = {
  url: string;
  headers?: Record<string, string>;
  connections?: number;
  seconds?: number;
  /** A script of wrk's own, for what is not one address. */
  script?: string;
};

export type Rate = { perSecond: number; count: number; slowestMs: number };

/** As many as keep one worker busy, and no more than it can answer within a second. */
const CONNECTIONS = 32;
const WARM_UP_SECONDS = 1;

export async function rate(ground: Ground, load: Load): Promise<Rate> {
  refuseMissing('wrk', 'which makes the load');
  const { url, headers = {}, connections = CONNECTIONS, script } = load;
  const seconds = load.seconds ?? ground.pace.seconds;
  const args = ['-t1', `-c${connections}`, `-d${seconds}s`, '--timeout', '30s', '--latency'];
  for (const [name, value] of Object.entries(headers)) args.push('-H', `${name}: ${value}`);
  if (script !== undefined) args.push('-s', script);
  const output = await run(ground, { command: 'wrk', args: [...args, url], cwd: ground.folder });
  return readWrk(output, url);
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

/** Both sides in turn, A B A B, each warmed first: the middle of the ratios. */
export async function sideBySide(ground: Ground, first: Load, second: Load): Promise<Comparison> {
  for (const load of [first, second]) await rate(ground, { ...load, seconds: WARM_UP_SECONDS });
  const rounds: { first: number; second: number }[] = [];
  for (let round = 0; round < ground.pace.rounds; round += 1) {
    const one = await rate(ground, first);
    const other = await rate(ground, second);
    rounds.push({ first: one.perSecond, second: other.perSecond });
  }
  return compare(rounds);
}
