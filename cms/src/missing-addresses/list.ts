import type { Core } from '@strapi/strapi';
import { publishedAddresses } from '../health/published';
import { LIST_ADDRESSES } from '../redirects/addresses';
import { isStay } from '../redirects/rules';
import { savedRules } from '../redirects/saved';
import { schoolRules } from '../redirects/school';
import type { Asked } from './asked';
import { type Listing, MISSING_ADDRESS, PAGE_SIZE, type Row } from './kind';
import { nearest } from './nearest';
import { readReferrers } from './referrers';
import { type Site, sieve, targets, withWords } from './sift';

type Stored = Omit<Row, 'referrers'> & { referrers: unknown; ignored: boolean | null };

/** What is still missing: not what has been led on since, by whatever way, nor what is there again. */
export async function listMissing(
  strapi: Core.Strapi,
  { list, words, page }: Asked,
): Promise<Listing> {
  const isMissing = sieve(await readSite(strapi));
  const stored: Stored[] = await strapi.db.query(MISSING_ADDRESS).findMany({
    select: ['address', 'count', 'firstSeen', 'lastSeen', 'referrers', 'ignored'],
    orderBy: [{ count: 'desc' }, { lastSeen: 'desc' }, { address: 'asc' }],
  });
  const missing = stored.filter(({ address }) => isMissing(address));
  const ofList = (ignored: boolean) => missing.filter((row) => Boolean(row.ignored) === ignored);
  const found = withWords(ofList(list === 'ignored').map(shown), words);
  return {
    rows: found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
    found: found.length,
    open: ofList(false).length,
    ignored: ofList(true).length,
  };
}

/** Where the visitors of a missing address most likely wanted to go. */
export async function proposedTarget(
  strapi: Core.Strapi,
  address: string,
): Promise<string | undefined> {
  return nearest(address, targets(await readSite(strapi)));
}

async function readSite(strapi: Core.Strapi): Promise<Site> {
  const pages = [...LIST_ADDRESSES, ...(await publishedAddresses(strapi))];
  const rules = [...schoolRules(strapi).values(), ...(await savedRules(strapi))];
  return { pages, rules: rules.filter((rule) => !isStay(rule)) };
}

function shown({ address, count, firstSeen, lastSeen, referrers }: Stored): Row {
  return { address, count, firstSeen, lastSeen, referrers: readReferrers(referrers) };
}

/** Whether there was such an address. */
export async function setIgnored(
  strapi: Core.Strapi,
  address: string,
  ignored: boolean,
): Promise<boolean> {
  const rows = strapi.db.query(MISSING_ADDRESS);
  const { count } = await rows.updateMany({ where: { address }, data: { ignored } });
  return count > 0;
}
