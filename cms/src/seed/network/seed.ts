import type { Core } from '@strapi/strapi';
import { now } from '../../clock';
import { CHANGED_IN_BULK } from '../../publication/announce';
import { insertPublished } from '../bulk';
import type { NetworkSize } from '../choice';
import { campusEntry, eventEntry, newsEntry, offeringEntry, SCHOOL_ZONE } from '../entries';
import type { Content, NetworkFile } from '../files';
import { openLedger } from '../ledger';
import { localDay } from '../local-time';
import { describeWorld } from '../world';
import { makeNetwork } from './make';

const MADE = 'network';
const NEWS = 'api::news.news';

/** Makes a network of the demo school, once: all of it or nothing. Another size asks for another database. */
export async function seedNetwork(
  strapi: Core.Strapi,
  demo: Content,
  file: NetworkFile,
  size: NetworkSize,
): Promise<void> {
  await strapi.db.transaction(async ({ trx, onCommit }) => {
    const ledger = await openLedger(strapi);
    if (ledger.has(MADE)) {
      strapi.log.info('The network was made at an earlier start: it is left as it is.');
      return;
    }
    const weekday = new Date(localDay(now(), 0, SCHOOL_ZONE)).getUTCDay();
    const network = makeNetwork(file, demo, size, weekday);
    const details = new Map(network.campusDetails.map((detail) => [detail.slug, detail]));
    const campuses = network.campuses.map((file) => campusEntry(file, details.get(file.slug)));
    await insertPublished(strapi, 'api::campus.campus', campuses);
    const world = await describeWorld(strapi, demo);
    const offerings = network.offerings.map((file) => offeringEntry(file, world));
    await insertPublished(strapi, 'api::offering.offering', offerings);
    const events = network.events.map((file) => eventEntry(file, world));
    await insertPublished(strapi, 'api::event.event', events);
    const pictures = await picturesOfNews(strapi);
    const news = network.news.map((file, index) => {
      const entry = newsEntry(file, world);
      return {
        ...entry,
        fields: { ...entry.fields, focusImage: pictures[index % pictures.length] },
      };
    });
    await insertPublished(strapi, NEWS, news);
    // PostgreSQL plans for the few rows it remembers until it is told of the many.
    await trx.raw('ANALYZE');
    ledger.add(MADE);
    await ledger.save();
    onCommit(() => strapi.eventHub.emit(CHANGED_IN_BULK));
  });
}

/** The network's news show what the demo's do. */
async function picturesOfNews(strapi: Core.Strapi): Promise<number[]> {
  const news: { focusImage: { id: number } | null }[] = await strapi.db
    .query(NEWS)
    .findMany({ populate: { focusImage: { select: ['id'] } }, orderBy: { id: 'asc' } });
  return [...new Set(news.flatMap(({ focusImage }) => focusImage?.id ?? []))];
}
