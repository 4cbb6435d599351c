import type { Locale } from '../../config-schema.server';
import { network } from '../../modules/map/network.server';
import { posts } from '../blog.server';
import { campusContactsOrNull, campusesOrNull } from '../campuses.server';
import { newsItem } from '../news.server';
import { offersOrNull } from '../offers.server';
import type { PageEntry, Reading } from '../page-entry.server';
import { programme, programmes } from '../programmes.server';
import { client } from '../service.server';
import { testimonial, testimonials } from '../testimonials.server';

/** Where the blocks of one page take what they show: each collection is asked for once, and only if one needs it. */
export type Sources = ReturnType<typeof sourcesOf>;

/** The page that the blocks stand on, for those that name no campus or programme of their own. */
export type About = { campus?: string; programme?: string };

export function sourcesOf(locale: Locale, about: About) {
  // What a block shows is published, even on a draft.
  const published: Reading = { locale, preview: null };
  const campuses = once(() => campusesOrNull(locale));
  return {
    locale,
    about,
    campuses,
    /** Without campuses there is no map to draw, and still something to say. */
    network: once(async () => network((await campuses()) ?? [])),
    contacts: once(() => campusContactsOrNull(locale)),
    offers: once(() => offersOrNull(locale)),
    posts: once(() => client.orNull(posts(locale))),
    programmes: once(() => client.orNull(programmes(locale))),
    testimonials: once(() => client.orNull(testimonials(locale))),
    programme: (slug: string) => entryOf(programme(slug, published)),
    testimonial: (slug: string) => entryOf(testimonial(slug, published)),
    newsItem: (slug: string) => entryOf(newsItem(slug, published)),
  };
}

function once<Value>(ask: () => Promise<Value>): () => Promise<Value> {
  let asked: Promise<Value> | undefined;
  return () => {
    asked ??= ask();
    return asked;
  };
}

async function entryOf<Value>(asked: Promise<PageEntry<Value>>): Promise<Value | null> {
  return (await client.orNull(asked))?.entry ?? null;
}
