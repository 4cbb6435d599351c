import { REDIRECT } from '../redirects/api';

export const TITLE = 'Adresses introuvables';
/** Below the list of redirects, as the import is. */
export const SEGMENT = 'introuvables';
export const REDIRECTS = `/content-manager/collection-types/${REDIRECT}`;
export const PERMISSIONS = [
  { action: 'plugin::content-manager.explorer.create', subject: REDIRECT },
];

const DAY = new Intl.DateTimeFormat('fr', { day: 'numeric', month: 'short', year: 'numeric' });

/** « 12 nov. 2026 », of a day that has no hour. */
export function dayInWords(day: string): string {
  return DAY.format(new Date(`${day}T12:00`)).replace(/^1 /, '1er ');
}
