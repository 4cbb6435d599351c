import type { SessionStore } from './session-store';

export type ScrollMemory = {
  get: (entry: string) => number | undefined;
  set: (entry: string, top: number) => void;
  save: () => void;
};

/** How far each entry of the tab's history was scrolled, also after a reload. */
export function scrollMemory(store: SessionStore): ScrollMemory {
  const positions = new Map(parse(store.read()));
  return {
    get: (entry) => positions.get(entry),
    set: (entry, top) => void positions.set(entry, top),
    save: () => void store.write(JSON.stringify([...positions])),
  };
}

function parse(text: string | null): [string, number][] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(kept) ? kept.filter(isPosition) : [];
  } catch {
    return [];
  }
}

function isPosition(item: unknown): item is [string, number] {
  return Array.isArray(item) && typeof item[0] === 'string' && Number.isFinite(item[1]);
}
