import { posts } from '../../content/blog.server';
import { orFail } from '../../modules/errors/outcome.server';
import { labels } from '../../modules/taxonomy';
import { localeContext } from '../../request.server';
import { feedAnswer } from '../feed-answer.server';
import type { Route } from './+types/feed';

const SHOWN = 20;

/** SEO-3: the blog, for those who follow it elsewhere. */
export async function loader({ context }: Route.LoaderArgs) {
  const locale = context.get(localeContext);
  const all = await orFail(posts(locale));
  return feedAnswer(locale, '/blog', labels(locale).commons.blog, all.slice(0, SHOWN));
}
