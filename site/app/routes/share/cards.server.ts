import type { Locale } from '../../config-schema.server';
import { type CampusSummary, campusesOrNull } from '../../content/campuses.server';
import { absent, type Reading } from '../../content/page-entry.server';
import { page, pageOrNull, pages } from '../../content/pages.server';
import { siteSettings } from '../../content/settings.server';
import { campusOf } from '../../modules/campus-choice/find.server';
import { ErrorRecord, isOutage } from '../../modules/errors';
import { capitalised, inWords } from '../../modules/home';
import { fewOf } from '../../modules/map/network.server';
import { firstSentence } from '../../modules/programmes';
import type { ShareImage } from '../../modules/seo';
import { CARD, type Card, cardAddress, type PageAddress, pageOf } from '../../modules/share';
import { versionOf } from '../../modules/share/version.server';
import { fill, labels } from '../../modules/taxonomy';
import { sectionName } from '../../sections/pages/section-name';
import { ENTRIES, WHOLE_MAP, type Words } from './words.server';

/** SEO-1: the picture that is shown of this page where it is shared; null when it cannot be known. What is previewed has none. */
export async function shareImageOrNull(
  canonical: string,
  preview: object | null = null,
): Promise<ShareImage | null> {
  if (preview) return null;
  const asked = pageOf(new URL(canonical));
  try {
    const card = await cardOf(asked);
    return {
      src: cardAddress(asked, versionOf(card)),
      alt: [card.title, card.kind, card.school.name].filter(Boolean).join(' · '),
      ...CARD,
    };
  } catch (error) {
    if (error instanceof ErrorRecord) return null;
    throw error;
  }
}

/** What is seen on the picture of a page. */
export async function cardOf({ language, path, query }: PageAddress): Promise<Card> {
  const [words, { siteName, title }, campuses] = await Promise.all([
    wordsOf(path, query, { locale: language, preview: null }),
    siteSettings(language),
    campusesOrNull(language),
  ]);
  const tagline = title.startsWith(`${siteName}, `) ? title.slice(siteName.length + 2) : null;
  const at = words.motif.kind === 'map' ? words.motif.at : [];
  const places = placesOf(campuses ?? [], at);
  return { language, school: { name: siteName, tagline }, ...words, places };
}

/** Those that the map draws: all, or of too many a few and those that the card is about. */
function placesOf(campuses: CampusSummary[], at: string[]): Card['places'] {
  const few = fewOf(campuses);
  const others = at
    .filter((slug) => !few.some((drawn) => drawn.slug === slug))
    .flatMap((slug) => campusOf(campuses, slug) ?? []);
  return [...few, ...others].map(({ slug, name, latitude, longitude }) => ({
    slug,
    name,
    latitude,
    longitude,
  }));
}

/** Kinds whose entries are named in the query of their list. */
const NAMED_BY = new Map([
  ['article', 'slug'],
  ['offres-alternance', 'offre'],
]);

function wordsOf(path: string, query: URLSearchParams, how: Reading): Promise<Words> {
  const [, first = '', second = null, ...more] = path.split('/');
  if (path === '/') return ofHome(how);
  if (first === '' || more.length > 0) throw absent(path, 'No page is there');
  const slug = second ?? query.get(NAMED_BY.get(first) ?? '');
  const entry = ENTRIES.get(first);
  if (entry && slug !== null) return entry(slug, how);
  return slug === null ? ofSection(first, how) : ofPage(first, slug, how);
}

async function ofHome({ locale }: Reading): Promise<Words> {
  const [{ home }, found] = await Promise.all([siteSettings(locale), campusesOrNull(locale)]);
  const places = found ?? [];
  const { campuses } = labels(locale);
  const count = capitalised(inWords(places.length, locale));
  const counted = [campuses.heroTitleNone, campuses.heroTitleOne][places.length];
  const title = home.title ?? counted ?? fill(campuses.heroTitle, { count });
  return { kind: null, title, detail: null, motif: WHOLE_MAP };
}

/** A list of the site's own; else a section, by its page or by its name. */
async function ofSection(name: string, how: Reading): Promise<Words> {
  const list = listWords(how.locale).get(name);
  const own = list ? await listHead(name, how) : await sectionPage(name, how);
  const title = own?.entry.title ?? list?.title ?? sectionName(name, [], labels(how.locale));
  return { kind: null, title, detail: list ? firstSentence(list.lead) : null, motif: WHOLE_MAP };
}

/** RTE-19: above the testimonials stands what an editor wrote. */
function listHead(name: string, how: Reading) {
  return name === 'temoignages' ? pageOrNull(name, how) : null;
}

async function sectionPage(name: string, how: Reading) {
  try {
    return await page(name, how);
  } catch (error) {
    if (isOutage(error)) throw error;
    const below = (await pages(how.locale)).some(({ path }) => path.startsWith(`${name}/`));
    if (!below) throw error;
    return null;
  }
}

async function ofPage(section: string, slug: string, how: Reading): Promise<Words> {
  const [{ entry }, all] = await Promise.all([page(`${section}/${slug}`, how), pages(how.locale)]);
  const kind = sectionName(section, all, labels(how.locale));
  return { kind, title: entry.title, detail: null, motif: WHOLE_MAP };
}

function listWords(locale: Locale): Map<string, { title: string; lead: string }> {
  const { agenda, campuses, commons, courses, news } = labels(locale);
  const words = {
    programmes: { title: courses.courses, lead: courses.finder.lead },
    campus: { title: campuses.campuses, lead: campuses.list.lead },
    agenda: { title: agenda.agenda, lead: agenda.lead },
    actualites: { title: news.news, lead: news.lead },
    blog: { title: commons.blog, lead: news.blog.lead },
    temoignages: { title: courses.testimonials, lead: courses.itineraries.lead },
    'offres-alternance': { title: courses.offers.offers, lead: courses.offers.lead },
    article: { title: commons.articles, lead: commons.articlesLead },
  };
  return new Map(Object.entries(words));
}
