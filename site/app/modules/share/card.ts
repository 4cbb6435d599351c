import type { Language } from '../taxonomy';

/** As X, Facebook, LinkedIn and messengers show it whole. */
export const CARD = { width: 1200, height: 630, type: 'image/png' } as const;

type Place = {
  slug: string;
  name: string;
  latitude: number | null;
  longitude: number | null;
};

/** What stands beside the words. */
export type Motif =
  /** The network: around one campus, or whole, with the way from one of these to the next. */
  | { kind: 'map'; at: string[] }
  /** A picture of the content, by its address on this site. */
  | { kind: 'picture'; src: string }
  /** The first day of an event. */
  | { kind: 'day'; day: string; month: string };

/** All that is seen on the picture of a page: two that say the same are the same picture. */
export type Card = {
  language: Language;
  school: { name: string; tagline: string | null };
  /** What kind of page it is. */
  kind: string | null;
  title: string;
  /** What one wants to know beside the title: when, where, who. */
  detail: string | null;
  motif: Motif;
  /** The campuses, for the map. */
  places: Place[];
};
