import type { UID } from '@strapi/strapi';
import type {
  ArticleFile,
  BlogFile,
  CampusFile,
  CategoryFile,
  Content,
  NewsFile,
  ProgrammeFile,
} from '../files';
import type { GroundName } from './drawing/grounds.ts';
import type { Plate } from './drawing/plate.ts';
import { type Landscape, landscapeOf, RUGGEDNESS } from './landscapes.ts';
import * as words from './words.ts';

/** A plate of the demo, and the entries whose picture it is. */
export type Sheet = {
  /** Of its file, and of what makes it this plate and no other. */
  name: string;
  uid: UID.ContentType;
  slugs: string[];
  plate: Plate;
  alt: words.Words;
};

const WIDE = { width: 1280, height: 853 };
/** A programme's plate stands beside its title. */
const SQUARE = { width: 1120, height: 1120 };

/** In their order on a page: coloured grounds are few among those of paper and mist. */
const NEWS_GROUNDS = ['paper', 'survey', 'mist', 'ink', 'paper', 'mist', 'paper', 'mist'] as const;
const POST_GROUNDS = ['paper', 'mist', 'paper', 'survey', 'paper', 'mist', 'paper'] as const;
const QUIET_GROUNDS = ['paper', 'mist', 'paper'] as const;
const EVENT_GROUNDS: Record<string, GroundName> = { convention: 'survey', conference: 'ink' };

/** Every plate of the demo school: one for each campus, programme, type of event, news item, post and article. */
export function sheetsOf(content: Content): Sheet[] {
  const types = Object.groupBy(content.events, ({ type }) => type);
  return [
    ...content.campuses.map(campusSheet),
    ...content.programmes.map(programmeSheet),
    ...Object.entries(types).map(([type, events = []]) =>
      eventSheet(
        type,
        events.map(({ slug }) => slug),
      ),
    ),
    ...newestFirst(content.news).map((news, index) => newsSheet(news, index, content)),
    ...newestFirst(content.blog).map((post, index) => blogSheet(post, index, content)),
    ...newestFirst(content.articles).map(articleSheet),
  ];
}

/** Those whose day is counted from today: the archives have no pictures, nor has what is not dated yet. */
function newestFirst<Item extends { publishedDaysAgo?: number }>(items: Item[]): Item[] {
  return items
    .filter(({ publishedDaysAgo }) => publishedDaysAgo !== undefined)
    .toSorted((one, other) => (one.publishedDaysAgo ?? 0) - (other.publishedDaysAgo ?? 0));
}

function campusSheet(campus: CampusFile, index: number): Sheet {
  const landscape = landscapeOf(campus.slug);
  const isAbroad = campus.address.country !== 'FR';
  return sheet('campus', 'api::campus.campus', campus.slug, {
    plate: {
      ...ground(landscape),
      figure: isAbroad ? 'azimuth' : 'mesh',
      ground: isAbroad ? 'ink' : nth(QUIET_GROUNDS, index),
    },
    alt: isAbroad
      ? words.sightsFrom(campus.fr.name)
      : words.aroundPlace(campus.fr.name, landscape.name),
  });
}

function programmeSheet(programme: ProgrammeFile, index: number): Sheet {
  const { slug, fr, en, levelIn, levelOut } = programme;
  // A link for each semester, as far as they fit.
  const links = Math.max(5, Math.min(9, 2 * (levelOut - levelIn)));
  const title = { fr: fr.title, en: en?.title ?? fr.title };
  return sheet('programme', 'api::programme.programme', slug, {
    plate: {
      size: SQUARE,
      figure: 'chain',
      links,
      ruggedness: RUGGEDNESS.hills,
      ground: nth(QUIET_GROUNDS, index),
    },
    alt: words.climb(title, links - 1),
  });
}

function eventSheet(type: string, slugs: string[]): Sheet {
  const plate = { ...ground(landscapeOf(undefined)), figure: 'azimuth' as const };
  const drawn = { plate: { ...plate, ground: EVENT_GROUNDS[type] ?? 'paper' } };
  const made = sheet('event', 'api::event.event', type, { ...drawn, alt: words.eventSights(type) });
  return { ...made, slugs };
}

function newsSheet(news: NewsFile, index: number, content: Content): Sheet {
  const campus = content.campuses.find(({ slug }) => slug === news.campus[0]);
  const landscape = landscapeOf(campus?.slug);
  const isFar = news.category === 'international';
  return sheet('news', 'api::news.news', news.slug, {
    plate: {
      ...ground(landscape),
      figure: isFar ? 'azimuth' : 'mesh',
      ground: nth(NEWS_GROUNDS, index),
    },
    alt: newsWords(campus?.fr.name ?? null, isFar, landscape, () =>
      titleOf(content.newsCategories, news.category),
    ),
  });
}

function newsWords(
  place: string | null,
  isFar: boolean,
  landscape: Landscape,
  subject: () => words.Words,
): words.Words {
  if (isFar) return words.sightsFrom(place);
  return place ? words.nearPlace(place, landscape.name) : words.inventedGround(subject());
}

function blogSheet(post: BlogFile, index: number, content: Content): Sheet {
  return sheet('blog', 'api::blog-post.blog-post', post.slug, {
    plate: { ...ground(anyLandscape(index)), figure: 'mesh', ground: nth(POST_GROUNDS, index) },
    alt: words.inventedGround(titleOf(content.blogCategories, post.category)),
  });
}

function articleSheet({ slug }: ArticleFile, index: number): Sheet {
  return sheet('article', 'api::article.article', slug, {
    plate: { ...ground(anyLandscape(index)), figure: 'mesh', ground: nth(QUIET_GROUNDS, index) },
    alt: words.inventedGround({ fr: 'Articles', en: 'Articles' }),
  });
}

type Drawn = { plate: Omit<Plate, 'seed'>; alt: words.Words };

function sheet(kind: string, uid: UID.ContentType, slug: string, { plate, alt }: Drawn): Sheet {
  const name = `planche-${kind}-${slug}`;
  return { name, uid, slugs: [slug], plate: { seed: name, ...plate }, alt };
}

function ground({ name, sea }: Landscape) {
  return { size: WIDE, ruggedness: RUGGEDNESS[name], ...(sea && { sea }) };
}

/** Ground for pages that are about no place: one kind after the other. */
function anyLandscape(index: number): Landscape {
  return { name: nth(['hills', 'plain', 'mountains'] as const, index) };
}

function nth<Item>(items: readonly [Item, ...Item[]], index: number): Item {
  return items[index % items.length] ?? items[0];
}

function titleOf(categories: CategoryFile[], slug: string): words.Words {
  const found = categories.find((category) => category.slug === slug);
  if (!found) throw new Error(`No category is called ${slug}`);
  return { fr: found.fr.title, en: found.en?.title ?? found.fr.title };
}
