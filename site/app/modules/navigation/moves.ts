import type { Location, NavigationType } from 'react-router';

export const SCROLL_DELAY_MS = 100;
export const HASH_OFFSET_PX = 250;

type Arrival = {
  from: Location;
  to: Location;
  action: `${NavigationType}`;
  /** The link asked for the reader to be left where they are. */
  inPlace: boolean;
  /** Where this entry of the history was left. */
  remembered: number | undefined;
};

/** NAV-12: back where it was at once, or softly to the part that the address names or to the top. */
export function scrollFor({
  action,
  inPlace,
  remembered,
}: Arrival): 'none' | 'soft' | 'sharp' | number {
  if (inPlace) return 'none';
  if (action !== 'POP') return 'soft';
  return remembered ?? 'sharp';
}

/** A new page has the focus on its title, unless its address names a part of it. The same page keeps it, unless it does. */
export function focusFor({ from, to }: Pick<Arrival, 'from' | 'to'>): 'title' | 'target' | 'none' {
  if (to.hash && !(isSamePage(from, to) && from.hash === to.hash)) return 'target';
  return isSamePage(from, to) ? 'none' : 'title';
}

export function isSamePage(from: Location, to: Location): boolean {
  return from.pathname === to.pathname;
}

/** The id that an address names; half a percent sign names nothing. */
export function idOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
