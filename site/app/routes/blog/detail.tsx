import { config } from '../../config.server';
import { blogPost } from '../../content/blog.server';
import { orFail } from '../../modules/errors';
import { pathIn } from '../../modules/navigation';
import { pageMeta } from '../../modules/seo';
import { localeContext, reading } from '../../request.server';
import { BlogArticle } from '../../sections/journal/blog-article';
import type { Route } from './+types/detail';

export async function loader({ context, params }: Route.LoaderArgs) {
  const { entry: post, around } = await orFail(blogPost(params.slug, reading(context)));
  const path = pathIn(context.get(localeContext), `/blog/${post.slug}`);
  return { post, ...around, canonical: `${config.siteUrl}${path}` };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(
    matches[0].loaderData,
    loaderData && {
      canonical: loaderData.canonical,
      title: loaderData.post.title,
      description: loaderData.post.summary,
      image: loaderData.post.image,
      seo: loaderData.post.seo,
    },
  );

export default function BlogRoute({ loaderData: { post } }: Route.ComponentProps) {
  return <BlogArticle post={post} />;
}
