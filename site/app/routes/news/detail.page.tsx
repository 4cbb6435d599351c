import { ArchiveArticle } from '../../sections/journal/archive-article';
import { NewsArchives } from '../../sections/journal/news-archives';
import { NewsArticle } from '../../sections/journal/news-article';
import { NewsFurther } from '../../sections/journal/news-further';
import { NewsHeader } from '../../sections/journal/news-header';
import type { Route } from './+types/detail';

export function NewsPage({ loaderData }: Route.ComponentProps) {
  const { news } = loaderData;
  if ('archives' in loaderData)
    return (
      <>
        <ArchiveArticle news={news} />
        <NewsArchives years={loaderData.archives} here={news.slug} />
      </>
    );
  const { network, others } = loaderData;
  return (
    <>
      <article>
        <NewsHeader news={news} />
        <NewsArticle news={news} network={network} />
      </article>
      <NewsFurther others={others} network={network} sameCategory={news.category !== null} />
    </>
  );
}
