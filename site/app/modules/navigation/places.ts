import type { Location } from 'react-router';
import { entryIsShown, entryKey } from './history-entries';
import { hydratedRouter } from './router';
import { type ScrollMemory, scrollMemory } from './scroll-memory';
import { sessionStore } from './session-store';

/** Outside of React: an error page mounts the whole document anew. */
let shown: Location | undefined;
let memory: ScrollMemory | undefined;

function positions(): ScrollMemory {
  memory ??= scrollMemory(sessionStore('parvis-scroll'));
  return memory;
}

/** Says which page was shown until this one. */
export function show(location: Location): Location | undefined {
  const before = shown;
  shown = location;
  entryIsShown();
  return before;
}

/** Where a page was left. */
export function placeIn({ key }: Location): number | undefined {
  return positions().get(key);
}

function rememberPlace(): void {
  // Between two pages, the browser may have scrolled for the one that is not drawn yet.
  const isDrawn = hydratedRouter()?.state.location.key === shown?.key;
  if (shown && isDrawn) positions().set(shown.key, window.scrollY);
}

function takeOver(): void {
  window.history.scrollRestoration = 'manual';
}

/** To be told before the page changes. */
export function leavePlace(): void {
  rememberPlace();
  takeOver();
}

/** The browser does not always get to it before the page is ours. */
export function restoreLostPlace(location: Location): void {
  const place = placeIn(location);
  if (window.scrollY === 0 && place) window.scrollTo({ top: place, behavior: 'instant' });
}

/**
 * NAV-12: positions are ours while the page lives, because the browser would scroll before the page is there; they are
 * the browser's again when it is left, because it puts them back before any script runs.
 */
export function rememberPlaces(): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const save = () => positions().save();
  const giveBack = () => {
    save();
    window.history.scrollRestoration = 'auto';
  };
  const remember = () => {
    // The browser changes the address before it scrolls to a part of the page.
    if (entryKey() === shown?.key) rememberPlace();
  };
  // Taken over earlier, the browser would leave a page that it is still loading at the top.
  if (document.readyState === 'complete') takeOver();
  else window.addEventListener('load', takeOver, { signal });
  window.addEventListener('pageshow', takeOver, { signal });
  window.addEventListener('pagehide', giveBack, { signal });
  window.addEventListener('scroll', remember, { signal, passive: true });
  // A page that is busy when it is left is gone before it hears of it.
  window.addEventListener('scrollend', save, { signal, passive: true });
  return () => listening.abort();
}
