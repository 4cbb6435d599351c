import { config } from '../../config.server';
import type { Locale } from '../../config-schema.server';
import { campusesOrNull } from '../../content/campuses.server';
import { withBlocks } from '../../content/fill-blocks.server';
import { pageLayout } from '../../content/layout.server';
import type { Reading } from '../../content/page-entry.server';
import { type Page, pageOrNull } from '../../content/pages.server';
import {
  testimonials as readTestimonials,
  type TestimonialSummary,
} from '../../content/testimonials.server';
import { notFound, orFail } from '../../modules/errors/outcome.server';
import { later } from '../../modules/later';
import { pageAddress, pageOf, pageTitle, readPageNumber } from '../../modules/lists';
import { network } from '../../modules/map/network.server';
import { pathIn } from '../../modules/navigation';
import { pageMeta } from '../../modules/seo';
import { labels } from '../../modules/taxonomy';
import {
  matchingTestimonials,
  readTestimonialFilters,
  stagesOf,
  type TestimonialFilters,
  testimonialChoices,
} from '../../modules/testimonials';
import { localeContext, reading } from '../../request.server';
import { campusChoices, settleCampus } from '../campus-choice.server';
import { shareImageOrNull } from '../share/cards.server';
import type { Route } from './+types/list';

const RUBRIQUE = 'temoignages';
const PATH = `/${RUBRIQUE}`;
const PAGE_SIZE = 12;

/** RTE-19: the testimonials, under what the page of this address says of them. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const locale = context.get(localeContext);
  await settleCampus(url, locale);
  const [all, head, campuses] = await Promise.all([
    orFail(readTestimonials(locale)),
    orFail(headOf(reading(context))),
    campusesOrNull(locale),
  ]);
  const filters = readTestimonialFilters(url.searchParams);
  const found = matchingTestimonials(all, filters);
  const page = pageOf(found, readPageNumber(url.searchParams.get('page')), PAGE_SIZE);
  if (!page) throw notFound();
  const known = testimonialChoices(all, filters, locale);
  return {
    testimonials: page.items,
    pages: page.pages,
    total: found.length,
    form: {
      filters,
      programmes: known.programmes,
      campuses: await campusChoices(known.campuses, filters.campus, locale),
    },
    network: network(campuses ?? [], page.items.flatMap(placesOf)),
    head: head?.entry ?? null,
    preview: head?.around.preview ?? null,
    ...(head && { layout: await pageLayout(head.entry, RUBRIQUE, locale) }),
    about: await about(locale, head?.entry ?? null, filters, page.pages.number),
  };
}

function placesOf(testimonial: TestimonialSummary): string[] {
  return stagesOf(testimonial).map(({ slug }) => slug);
}

/** What an editor says above the list. */
async function headOf(how: Reading) {
  const found = await pageOrNull(RUBRIQUE, how);
  return found && withBlocks(Promise.resolve(found), how);
}

/** A list that is filtered is a view of the whole one. */
async function about(
  locale: Locale,
  head: Page | null,
  { programme, campus }: TestimonialFilters,
  number: number,
) {
  const words = labels(locale);
  const { courses } = words;
  const path = pageAddress(PATH, {}, programme || campus ? 1 : number);
  const name = head?.title ?? courses.testimonials;
  return {
    canonical: `${config.siteUrl}${pathIn(locale, path)}`,
    title: pageTitle(name, number, words),
    via: [],
    card: await shareImageOrNull(`${config.siteUrl}${pathIn(locale, PATH)}`),
    description: courses.itineraries.lead,
    seo: head?.seo ?? null,
    unlisted: number > 1,
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(
    matches[0].loaderData,
    loaderData && {
      ...loaderData.about,
      items: loaderData.testimonials.map(({ slug }) => `/temoignages/${slug}`),
    },
  );

export default later(async () => (await import('./list.page')).TestimonialsPage);
