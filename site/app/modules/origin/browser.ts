import { useEffect } from 'react';
import { type Choice, choiceCookie, mayKeep } from './consent';
import { type Arrival, arrivalCookies, forgottenCookies } from './keep';

/** The page as it was opened, whatever its scripts do with the address later. In memory alone, until it may be kept. */
const opened: Arrival | null =
  typeof document === 'undefined'
    ? null
    : {
        url: new URL(window.location.href),
        referrer: document.referrer,
        again: wasThereAlready(),
      };

/** TRK-1: does in the browser what the server could not when a cache answered in its place. */
export function useOrigin(asksFirst: boolean | undefined): void {
  useEffect(() => {
    if (asksFirst !== undefined && mayKeep(asksFirst, read())) keepArrival();
  }, [asksFirst]);
}

/** TRK-4: keeps the answer, then what it allows to keep. */
export function answer(choice: Choice): void {
  const url = new URL(window.location.href);
  write([choiceCookie(choice, url)]);
  if (choice === 'oui') keepArrival();
  else write(forgottenCookies(url));
}

function keepArrival(): void {
  if (opened) write(arrivalCookies(opened, read()));
}

function wasThereAlready(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return (
    entry instanceof PerformanceNavigationTiming &&
    (entry.type === 'reload' || entry.type === 'back_forward')
  );
}

function read(): string | null {
  try {
    return document.cookie;
  } catch {
    // A frame that may keep nothing.
    return null;
  }
}

function write(cookies: string[]): void {
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the store that would do it better is not in every browser
    for (const cookie of cookies) document.cookie = cookie;
  } catch {
    // A frame that may keep nothing.
  }
}
