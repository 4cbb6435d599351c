import { REDIRECT } from '../redirects/api';

export const TITLE = 'Adresses introuvables';
/** Below the list of redirects, as the import is. */
export const SEGMENT = 'introuvables';
export const REDIRECTS = `/content-manager/collection-types/${REDIRECT}`;
export const PERMISSIONS = [
  { action: 'plugin::content-manager.explorer.create', subject: REDIRECT },
];

const DAY = new Intl.DateTimeFormat('fr', { day: 'numeric', month: 'short', year: 'numeric' });

/** When an address was asked for last, and first if that is another day. */
export function daysOf({ firstSeen, lastSeen }: { firstSeen: string; lastSeen: string }): string {
  const last = `Dernière fois le ${inWords(lastSeen)}`;
  return firstSeen === lastSeen ? last : `${last}, première le ${inWords(firstSeen)}`;
}

/** « 12 nov. 2026 », of a day that has no hour. */
function inWords(day: string): string {
  return DAY.format(new Date(`${day}T12:00`)).replace(/^1 /, '1er ');
}
