import type { CampusChoices } from '../../modules/campus-choice';
import { MANY } from '../../modules/lists';
import { fewOf } from '../../modules/map/network.server';
import type { BlockOf } from '../blocks.server';
import type { CampusSummary } from '../campuses.server';
import { nextEventsOrNull } from '../events.server';
import { latestNewsOrNull } from '../news.server';
import { newsCategoriesOrNull } from '../news-categories.server';
import type { Programme } from '../programmes.server';
import { teamOrNull } from '../teams.server';
import type { Data } from './filled';
import type { Sources } from './sources.server';

/** Of too many for a list. */
const BY_NAME: CampusChoices = { text: '', answer: null };
const FILTERED_NEWS = 6;
const AGENDA_EVENTS = 12;

/** Kinds that need what is not in them. The summary waits: it names the others. */
export type Needy = Exclude<keyof Data, 'summary'>;

type Fillers = {
  [Each in Needy]: (block: BlockOf<Each>, from: Sources) => Promise<Data[Each] | null>;
};

/** How each kind gets what it shows; null when that cannot be had, and the block is left out. */
export const FILLERS: Fillers = {
  header: async (_block, { network }) => ({ network: await network() }),
  'news-cards': async ({ limit, category, campus }, from) => {
    const [news, network] = await Promise.all([
      latestNewsOrNull(from.locale, limit, { category, campus }),
      from.network(),
    ]);
    return whole({ news, network });
  },
  'news-list': async ({ limit }, { locale }) =>
    whole({ news: await latestNewsOrNull(locale, limit) }),
  'news-filter': async (_block, { locale, campuses }) => {
    const [news, categories, all] = await Promise.all([
      latestNewsOrNull(locale, FILTERED_NEWS),
      newsCategoriesOrNull(locale),
      campuses(),
    ]);
    const listed = all && all.length > MANY ? BY_NAME : (all ?? []).map(named);
    return whole({ news, categories: categories ?? [], campuses: listed });
  },
  'main-news': async ({ news }, from) => {
    const [found, network] = await Promise.all([
      news ? from.newsItem(news) : latestNewsOrNull(from.locale, 1).then((all) => all?.[0]),
      from.network(),
    ]);
    if (!found) return null;
    const { slug, title, date, summary, image, campuses, category } = found;
    return { main: { slug, title, date, summary, image, campuses, category }, network };
  },
  'event-list': async ({ limit, type, campus }, { locale }) =>
    whole({ events: await nextEventsOrNull(locale, limit, { type, campus }) }),
  agenda: async (_block, { locale, about: { campus } }) =>
    whole({ events: await nextEventsOrNull(locale, AGENDA_EVENTS, { campus: campus ?? null }) }),
  'programme-list': async ({ landingType }, { programmes }) =>
    whole({ programmes: ofType(await programmes(), landingType) }),
  'programme-category': async ({ landingType }, { programmes }) =>
    whole({ programmes: ofType(await programmes(), landingType) }),
  panorama: async (_block, { programmes }) => whole({ programmes: await programmes() }),
  'teaching-units': async (block, from) =>
    whole({ units: (await sheetOf(block, from))?.teachingUnits }),
  'skill-units': async (block, from) => whole({ units: (await sheetOf(block, from))?.skillUnits }),
  careers: async (block, from) => whole({ careers: (await sheetOf(block, from))?.careers }),
  'campus-list': async (_block, { campuses }) => {
    const all = await campuses();
    return whole({ campuses: all && fewOf(all), count: all?.length });
  },
  'campus-map': async (_block, { campuses, network }) =>
    (await campuses()) ? { network: await network() } : null,
  'campus-contacts': async (block, { contacts, about }) => {
    const campus = block.campus ?? about.campus;
    const all = await contacts();
    const found = all?.filter(({ slug }) => !campus || slug === campus);
    return whole({ contacts: found && fewOf(found), count: found?.length });
  },
  offers: async ({ limit, campus }, { offers }) => {
    const all = await offers();
    const near = all?.filter((offer) => !campus || offer.campus?.slug === campus);
    return whole({ offers: near?.slice(0, limit) });
  },
  testimonials: async ({ limit, programme }, from) => {
    const [all, network] = await Promise.all([from.testimonials(), from.network()]);
    const of = all?.filter((told) => !programme || told.programme?.slug === programme);
    return whole({ testimonials: of?.slice(0, limit), network });
  },
  testimonial: async (block, from) => {
    const [found, network] = await Promise.all([
      block.testimonial ? from.testimonial(block.testimonial) : null,
      from.network(),
    ]);
    if (!found) return null;
    const { body: _body, seo: _seo, ...told } = found;
    return { told, network };
  },
  posts: async ({ limit, category }, { posts }) => {
    const all = await posts();
    const of = all?.filter((post) => !category || post.category?.slug === category);
    return whole({ posts: of?.slice(0, limit) });
  },
  team: async (block, { locale, about }) => {
    const campus = block.campus ?? about.campus;
    return campus ? whole({ members: await teamOrNull(locale, campus) }) : null;
  },
};

type Whole<Parts> = { [Name in keyof Parts]: NonNullable<Parts[Name]> };

function named({ slug, name }: CampusSummary) {
  return { value: slug, name };
}

/** All of it, or nothing: a part that cannot be had is null. */
function whole<Parts extends object>(parts: Parts): Whole<Parts> | null {
  return isWhole(parts) ? parts : null;
}

function isWhole<Parts extends object>(parts: Parts): parts is Parts & Whole<Parts> {
  return Object.values(parts).every((part) => part !== null && part !== undefined);
}

function ofType<Item extends { landingType?: string | null | undefined }>(
  items: Item[] | null,
  type: string | null,
): Item[] | null {
  return items?.filter(({ landingType }) => !type || landingType === type) ?? null;
}

/** Of the programme that the block names, or of the one whose page it is on. */
async function sheetOf(
  block: { programme: string | null },
  { programme, about }: Sources,
): Promise<Programme | null> {
  const slug = block.programme ?? about.programme;
  return slug ? programme(slug) : null;
}
