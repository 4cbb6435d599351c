import { localInstant } from '../seed/local-time.ts';
import { isAction, isState } from './words.ts';

/** What was asked for cannot be meant. */
export class Unclear extends Error {}

type Query = Record<string, unknown>;
type Where = Record<string, unknown>;

/** Which requests a file shall hold: from one day to another, of one action, campus or state. */
export function requestsAsked(query: Query, timeZone: string): Where {
  const { from, to, action, campus, state, ...unknown } = query;
  const [key] = Object.keys(unknown);
  if (key !== undefined) throw new Unclear(`Le filtre « ${key} » n’existe pas.`);
  return {
    ...period(day(from), day(to), timeZone),
    ...one('action', action, isAction),
    ...one('campus', campus, isText),
    ...one('state', state, isState),
  };
}

function period(from: string | undefined, to: string | undefined, timeZone: string): Where {
  if (from && to && from > to) throw new Unclear('La période finit avant de commencer.');
  const receivedAt = {
    ...(from && { $gte: localInstant(noon(from), 0, '00:00', timeZone) }),
    ...(to && { $lt: localInstant(noon(to), 1, '00:00', timeZone) }),
  };
  return Object.keys(receivedAt).length > 0 ? { receivedAt } : {};
}

/** The same day everywhere near the school. */
function noon(day: string): Date {
  return new Date(`${day}T12:00:00Z`);
}

function day(value: unknown): string | undefined {
  if (value === undefined) return undefined;
  const isDay = isText(value) && /^\d{4}-\d\d-\d\d$/.test(value);
  if (isDay && new Date(value).toJSON()?.startsWith(value)) return value;
  throw new Unclear('Cette date n’existe pas.');
}

function one(field: string, value: unknown, isKnown: (value: unknown) => boolean): Where {
  if (value === undefined) return {};
  if (!isKnown(value)) throw new Unclear(`Le filtre « ${field} » n’a pas cette valeur.`);
  return { [field]: value };
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

/** The address someone gives, as it is compared: neither spaces around it nor capitals make another. */
export function addressAsked(body: unknown): string {
  const email: unknown = typeof body === 'object' && body ? Reflect.get(body, 'email') : undefined;
  if (isText(email) && email.length <= 320 && /^[^\s@]+@[^\s@]+$/.test(email.trim()))
    return email.trim();
  throw new Unclear('Ce n’est pas une adresse de courriel.');
}
