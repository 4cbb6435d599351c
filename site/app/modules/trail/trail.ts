import type { Dictionary } from '../taxonomy';

type LandingType = keyof Dictionary['courses']['landingTypes'];

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

export type Section = keyof typeof LISTS | LandingType;

/** What stands between the home and a page: what visitors see as its breadcrumb, and engines as its data. */
export type Via = (Section | Step)[];

export function stepsOf(via: Via, labels: Dictionary): Step[] {
  return via.map((each) => {
    if (typeof each !== 'string') return each;
    if (isList(each)) return LISTS[each](labels);
    return { name: labels.courses.landingTypes[each], to: `/programmes?type=${each}` };
  });
}

/** The programmes, and those of the same type. */
export function viaProgrammes(type: LandingType | null | undefined): Via {
  return type ? ['programmes', type] : ['programmes'];
}

function isList(section: Section): section is keyof typeof LISTS {
  return section in LISTS;
}
