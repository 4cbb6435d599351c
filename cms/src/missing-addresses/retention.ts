import type { Core } from '@strapi/strapi';
import { now } from '../clock';
import { SCHOOL_ZONE } from '../seed/entries';
import { localDay } from '../seed/local-time';
import { DAYS_KEPT, MISSING_ADDRESS } from './kind';

const EVERY_NIGHT = '0 37 3 * * *';

/** What nobody asks for any more is forgotten, at every start and every night. */
export async function forgetMissingAddresses(strapi: Core.Strapi): Promise<void> {
  const forget = async () => {
    const oldest = localDay(now(), -DAYS_KEPT, SCHOOL_ZONE);
    await strapi.db.query(MISSING_ADDRESS).deleteMany({ where: { lastSeen: { $lt: oldest } } });
  };
  await forget();
  strapi.cron.add({ forgetMissingAddresses: { task: forget, options: { rule: EVERY_NIGHT } } });
}
