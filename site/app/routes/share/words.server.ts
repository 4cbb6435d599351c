import { article } from '../../content/articles.server';
import { blogPost } from '../../content/blog.server';
import { campus, namedCampus } from '../../content/campuses.server';
import { eventPage } from '../../content/events.server';
import type { Image } from '../../content/media.server';
import { newsItem } from '../../content/news.server';
import { offer } from '../../content/offers.server';
import type { Reading } from '../../content/page-entry.server';
import { programme } from '../../content/programmes.server';
import { testimonial } from '../../content/testimonials.server';
import {
  inShort,
  isSeveralDays,
  monthAndYear,
  startOf,
  whenOf,
  zoneOf,
} from '../../modules/agenda';
import { dayIn, dayOfMonth, longDate } from '../../modules/calendar';
import { coordinates } from '../../modules/map';
import { durationName } from '../../modules/programmes';
import type { Card, Motif } from '../../modules/share';
import { fill, labels, term } from '../../modules/taxonomy';
import { stagesOf } from '../../modules/testimonials';

/** What a card says of its page. */
export type Words = Pick<Card, 'kind' | 'title' | 'detail' | 'motif'>;

export const WHOLE_MAP: Motif = { kind: 'map', at: [] };

/** What is said of an entry, by the place where its kind lives. */
export const ENTRIES = new Map<string, (slug: string, how: Reading) => Promise<Words>>([
  ['programmes', ofProgramme],
  ['campus', ofCampus],
  ['agenda', ofEvent],
  ['actualites', ofNews],
  ['blog', ofPost],
  ['article', ofArticle],
  ['temoignages', ofTestimonial],
  ['offres-alternance', ofOffer],
]);

async function ofProgramme(slug: string, how: Reading): Promise<Words> {
  const { entry } = await programme(slug, how);
  const { courses } = labels(how.locale);
  const { levelOut, duration, rhythm } = entry;
  return {
    kind: courses.course,
    title: entry.title,
    detail: together(
      levelOut !== null && term(courses.graduationLevels, levelOut),
      duration && durationName(duration, courses),
      rhythm && term(courses.rhythms, rhythm),
    ),
    motif: pictured(entry.focusImage),
  };
}

async function ofCampus(slug: string, how: Reading): Promise<Words> {
  const { entry } = await campus(slug, how);
  const { campuses } = labels(how.locale);
  const { latitude, longitude } = entry;
  const isPlaced = latitude !== null && longitude !== null;
  return {
    kind: campuses.campus,
    title: entry.name,
    detail: isPlaced ? coordinates(latitude, longitude, campuses) : null,
    motif: isPlaced ? { kind: 'map', at: [entry.slug] } : pictured(entry.focusImage),
  };
}

async function ofEvent(slug: string, how: Reading): Promise<Words> {
  const { locale } = how;
  const { entry } = await eventPage(slug, how);
  const { agenda } = labels(locale);
  const place = entry.campus && (await namedCampus(entry.campus.slug, locale));
  const event = {
    ...entry,
    campus: entry.campus && { ...entry.campus, timeZone: place?.timeZone ?? null },
  };
  const zone = zoneOf(event);
  const start = startOf(event);
  // What is under way is told by its last day; its card, by all of them, whenever it is shared.
  const { date, hours } = whenOf(event, 'to-come', locale);
  return {
    kind: event.type ? term(agenda.types, event.type) : agenda.agenda,
    title: event.title,
    detail: together(isSeveralDays(event) ? date : hours, place?.name ?? entry.campus?.title),
    motif: {
      kind: 'day',
      day: dayOfMonth(start, zone),
      month: monthAndYear(dayIn(zone, start).slice(0, 7), locale),
    },
  };
}

async function ofNews(slug: string, how: Reading): Promise<Words> {
  const { entry } = await newsItem(slug, how);
  const { share } = labels(how.locale).utils;
  return dated(entry, together(share.news, entry.category?.title), how);
}

async function ofPost(slug: string, how: Reading): Promise<Words> {
  const { entry } = await blogPost(slug, how);
  const { commons } = labels(how.locale);
  return dated(entry, together(commons.blog, entry.category?.title), how);
}

async function ofArticle(slug: string, how: Reading): Promise<Words> {
  const { entry } = await article(slug, how);
  return dated(entry, labels(how.locale).utils.share.article, how);
}

async function ofTestimonial(slug: string, how: Reading): Promise<Words> {
  const { entry } = await testimonial(slug, how);
  const { commons, utils } = labels(how.locale);
  const { name, position, situation, quote, portrait } = entry;
  const at = stagesOf(entry).map((stage) => stage.slug);
  return {
    kind: utils.share.testimonial,
    title: fill(commons.quote, { text: inShort(quote) }),
    detail: [name, position ?? situation].filter(Boolean).join(', '),
    motif: portrait ? pictured(portrait) : { kind: 'map', at },
  };
}

async function ofOffer(slug: string, how: Reading): Promise<Words> {
  const { entry } = await offer(slug, how);
  const { company, place, campus: near } = entry;
  return {
    kind: labels(how.locale).utils.share.offer,
    title: entry.title,
    detail: together(company, place ?? near?.name),
    motif: near ? { kind: 'map', at: [near.slug] } : WHOLE_MAP,
  };
}

type Dated = { title: string; date: string | null; image: Image | null };

function dated({ title, date, image }: Dated, kind: string, { locale }: Reading): Words {
  const detail = date && longDate(new Date(date), locale);
  return { kind, title, detail, motif: pictured(image) };
}

/** On a card a picture is this wide at least, to be as high as it is shown. */
const WIDE_ENOUGH = 750;

/** What is kept elsewhere is not fetched by this server. */
function pictured(image: Image | null): Motif {
  const webp = image?.modern?.find(({ type }) => type === 'image/webp')?.sources ?? [];
  const source = webp.find(({ width }) => width >= WIDE_ENOUGH) ?? webp.at(-1);
  const src = source?.src ?? image?.src;
  return src?.startsWith('/uploads/') ? { kind: 'picture', src } : WHOLE_MAP;
}

function together(...parts: (string | false | null | undefined)[]): string {
  return parts.filter(Boolean).join(' · ');
}
