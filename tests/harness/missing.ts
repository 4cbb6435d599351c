import type { Admin } from './admin.ts';
import { ask, type Reply, signIn } from './client.ts';

export const DESK = '/parvis/missing-addresses';

type Referrer = { from: string; count: number };
export type Missing = { address: string; count: number; referrers: Referrer[] };
type Row = Missing & { firstSeen: string; lastSeen: string };
export type Listing = { rows: Row[]; found: number; open: number; ignored: number };

export const missing = (address: string, count = 1, referrers: Referrer[] = []): Missing => ({
  address,
  count,
  referrers,
});

/** Tells a content service of addresses as the site does. */
export async function reporter(api: string): Promise<(data: unknown) => Promise<Reply>> {
  const headers = { authorization: `Bearer ${await signIn(api)}` };
  return (data) =>
    ask(`${api}/missing-addresses?locale=fr`, { method: 'POST', headers, body: { data } });
}

export async function listing(admin: Admin, query: Record<string, string> = {}): Promise<Listing> {
  const reply = await admin.send('GET', `${DESK}?${new URLSearchParams(query)}`);
  if (reply.status !== 200) throw new Error(`The list answered ${reply.status}: ${reply.body}`);
  return reply.json() as Listing;
}

/** The addresses that the list shows for these words. */
export async function listed(admin: Admin, words = ''): Promise<string[]> {
  return (await listing(admin, { words })).rows.map(({ address }) => address);
}
