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
  close: () => Promise<void>;
};

/** One process, with nobody to tell. */
export const alone: Shared = {
  announceClear: () => undefined,
  onClear: () => undefined,
  get: async () => undefined,
  set: () => undefined,
  close: async () => undefined,
};

/** How this process is tied to the others. */
export function openShared(): Shared {
  return alone;
}
