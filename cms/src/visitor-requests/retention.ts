import type { Core } from '@strapi/strapi';
import { now } from '../clock';
import { VISITOR_REQUEST } from './kind';
import { oldestKept, YEARS_KEPT } from './oldest-kept';

const EVERY_NIGHT = '0 17 3 * * *';

/** Visitors' requests are personal data: what is older than the school may keep is erased, at every start and every night. */
export async function keepRequestsShort(strapi: Core.Strapi): Promise<void> {
  const purge = () => eraseOld(strapi);
  await purge();
  strapi.cron.add({ eraseOldVisitorRequests: { task: purge, options: { rule: EVERY_NIGHT } } });
}

async function eraseOld(strapi: Core.Strapi): Promise<void> {
  const { count } = await strapi.db
    .query(VISITOR_REQUEST)
    .deleteMany({ where: { receivedAt: { $lt: oldestKept(now()) } } });
  if (count > 0) strapi.log.info(`${count} visitor requests older than ${YEARS_KEPT} years erased`);
}
