import { config } from '../../config.server';
import { testimonial as readTestimonial } from '../../content/testimonials.server';
import { orFail } from '../../modules/errors';
import { pathIn } from '../../modules/navigation';
import { pageMeta } from '../../modules/seo';
import { localeContext, reading } from '../../request.server';
import { TestimonialArticle } from '../../sections/journal/testimonial-article';
import type { Route } from './+types/detail';

export async function loader({ context, params }: Route.LoaderArgs) {
  const { entry, around } = await orFail(readTestimonial(params.slug, reading(context)));
  const path = pathIn(context.get(localeContext), `/temoignages/${entry.slug}`);
  return { testimonial: entry, ...around, canonical: `${config.siteUrl}${path}` };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(
    matches[0].loaderData,
    loaderData && {
      canonical: loaderData.canonical,
      title: loaderData.testimonial.name,
      description: loaderData.testimonial.quote,
      image: loaderData.testimonial.portrait,
      seo: loaderData.testimonial.seo,
    },
  );

export default function TestimonialRoute({ loaderData }: Route.ComponentProps) {
  return <TestimonialArticle testimonial={loaderData.testimonial} />;
}
