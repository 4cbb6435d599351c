import { config } from '../../app/config.server';
import { log } from '../../app/log.server';
import { type Clears, noClears } from './clears';
import { Pages } from './pages';
import { RedisClears } from './redis-clears';
import { buildName, clearsScope, pagesScope } from './scope';
import { Relay, WorkerClears } from './workers';

/** In the place of a generation: of whichever it was made. */
const LAST = 'last';
/** Whoever asks for one has no page otherwise. */
const LAST_PATIENCE_MS = 500;

/** What the processes of a site tell and lend each other. */
export type Shared = {
  /** Tells every other process, on this machine and others, that something live has changed: at once, and without fail here. */
  announceClear: () => void;
  /** Called for what others announce, and when something they announced may have been missed. */
  onClear: (listener: () => void) => void;
  /** A page as another process made it since the last clear; undefined when there is none, or none soon enough. */
  get: (key: string) => Promise<Uint8Array | undefined>;
  /** Lends a page for so long. It must be made of what is live now: not one that was begun before a clear. */
  set: (key: string, page: Uint8Array, seconds: number) => void;
  /** Lends a page for so long to who can make none, whatever is published meanwhile. */
  keep: (key: string, page: Uint8Array, seconds: number) => void;
  /** The last page that another process has kept so. */
  last: (key: string) => Promise<Uint8Array | undefined>;
  close: () => Promise<void>;
};

/** How this process is tied to the others. */
export function openShared({ hasPrimary }: { hasPrimary: boolean }): Shared {
  const { redisUrl } = config;
  const clears = hasPrimary ? new WorkerClears(toPrimary) : betweenMachines();
  const pages = redisUrl && new Pages(redisUrl, pagesScope(config, buildName(import.meta.dirname)));
  return share(clears, pages || undefined);
}

/** For the process that has workers. */
export function openRelay(): Relay {
  return new Relay(betweenMachines());
}

function betweenMachines(): Clears {
  const { redisUrl: url } = config;
  return url ? new RedisClears({ url, scope: clearsScope(config), log }) : noClears;
}

/** The channel to whoever started this process. */
export const toPrimary = {
  send: (message: unknown) => void process.send?.(message, undefined, {}, () => undefined),
  onMessage: (listener: (message: unknown) => void) => void process.on('message', listener),
};

function share(clears: Clears, pages: Pages | undefined): Shared {
  return {
    announceClear: () => clears.announce(),
    onClear: (listener) => clears.onChange((isClear) => isClear && listener()),
    get: async (key) => {
      const generation = clears.generation();
      if (generation === undefined) return undefined;
      const page = await pages?.get(generation, key);
      return generation === clears.generation() ? page : undefined;
    },
    set: (key, page, seconds) => {
      const generation = clears.generation();
      if (generation !== undefined) pages?.set(generation, key, page, seconds);
    },
    keep: (key, page, seconds) => pages?.set(LAST, key, page, seconds),
    last: async (key) => pages?.get(LAST, key, LAST_PATIENCE_MS),
    close: async () => {
      await Promise.all([clears.close(), pages?.close()]);
    },
  };
}
