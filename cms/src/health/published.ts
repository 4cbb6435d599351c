import type { Core } from '@strapi/strapi';
import { addressOf } from '../redirects/addresses';
import type { Entry } from './findings';
import { PAGE_KINDS } from './kinds';
import { PUBLISHED } from './query';

/** The address of every page that is published, in each of its languages. */
export async function publishedAddresses(strapi: Core.Strapi): Promise<string[]> {
  const addresses: string[] = [];
  for (const { uid, address } of PAGE_KINDS) {
    const pages: Entry[] = await strapi.db
      .query(uid)
      .findMany({ where: PUBLISHED, select: [address, 'locale'] });
    for (const page of pages) addresses.push(addressOf(uid, page, page.locale ?? 'fr') ?? '/');
  }
  return addresses;
}
