type EntryState = { key?: string; idx?: number } | null;

/** The place, in the tab's history, of the page being shown. */
let shown = -1;

function entry(): EntryState {
  return window.history.state;
}

/** Names the entries that the browser makes on its own (the first one, a link to a part of the page) as the router does its own. */
function nameEntry(): void {
  if (entry()?.key !== undefined) return;
  const key = Math.random().toString(36).slice(2, 10);
  window.history.replaceState({ ...entry(), key, idx: entry()?.idx ?? shown + 1 }, '');
}

export function nameEntries(): void {
  nameEntry();
  window.addEventListener('popstate', nameEntry);
}

export function entryKey(): string | undefined {
  return entry()?.key;
}

/** To be told when a page is shown. */
export function entryIsShown(): void {
  shown = entry()?.idx ?? shown;
}

/** How far, in the tab's history, the address is from the page being shown: back and forward move it first. */
export function stepsFromShown(): number {
  return (entry()?.idx ?? shown) - shown;
}
