import { config } from '../../config.server';
import { campusesOrNull } from '../../content/campuses.server';
import { withBlocks } from '../../content/fill-blocks.server';
import {
  testimonial as readTestimonial,
  testimonialsOrNull,
} from '../../content/testimonials.server';
import { orFail } from '../../modules/errors/outcome.server';
import { later } from '../../modules/later';
import { network } from '../../modules/map/network.server';
import { pathIn } from '../../modules/navigation';
import { pageMeta } from '../../modules/seo';
import { alike, stagesOf } from '../../modules/testimonials';
import { localeContext, reading } from '../../request.server';
import { shareImageOrNull } from '../share/cards.server';
import type { Route } from './+types/detail';

const OTHERS = 2;

export async function loader({ context, params }: Route.LoaderArgs) {
  const locale = context.get(localeContext);
  const how = reading(context);
  const [{ entry: testimonial, around }, all, campuses] = await Promise.all([
    orFail(withBlocks(readTestimonial(params.slug, how), how)),
    testimonialsOrNull(locale),
    campusesOrNull(locale),
  ]);
  const others = alike(all ?? [], testimonial, OTHERS);
  const stages = [testimonial, ...others].flatMap(stagesOf).map(({ slug }) => slug);
  const canonical = `${config.siteUrl}${pathIn(locale, `/temoignages/${testimonial.slug}`)}`;
  return {
    testimonial,
    ...around,
    others,
    network: network(campuses ?? [], stages),
    canonical,
    card: await shareImageOrNull(canonical, around.preview),
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(
    matches[0].loaderData,
    loaderData && {
      canonical: loaderData.canonical,
      card: loaderData.card,
      languages: loaderData.languages,
      title: loaderData.testimonial.name,
      via: ['testimonials'],
      description: loaderData.testimonial.quote,
      image: loaderData.testimonial.portrait,
      seo: loaderData.testimonial.seo,
      body: loaderData.testimonial.body,
    },
  );

export default later(async () => (await import('./detail.page')).TestimonialRoute);
