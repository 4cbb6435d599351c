import { randomUUID } from 'node:crypto';
import type { Admin } from './admin.ts';

export const REQUEST = 'api::visitor-request.visitor-request';

/** What a visitor could ask, with nobody's name; each has a reference of its own. */
export function newRequest(change: object = {}) {
  return {
    reference: randomUUID(),
    action: 'contact',
    programme: 'bts-mco',
    campus: 'lyon',
    firstName: 'Camille',
    lastName: 'Rivière',
    email: 'camille.riviere@famille.example',
    phone: '06 12 34 56 78',
    level: 'bac',
    message: 'Bonjour,\nJe cherche une alternance.',
    optIn: true,
    origin: { 'origine-tracking': 'organic', utm_source: 'moteur' },
    receivedAt: '2026-11-15T08:00:00.000Z',
    ...change,
  };
}

/** What must be found in no log. */
export const PERSONAL = /Camille|Rivi|famille\.example|12 34 56|alternance/;

type Stored = ReturnType<typeof newRequest> & { id: number; documentId: string; state: string };

/** Every request that the content service has, in the order it stored them. */
export async function storedRequests(admin: Admin, query = ''): Promise<Stored[]> {
  const all: Stored[] = [];
  for (let page = 1; ; page += 1) {
    const rows = await admin.list(REQUEST, `sort=id:ASC&page=${page}&${query}`);
    all.push(...(rows as unknown as Stored[]));
    if (rows.length < 100) return all;
  }
}

export async function storedBy(admin: Admin, reference: string): Promise<Stored[]> {
  return storedRequests(admin, `filters[reference][$eq]=${reference}`);
}
