import { config } from '../../config.server';
import { blogPost, postsOrNull } from '../../content/blog.server';
import { withBlocks } from '../../content/fill-blocks.server';
import { orFail } from '../../modules/errors/outcome.server';
import { later } from '../../modules/later';
import { pathIn } from '../../modules/navigation';
import { related } from '../../modules/news';
import { pageMeta, postNode } from '../../modules/seo';
import { localeContext, reading } from '../../request.server';
import { shareImageOrNull } from '../share/cards.server';
import type { Route } from './+types/detail';

const OTHERS = 3;

export async function loader({ context, params }: Route.LoaderArgs) {
  const locale = context.get(localeContext);
  const how = reading(context);
  const [{ entry: post, around }, posts] = await Promise.all([
    orFail(withBlocks(blogPost(params.slug, how), how)),
    postsOrNull(locale),
  ]);
  const canonical = `${config.siteUrl}${pathIn(locale, `/blog/${post.slug}`)}`;
  return {
    post,
    ...around,
    others: related(posts ?? [], post, OTHERS),
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
      title: loaderData.post.title,
      via: ['blog'],
      description: loaderData.post.summary,
      image: loaderData.post.image,
      seo: loaderData.post.seo,
      published: loaderData.post.date,
      topic: postNode(loaderData.canonical, loaderData.post),
      body: loaderData.post.body,
    },
  );

export default later(async () => (await import('./detail.page')).BlogRoute);
