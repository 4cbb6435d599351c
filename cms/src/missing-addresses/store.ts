import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { today } from '../health/school-time';
import { MISSING_ADDRESS } from './kind';
import type { Missing } from './reading';
import { joined } from './referrers';

/** More than anyone reads: what is asked for least makes room. */
const MOST_KEPT = 2000;

type Stored = { id: number; address: string; count: number; referrers: unknown };

/**
 * Adds what the site counted to what is known. Rows are made, then locked, in one order: two reports at the same instant
 * wait for each other, and both count.
 */
export async function store(strapi: Core.Strapi, report: readonly Missing[]): Promise<void> {
  const day = today();
  const come = new Map(report.map((missing) => [missing.address, missing]));
  const addresses = [...come.keys()].toSorted();
  const rows = strapi.db.query(MISSING_ADDRESS);
  await strapi.db.transaction(async () => {
    await strapi.db
      .queryBuilder(MISSING_ADDRESS)
      .insert(addresses.map((address) => fresh(address, day)))
      .onConflict(['address'])
      .ignore()
      .execute();
    const known: Stored[] = await strapi.db
      .queryBuilder(MISSING_ADDRESS)
      .select(['id', 'address', 'count', 'referrers'])
      .where({ address: { $in: addresses } })
      .orderBy({ address: 'asc' })
      .forUpdate()
      .execute();
    for (const { id, address, count, referrers } of known) {
      const more = come.get(address);
      if (!more) continue;
      const data = {
        count: count + more.count,
        lastSeen: day,
        referrers: joined(referrers, more.referrers),
      };
      await rows.update({ where: { id }, data });
    }
  });
  await makeRoom(strapi);
}

function fresh(address: string, day: string) {
  return {
    documentId: randomUUID(),
    address,
    count: 0,
    firstSeen: day,
    lastSeen: day,
    referrers: '[]',
    ignored: false,
  };
}

/** What was asked for once, long ago, goes first. */
async function makeRoom(strapi: Core.Strapi): Promise<void> {
  const rows = strapi.db.query(MISSING_ADDRESS);
  const excess = (await rows.count()) - MOST_KEPT;
  if (excess <= 0) return;
  const least: { id: number }[] = await rows.findMany({
    select: ['id'],
    orderBy: [{ count: 'asc' }, { lastSeen: 'asc' }, { id: 'asc' }],
    limit: excess,
  });
  // One by one: whoever holds a row while waiting for another could wait for a report that does the same.
  for (const { id } of least) await rows.delete({ where: { id } });
}
