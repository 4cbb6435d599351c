/** Holds a list of old and new addresses against a running site: `npm run redirects check FILE.csv`. */
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { portsFrom } from './lib/environment.ts';
import { errorCode, Failure } from './lib/failures.ts';
import { checkMoves, readMoves, type Verdict } from './lib/redirect-check.ts';
import { readSettings } from './lib/settings.ts';
import { runTask } from './lib/task.ts';

const USAGE =
  'npm run redirects check FILE.csv, or npm run redirects -- check FILE.csv --site https://www.cassini.example';

await runTask(async (task) => {
  const { file, site } = asked(
    process.argv.slice(2),
    portsFrom(readSettings(task.paths.settings)).site,
  );
  const name = path.basename(file);
  const moves = readMoves({ text: contentOf(file), name, site });
  task.progress.say(`${moves.length} addresses of ${name}, at ${site}`);
  const verdicts = await checkMoves({ moves, site, signal: task.signal });
  const wrong = verdicts.filter(({ faults }) => faults.length > 0);
  for (const verdict of wrong) for (const line of told(verdict)) task.progress.say(line);
  task.progress.say(
    wrong.length === 0
      ? `✓ each is one 301 to a page that is there, with its query (${moves.length} addresses)`
      : `✗ ${wrong.length} of ${moves.length} addresses do not lead where they should`,
  );
  return wrong.length === 0 ? 0 : 1;
});

function told({ line, from, to, faults }: Verdict): string[] {
  return [`line ${line}: ${from} → ${to}`, ...faults.map((fault) => `  ${fault}`)];
}

function asked(args: string[], port: number): { file: string; site: string } {
  const { values, positionals } = parsed(args);
  const [task, file, ...others] = positionals;
  if (task !== 'check' || file === undefined || others.length > 0)
    throw new Failure(`Say: ${USAGE}`);
  const site = values.site ?? `http://localhost:${port}`;
  if (!/^https?:\/\//.test(site) || !URL.canParse(site))
    throw new Failure(`« ${site} » is no address of a site: --site https://www.cassini.example`);
  return { file: path.resolve(file), site: new URL(site).origin };
}

function parsed(args: string[]) {
  try {
    return parseArgs({ args, allowPositionals: true, options: { site: { type: 'string' } } });
  } catch {
    throw new Failure(`Say: ${USAGE}`);
  }
}

function contentOf(file: string): string {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch (error) {
    const reason = errorCode(error) === 'ENOENT' ? 'There is no file' : 'There is no readable file';
    throw new Failure(`${reason} at ${path.relative(process.cwd(), file)}.`);
  }
}
