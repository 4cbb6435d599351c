import type { NetworkSize } from '../choice';
import type { Content, NetworkFile } from '../files';
import { makeCampuses, makeOfferings } from './campuses.ts';
import { makeEvents } from './events.ts';
import { makeNews } from './news.ts';

/** What the demo school lacks to be the network. */
export type Network = Pick<Content, 'campuses' | 'campusDetails' | 'offerings' | 'events' | 'news'>;

/** Makes the network's content: the same at every run, but for the days of the week its events fall on. */
export function makeNetwork(
  file: NetworkFile,
  demo: Content,
  size: NetworkSize,
  todaysWeekday: number,
): Network {
  const places = makeCampuses(file, missing('campuses', demo, size), slugs(demo.campuses));
  const everywhere = [...demo.campuses, ...places.campuses];
  const events = missing('events', demo, size);
  return {
    ...places,
    offerings: makeOfferings(places.campuses, demo.programmes),
    events: makeEvents(file, everywhere, events, slugs(demo.events), todaysWeekday),
    news: makeNews(file, everywhere, missing('news', demo, size), slugs(demo.news)),
  };
}

function missing(kind: keyof NetworkSize, demo: Content, size: NetworkSize): number {
  const present = demo[kind].length;
  if (size[kind] < present) {
    throw new Error(
      `SEED_CONTENT asks for ${size[kind]} ${kind}: the demo, which the network starts from, has ${present}.`,
    );
  }
  return size[kind] - present;
}

function slugs(files: { slug: string }[]): string[] {
  return files.map(({ slug }) => slug);
}
