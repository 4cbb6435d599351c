import { setTimeout as wait } from 'node:timers/promises';
import { parseCsv, type Row, UnclosedQuote } from './csv.ts';
import { errorCode, Failure } from './failures.ts';

/** An old address and the new one, and the line of the file they are on. */
export type Move = { line: number; from: string; to: string };
export type Verdict = Move & { faults: string[] };

type Reading = { text: string; name: string; site: string };
type Checking = { moves: readonly Move[]; site: string; signal?: AbortSignal };

const HEADERS = {
  from: ['from', 'old', 'ancienne adresse'],
  to: ['to', 'new', 'nouvelle adresse'],
};
const AT_ONCE = 4;
const PATIENCE_MS = 15_000;
/** What an answer is worth asking for again: the site, or what is behind it, was busy. */
const BUSY = [503, 504];
const PAUSE_MS = 1000;
/** What is asked with, to see that it is kept: capitals and escapes, to the letter. */
const PROBE = 'parvis-check=A%20b';

/** The moves of a file, whole addresses of the site by their path. What cannot be read is told by its line. */
export function readMoves({ text, name, site }: Reading): Move[] {
  const rows = rowsOf(text, name);
  const columns = columnsOf(rows[0]);
  const moves = (columns.named ? rows.slice(1) : rows).map(({ line, cells }) => ({
    line,
    from: inSite(cells[columns.from] ?? '', site),
    to: inSite(cells[columns.to] ?? '', site),
  }));
  if (moves.length === 0) throw new Failure(`${name} has no address in it.`);
  const wrong = moves.filter(({ from, to }) => !from.startsWith('/') || !isAddress(to));
  if (wrong.length > 0)
    throw new Failure(
      `${name} is no list of old and new addresses: each line has a path of the site, a separator (; or ,) and the path or address it leads to.`,
      wrong.slice(0, 10).map(({ line, from, to }) => `line ${line}: « ${from} » → « ${to} »`),
    );
  const below = moves.find(({ from }) => from.endsWith('/*'));
  if (below)
    throw new Failure(
      `${name}, line ${below.line}: ${below.from} is a rule for many addresses: write one of them.`,
    );
  return moves;
}

function rowsOf(text: string, name: string): Row[] {
  if (text.includes('\0'))
    throw new Failure(`${name} is no text: save the sheet as CSV, in UTF-8.`);
  try {
    return parseCsv(text);
  } catch (error) {
    if (!(error instanceof UnclosedQuote)) throw error;
    throw new Failure(`${name}: ${error.message}.`);
  }
}

function columnsOf(row: Row | undefined): { from: number; to: number; named: boolean } {
  const names = row?.cells.map((cell) => cell.toLowerCase()) ?? [];
  const find = (known: string[]) => names.findIndex((cell) => known.includes(cell));
  const [from, to] = [find(HEADERS.from), find(HEADERS.to)];
  return from >= 0 && to >= 0 ? { from, to, named: true } : { from: 0, to: 1, named: false };
}

function isAddress(to: string): boolean {
  return to.startsWith('/') || (/^https?:/.test(to) && URL.canParse(to));
}

function inSite(address: string, site: string): string {
  return address.startsWith(`${site}/`) ? address.slice(site.length) : address;
}

/** Whether each old address is one 301, to where it should lead, with the query kept, and the page there is a 200. */
export async function checkMoves({ moves, site, signal }: Checking): Promise<Verdict[]> {
  const pages = new Map<string, Promise<string | undefined>>();
  const page = (url: string) => {
    const known = pages.get(url) ?? pageFault(url, site, signal);
    pages.set(url, known);
    return known;
  };
  const verdicts: Verdict[] = [];
  const waiting = [...moves.entries()];
  const work = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      signal?.throwIfAborted();
      const [index, move] = next;
      const found = [
        await hopFault(site, move, '', signal),
        await hopFault(site, move, PROBE, signal),
        await page(new URL(move.to, site).href),
      ];
      verdicts[index] = { ...move, faults: found.filter((fault) => fault !== undefined) };
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return verdicts;
}

async function hopFault(
  site: string,
  { from, to }: Move,
  query: string,
  signal: AbortSignal | undefined,
): Promise<string | undefined> {
  const asked = withQuery(new URL(from, site), query);
  const expected = withQuery(new URL(to, site), query);
  const response = await ask(asked, signal);
  const location = response.headers.get('location');
  const found = location && URL.canParse(location, site) ? new URL(location, site).href : location;
  const what = query === '' ? '' : `with ?${query}, `;
  if (response.status !== 301) return `${what}it answers ${response.status} rather than 301`;
  if (found !== expected) return `${what}it leads to ${found ?? 'nowhere'} rather than ${expected}`;
  return undefined;
}

async function pageFault(
  url: string,
  site: string,
  signal: AbortSignal | undefined,
): Promise<string | undefined> {
  const answer = await ask(url, signal).catch((error: unknown) => {
    // Without the site there is nothing to judge; without another host, only what leads there.
    if (!(error instanceof Unanswered) || url.startsWith(`${site}/`)) throw error;
    return null;
  });
  if (answer === null) return `where it leads, nothing answers at ${new URL(url).origin}`;
  const { status, headers } = answer;
  if (status === 200) return undefined;
  const location = headers.get('location');
  return `where it leads, ${url} answers ${status}${location ? `, and leads on to ${location}` : ''}`;
}

function withQuery(url: URL, query: string): string {
  const kept = [url.search.slice(1), query].filter(Boolean).join('&');
  return `${url.origin}${url.pathname}${kept && `?${kept}`}${url.hash}`;
}

type Answer = { status: number; headers: Headers };

class Unanswered extends Failure {}

/** Nothing is followed: what is asked about is each answer. What was busy is asked once more. */
async function ask(url: string, signal: AbortSignal | undefined): Promise<Answer> {
  const first = await fetched(url, signal);
  if (!BUSY.includes(first.status)) return first;
  await wait(PAUSE_MS, undefined, signal && { signal });
  return fetched(url, signal);
}

async function fetched(url: string, signal: AbortSignal | undefined): Promise<Answer> {
  const patience = AbortSignal.timeout(PATIENCE_MS);
  try {
    const { status, headers, body } = await fetch(url, {
      redirect: 'manual',
      signal: signal ? AbortSignal.any([signal, patience]) : patience,
    });
    await body?.cancel();
    return { status, headers };
  } catch (error) {
    signal?.throwIfAborted();
    const { origin } = new URL(url);
    if (patience.aborted)
      throw new Unanswered(`${url} did not answer within ${PATIENCE_MS / 1000} seconds.`);
    throw new Unanswered(
      `No site answers at ${origin} (${causeOf(error)}): start it, or name another one with --site.`,
    );
  }
}

function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return errorCode(error.cause) ?? error.message;
}
