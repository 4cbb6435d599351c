import {
  ERASE_REQUESTS,
  EXPORT_REQUESTS,
  SEE_FIGURES,
  VISITOR_REQUEST,
} from '../../visitor-requests/kind.ts';
import { SETTLED } from '../../visitor-requests/words.ts';

export const TITLE = 'Demandes';
export const PATH = 'demandes';
export const LIST = `/content-manager/collection-types/${VISITOR_REQUEST}`;
export const WAITING = `${LIST}?${SETTLED.map((state, index) => `filters[$and][${index}][state][$ne]=${state}`).join('&')}`;

export const PERMISSIONS = [SEE_FIGURES, EXPORT_REQUESTS, ERASE_REQUESTS].map((action) => ({
  action,
  subject: null,
}));

const SHARE = new Intl.NumberFormat('fr', { style: 'percent' });
const DAY = new Intl.DateTimeFormat('fr', { day: 'numeric', month: 'short' });
const FULL_DAY = new Intl.DateTimeFormat('fr', { dateStyle: 'long' });

/** « 12 % » of a whole, which may be nothing. */
export function share(part: number, whole: number): string {
  return SHARE.format(whole === 0 ? 0 : part / whole);
}

export function shortDay(day: string): string {
  return DAY.format(noon(day));
}

export function fullDay(day: string): string {
  return FULL_DAY.format(noon(day)).replace(/^1 /, '1er ');
}

function noon(day: string): Date {
  return new Date(`${day}T12:00`);
}
