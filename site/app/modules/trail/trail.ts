import { type Dictionary, term } from '../taxonomy';

/** A page on the way from the home to another. */
export type Step = { name: string; to: string };

/** The lists that have pages below them. */
const LISTS = {
  agenda: ({ agenda }: Dictionary) => ({ name: agenda.agenda, to: '/agenda' }),
  articles: ({ commons }: Dictionary) => ({ name: commons.articles, to: '/article' }),
  blog: ({ commons }: Dictionary) => ({ name: commons.blog, to: '/blog' }),
  campuses: ({ campuses }: Dictionary) => ({ name: campuses.campuses, to: '/campus' }),
  news: ({ news }: Dictionary) => ({ name: news.news, to: '/actualites' }),
  offers: ({ courses }: Dictionary) => ({
    name: courses.offers.offers,
    to: '/offres-alternance',
  }),
  programmes: ({ courses }: Dictionary) => ({ name: courses.courses, to: '/programmes' }),
  testimonials: ({ courses }: Dictionary) => ({ name: courses.testimonials, to: '/temoignages' }),
};

/** Programmes of one type, as the content names it. */
type OfType = { type: string };

/** What stands between the home and a page: what visitors see as its breadcrumb, and engines as its data. */
export type Via = (keyof typeof LISTS | OfType | Step)[];

export function stepsOf(via: Via, labels: Dictionary): Step[] {
  return via.map((each) => {
    if (typeof each === 'string') return LISTS[each](labels);
    if (!('type' in each)) return each;
    const { type } = each;
    return { name: term(labels.courses.landingTypes, type), to: `/programmes?type=${type}` };
  });
}

/** The programmes, and those of the same type. */
export function viaProgrammes(type: string | null | undefined): Via {
  return type ? ['programmes', { type }] : ['programmes'];
}
