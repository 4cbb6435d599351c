import { newsPage } from '../../content/news-list.server';
import { orFail } from '../../modules/errors/outcome.server';
import { labels } from '../../modules/taxonomy';
import { localeContext } from '../../request.server';
import { feedAnswer } from '../feed-answer.server';
import type { Route } from './+types/feed';

const ALL = { category: '', campus: '' };

/** SEO-3: the news, for those who follow them elsewhere. */
export async function loader({ context }: Route.LoaderArgs) {
  const locale = context.get(localeContext);
  const { items } = await orFail(newsPage(locale, ALL, 1));
  return feedAnswer(locale, '/actualites', labels(locale).news.news, items);
}
