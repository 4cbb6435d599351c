import type { Action } from '../api/crm-link/actions';
import type { Finding } from './report';

/** An entry, whatever its kind: the French and the English of one page are two entries of one document. */
export type Entry = { documentId: string; locale: string | null };
type Kind = string;

const ACTIONS: Record<Action, string> = {
  brochure: 'brochure',
  contact: 'contact',
  registration: 'candidature',
};

export type OfferingEntry = Entry & { programme: { title: string }; campus: { name: string } };

export function offeringFinding(uid: Kind, entry: OfferingEntry, lacking: Action[]): Finding {
  const { programme, campus } = entry;
  const fields = lacking.map((action) => `adresse « ${ACTIONS[action]} »`).join(', ');
  return finding(uid, entry, `${programme.title} · ${campus.name}`, `À remplir : ${fields}`);
}

export type OfferEntry = Entry & { title: string; company: string; expiry: string };

export function offerFinding(uid: Kind, entry: OfferEntry): Finding {
  const expired = `expirée le ${longDate(entry.expiry, 'UTC')}`;
  return finding(uid, entry, entry.title, `${entry.company}, ${expired}`);
}

export type EventEntry = Entry & { title: string; dateStart: string };

export function eventFinding(uid: Kind, entry: EventEntry, timeZone: string): Finding {
  return finding(uid, entry, entry.title, `Commence le ${longDate(entry.dateStart, timeZone)}`);
}

export function pageFinding(uid: Kind, entry: Entry, name: unknown, address?: string): Finding {
  return finding(uid, entry, typeof name === 'string' ? name : '', address ?? null);
}

/** About a French entry, but mended in the English form, which the admin offers to fill from the French. */
export function translationFinding(
  uid: Kind,
  entry: Entry,
  name: unknown,
  address?: string,
): Finding {
  const link = entryLink(uid, { ...entry, locale: 'en' });
  return { ...pageFinding(uid, entry, name, address), link };
}

type Rule = { documentId: string; from: string; to: string };

export function redirectFinding(uid: Kind, rule: Rule, reason: string): Finding {
  const { documentId, from, to } = rule;
  return finding(uid, { documentId, locale: null }, `${from} → ${to}`, reason);
}

/** The media library opens one file, in whatever folder it is, by its number. */
export function imageFinding({ id, name }: { id: number; name: string }): Finding {
  return { name, detail: null, locale: null, link: `/plugins/upload?assetId=${id}` };
}

function finding(uid: Kind, entry: Entry, name: string, detail: string | null): Finding {
  return { name: name || 'Sans titre', detail, locale: entry.locale, link: entryLink(uid, entry) };
}

/** The form of one entry, in its own language where its kind has several. */
function entryLink(uid: Kind, { documentId, locale }: Entry): string {
  const form = `/content-manager/collection-types/${uid}/${documentId}`;
  return locale ? `${form}?plugins[i18n][locale]=${locale}` : form;
}

function longDate(value: string, timeZone: string): string {
  const format = new Intl.DateTimeFormat('fr-FR', { timeZone, dateStyle: 'long' });
  return format.format(new Date(value)).replace(/^1 /, '1er ');
}
