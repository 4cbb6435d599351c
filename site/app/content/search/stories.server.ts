import { z } from 'zod';
import { config } from '../../config.server';
import type { Locale } from '../../config-schema.server';
import { schoolDay } from '../../modules/calendar';
import { pathIn } from '../../modules/navigation';
import type { SearchDocument } from '../../modules/search';
import { fill, labels, term } from '../../modules/taxonomy';
import { instant, list, optional, optionalProse, prose, text } from '../fields';
import { select } from '../select';
import { client } from '../service.server';
import { keyOf } from '../terms.server';
import { bodyText, NOTHING, readable, said, WITH_BODY } from './texts.server';

const dated = z.object({
  slug: text,
  title: prose,
  publishDate: optional(instant),
  summary: optionalProse,
});
const DATED = ['slug', 'title', 'publishDate', 'summary'];
const NEWEST_FIRST = { sort: 'publishDate:desc,id:asc' };

const news = dated.extend({
  campus_infos: list(z.object({ title: prose, name: optionalProse })),
  cat_news: optional(z.object({ title: prose })),
});

/** Neither news nor events are read to the end: they are what there are thousands of. */
export function newsDocuments(locale: Locale): Promise<SearchDocument[]> {
  const { campusCount } = labels(locale).news;
  return client.getEveryUnremembered({
    path: '/news-items',
    locale,
    item: readable(news),
    query: {
      ...select(DATED, { campus_infos: ['title', 'name'], cat_news: ['title'] }),
      ...NEWEST_FIRST,
    },
    make: (items) =>
      items.flatMap((item) => {
        if (!item) return [];
        const campuses = item.campus_infos.map(({ name, title }) => name ?? title);
        const where =
          campuses.length > 1 ? fill(campusCount, { count: campuses.length }) : campuses[0];
        return {
          ...datedDocument(item, pathIn(locale, `/actualites/${item.slug}`)),
          kind: 'news' as const,
          names: said(item.cat_news?.title),
          related: campuses,
          context: said(item.cat_news?.title, where),
        };
      }),
  });
}

function datedDocument({ title, summary, publishDate }: z.output<typeof dated>, path: string) {
  return {
    ...NOTHING,
    path,
    title,
    summary: summary ?? '',
    date: publishDate,
    from: publishDate,
  };
}

const event = z.object({
  slug: text,
  title: prose,
  description: optionalProse,
  dateStart: instant,
  dateEnd: optional(instant),
  type: keyOf(({ agenda }) => agenda.types),
  campus: optional(z.object({ title: prose, name: optionalProse })),
});

export function eventDocuments(locale: Locale): Promise<SearchDocument[]> {
  const { types } = labels(locale).agenda;
  const today = schoolDay(config.now());
  return client.getEveryUnremembered({
    path: '/events',
    locale,
    item: readable(event),
    query: {
      ...select(['slug', 'title', 'description', 'dateStart', 'dateEnd', 'type'], {
        campus: ['title', 'name'],
      }),
      sort: 'dateStart:asc,id:asc',
      'filters[$or][0][dateEnd][$gte]': today,
      'filters[$or][1][dateStart][$gte]': today,
    },
    make: (items) =>
      items.flatMap((item) => {
        if (!item) return [];
        const { slug, title, description, dateStart, dateEnd, type, campus } = item;
        const facts = said(type && term(types, type), campus?.name ?? campus?.title);
        return {
          ...NOTHING,
          kind: 'events' as const,
          path: pathIn(locale, `/agenda/${slug}`),
          title,
          names: facts,
          summary: description ?? '',
          date: dateStart,
          context: facts,
          lastDay: schoolDay(new Date(dateEnd ?? dateStart)),
        };
      }),
  });
}

const post = dated.extend({
  author: optionalProse,
  category: optional(z.object({ title: prose })),
  body: bodyText,
});

export function postDocuments(locale: Locale): Promise<SearchDocument[]> {
  return client.getEveryUnremembered({
    path: '/blog-posts',
    locale,
    item: readable(post),
    query: {
      ...select([...DATED, 'author'], { category: ['title'] }),
      ...WITH_BODY,
      ...NEWEST_FIRST,
    },
    make: (items) =>
      items.flatMap((item) =>
        item
          ? {
              ...datedDocument(item, pathIn(locale, `/blog/${item.slug}`)),
              kind: 'blog' as const,
              names: said(item.category?.title, item.author),
              text: item.body,
              context: said(item.category?.title, item.author),
            }
          : [],
      ),
  });
}

const article = dated.extend({ body: bodyText });

export function articleDocuments(locale: Locale): Promise<SearchDocument[]> {
  return client.getEveryUnremembered({
    path: '/articles',
    locale,
    item: readable(article),
    query: { ...select(DATED), ...WITH_BODY, ...NEWEST_FIRST },
    make: (items) =>
      items.flatMap((item) =>
        item
          ? {
              ...datedDocument(item, pathIn(locale, `/article?slug=${item.slug}`)),
              kind: 'articles' as const,
              text: item.body,
            }
          : [],
      ),
  });
}

const testimonial = z.object({
  slug: text,
  name: prose,
  situation: optionalProse,
  position: optionalProse,
  quote: prose,
  programme: optional(z.object({ title: prose })),
  campus: optional(z.object({ name: prose })),
  body: bodyText,
});

export function testimonialDocuments(locale: Locale): Promise<SearchDocument[]> {
  return client.getEveryUnremembered({
    path: '/testimonials',
    locale,
    item: readable(testimonial),
    query: {
      ...select(['slug', 'name', 'situation', 'position', 'quote'], {
        programme: ['title'],
        campus: ['name'],
      }),
      ...WITH_BODY,
      sort: 'graduated:desc,id:asc',
    },
    make: (items) =>
      items.flatMap((item) => {
        if (!item) return [];
        const { slug, name, situation, position, quote, programme, campus, body } = item;
        return {
          ...NOTHING,
          kind: 'testimonials' as const,
          path: pathIn(locale, `/temoignages/${slug}`),
          title: name,
          names: said(situation, position),
          summary: quote,
          text: body,
          related: said(programme?.title, campus?.name),
          context: said(situation ?? position ?? campus?.name, programme?.title),
        };
      }),
  });
}
