import { config } from '../config.server';
import type { Locale } from '../config-schema.server';
import { log } from '../log.server';
import { schoolDay } from '../modules/calendar';
import { ErrorRecord } from '../modules/errors';
import type { SearchDocument } from '../modules/search';
import { type Found, SearchIndex } from '../modules/search/engine.server';
import { IndexKeeper } from '../modules/search/keeper.server';
import { campusDocuments, offerDocuments, programmeDocuments } from './search/courses.server';
import { pageDocuments } from './search/pages.server';
import {
  articleDocuments,
  eventDocuments,
  newsDocuments,
  postDocuments,
  testimonialDocuments,
} from './search/stories.server';
import { contentVersion } from './service.server';

const READERS: ((locale: Locale) => Promise<SearchDocument[]>)[] = [
  programmeDocuments,
  campusDocuments,
  eventDocuments,
  offerDocuments,
  newsDocuments,
  postDocuments,
  articleDocuments,
  testimonialDocuments,
  pageDocuments,
];

const PATIENCE = { first: 10_000, next: 1000 };
const PAUSE_MS = 5000;

const keepers: Record<Locale, IndexKeeper<SearchIndex>> = { fr: keeper('fr'), en: keeper('en') };

function keeper(locale: Locale): IndexKeeper<SearchIndex> {
  return new IndexKeeper({
    make: () => makeIndex(locale),
    version: contentVersion,
    now: Date.now,
    onFailure: (error) => log.error({ error, locale }, 'the search index could not be made'),
    patience: PATIENCE,
    pauseMs: PAUSE_MS,
  });
}

async function makeIndex(locale: Locale): Promise<SearchIndex> {
  const started = performance.now();
  const kinds: SearchDocument[][] = [];
  // One kind after the other: visitors' pages are asked for meanwhile.
  for (const read of READERS) kinds.push(await read(locale));
  const documents = kinds.flat();
  const index = await SearchIndex.make(documents, locale, config.now());
  const took = Math.round(performance.now() - started);
  log.info({ locale, documents: documents.length, took }, 'the search index was made');
  return index;
}

/** The first index of each language, so that nobody waits for it, and it is there when the content service is not. */
export async function prepareSearch(): Promise<void> {
  for (const locale of config.locales) if (!keepers[locale].hasOne) await searchOrNull('', locale);
}

/** What has these words, among all that is public now; null when that cannot be said. */
export async function searchOrNull(words: string, locale: Locale): Promise<Found | null> {
  const now = config.now();
  try {
    const index = await keepers[locale].get();
    return index.find(words, { now, today: schoolDay(now) });
  } catch (error) {
    // Why, the keeper has told.
    if (error instanceof ErrorRecord) return null;
    throw error;
  }
}
