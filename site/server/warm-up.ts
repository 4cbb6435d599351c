import { setTimeout as pause } from 'node:timers/promises';
import { readAhead } from '../app/content/read-ahead.server';
import { prepareSearch } from '../app/content/search.server';
import { sitemap } from '../app/content/sitemap.server';
import { log } from '../app/log.server';
import type { Device } from '../app/shell/device';
import { isHeld, keptPages, makeAhead } from './kept-pages';

type Wanted = { address: string; device: Device };

/** As visitors come: mostly with a phone. */
const DEVICES: Device[] = ['mobile', 'desktop'];

/** A page takes a share of the time: the rest is for visitors. */
const SHARE = 1 / 3;
const AT_LEAST_MS = 20;

/** How long what is published together is waited for. */
const TOGETHER_MS = 250;

/** The list of pages is a dozen questions: those that visitors wait for come first, and the list of before will do until then. */
const LIST_AFTER_MS = 5000;

let run = 0;

/** Makes the pages again that were asked for lately, and every page of the sitemap, one after the other, and what is asked for besides; begun anew, the one before ends. */
export function warmUp(): void {
  run += 1;
  const own = run;
  setTimeout(() => {
    // At the start all of it is made ahead at the same time; later the pages are, and the rest when they are done.
    const others = prepareSearch().then(own === 1 ? readAhead : undefined);
    Promise.all([warm(() => own === run), others]).catch((error: unknown) =>
      log.warn({ err: error }, 'not everything could be made ahead'),
    );
  }, TOGETHER_MS).unref();
}

async function warm(goesOn: () => boolean): Promise<void> {
  const started = performance.now();
  let made = 0;
  for await (const { address, device } of wanted()) {
    if (!goesOn()) return;
    const begun = performance.now();
    if (!(await makeAhead(address, device))) continue;
    made += 1;
    const ms = Math.max(AT_LEAST_MS, (performance.now() - begun) * (1 / SHARE - 1));
    await pause(ms, undefined, { ref: false });
  }
  const seconds = Math.round((performance.now() - started) / 1000);
  log.info({ made, seconds }, 'the pages are made ahead');
  await readAhead();
}

/**
 * What was asked for lately and is old, and in turn with it what this process has never had: where publications follow each other closely, neither
 * waits for the other to come to its end.
 */
async function* wanted(): AsyncGenerator<Wanted> {
  const begun = performance.now();
  let others = neverHad();
  let listed: Promise<void> | undefined;
  const list = () => {
    listed ??= listPages().then(() => {
      others = neverHad();
    });
    // That it could not be had is told once what was asked for lately is made.
    listed.catch(() => undefined);
    return listed;
  };
  if (!addresses) void list();
  for (const page of keptPages()) {
    if (performance.now() - begun > LIST_AFTER_MS) void list();
    yield page;
    const other = others.shift();
    if (other) yield other;
  }
  await list();
  yield* others;
}

/** The addresses of the sitemap, as they were when it was last read. */
let addresses: string[] | undefined;

async function listPages(): Promise<void> {
  addresses = (await sitemap()).map(({ path }) => path);
}

function neverHad(): Wanted[] {
  const all = DEVICES.flatMap((device) =>
    (addresses ?? []).map((address) => ({ address, device })),
  );
  return all.filter(({ address, device }) => !isHeld(address, device));
}
