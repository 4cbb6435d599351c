import { ArticleList } from '../../sections/journal/article-list';
import { EditorialArticle } from '../../sections/journal/editorial-article';
import type { Route } from './+types/list';

export function ArticlesRoute({ loaderData }: Route.ComponentProps) {
  return 'article' in loaderData ? (
    <EditorialArticle article={loaderData.article} others={loaderData.others} />
  ) : (
    <ArticleList articles={loaderData.articles} pages={loaderData.pages} />
  );
}
