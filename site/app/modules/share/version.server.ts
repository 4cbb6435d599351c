import { createHash } from 'node:crypto';
import type { Card } from './card';

/** One more whenever the same card is drawn otherwise: pictures are kept for a year by whoever saw them. */
export const DRAWN = 1;

/** What a picture is known by: what it shows, for which school, and how it is drawn. */
export function versionOf(card: Card): string {
  const shown = JSON.stringify([DRAWN, import.meta.env.SCHOOL, card]);
  return createHash('sha256').update(shown).digest('hex').slice(0, 16);
}
