/**
 * The product on several processes and two machines, all on loopback, with a bounded load: every part is taken away in
 * turn and given back, and what was lost is counted. `--minutes 30` goes round again until the time is over; words choose
 * parts: `Redis`. With `nothing`, which no process dies of, the memory that is told after each round is of one life.
 */
import { execFileSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { postgresPrograms } from '../harness/postgres.ts';
import { ROOT } from '../harness/process.ts';
import type { Place } from '../harness/product.ts';
import { Cluster } from './cluster.ts';
import { Editor, until } from './editor.ts';
import { Load } from './load.ts';
import { PARTS, type Part } from './parts.ts';
import { faults, newTally, type Stored, type Tally, table } from './report.ts';

const AWAY_MS = 5000;
const AFTER_MS = 2000;

const { values, positionals } = parseArgs({
  options: { minutes: { type: 'string', default: '0' } },
  allowPositionals: true,
});
const minutes = Number(values.minutes);
const parts = PARTS.filter(
  ({ name }) => positionals.length === 0 || positionals.some((word) => name.includes(word)),
);
if (parts.length === 0)
  throw new Error(`No part is called so: ${PARTS.map(({ name }) => name).join('; ')}.`);
const undone: (() => Promise<unknown>)[] = [];
const say = (line: string) => process.stdout.write(`${line}\n`);

try {
  process.exitCode = await main();
} finally {
  for (const step of undone.reverse()) await step().catch((error: unknown) => say(String(error)));
}

async function main(): Promise<number> {
  say('Starting PostgreSQL, Redis, nginx, the content service and three processes of the site…');
  const cluster = await Cluster.start((step) => undone.push(step));
  const tallies = parts.map(({ name, kills }) => newTally(name, kills));
  const load = new Load(cluster.nginx.doors.url);
  const editor = new Editor(cluster);
  const first = await cluster.memory();
  const end = Date.now() + minutes * 60_000;
  load.count(tallies[0] ?? newTally('', false));
  load.start();
  undone.push(() => load.stop());
  do {
    for (const [index, part] of parts.entries()) {
      const tally = tallies[index];
      if (tally) await disturb(cluster, part, { tally, load, editor });
    }
    say(`  Memory of the processes of the site: ${shown(await cluster.memory())}.`);
  } while (Date.now() < end);
  await load.stop();
  const last = newTally('at the end', false);
  await until(
    'What visitors asked waits on a disk',
    async () => (await cluster.waiting()) === 0,
  ).catch((error: Error) => last.unexpected.push(error.message));
  if (last.unexpected.length > 0) tallies.push(last);
  const code = report(tallies, storedOnce(cluster.place), [first, await cluster.memory()]);
  if (code !== 0) await keepLogs(cluster);
  return code;
}

type During = { tally: Tally; load: Load; editor: Editor };

async function disturb(cluster: Cluster, part: Part, during: During): Promise<void> {
  const { tally, load, editor } = during;
  say(`  ${part.name}…`);
  load.count(tally);
  const publish = async () => {
    tally.published.push(await editor.publish());
  };
  try {
    await publish();
    await part.take(cluster);
    const meanwhile = part.publishes ? publish() : Promise.resolve();
    // What fails meanwhile is told when it is waited for.
    meanwhile.catch(() => undefined);
    await pause(AWAY_MS);
    await part.giveBack(cluster);
    await meanwhile;
    await publish();
    await pause(AFTER_MS);
  } catch (error) {
    tally.unexpected.push(error instanceof Error ? error.message : String(error));
  }
}

/** What the database has, asked behind everyone's back. */
function storedOnce({ databaseUrl = '' }: Place): Stored {
  const psql = path.join(postgresPrograms() ?? '', 'psql');
  const sql = 'SELECT email, count(*) FROM visitor_requests GROUP BY email';
  const args = [databaseUrl, '--tuples-only', '--no-align', '--command', sql];
  const lines = execFileSync(psql, args, { encoding: 'utf8' }).split('\n');
  return new Map(
    lines.filter(Boolean).map((line) => {
      const [email = '', count] = line.split('|');
      return [email, Number(count)];
    }),
  );
}

async function keepLogs({ cms, machines, nginx }: Cluster): Promise<void> {
  const folder = path.join(ROOT, 'tests/results/cluster');
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'nginx.log'), await nginx.log());
  await writeFile(path.join(folder, 'cms.log'), cms.output());
  for (const { port, site, said } of machines)
    await writeFile(path.join(folder, `site-${port}.log`), said + site.output());
  say(
    `What each part said, the content service since its last start: ${path.relative(ROOT, folder)}.`,
  );
}

function shown(sizes: number[]): string {
  return sizes.map((size) => `${size} MB`).join(', ');
}

function report(tallies: Tally[], stored: Stored, [first, last]: [number[], number[]]): number {
  say(`\n${table(tallies, stored)}\n`);
  say(`Memory of the processes of the site, at first: ${shown(first)}; at last: ${shown(last)}.`);
  const found = faults(tallies, stored);
  for (const fault of found.slice(0, 40)) say(`✗ ${fault}`);
  say(found.length === 0 ? '✓ Nothing was lost.' : `✗ ${found.length} faults.`);
  return found.length === 0 ? 0 : 1;
}
