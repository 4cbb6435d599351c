import { usePath } from '../../modules/navigation';
import { newsAddress } from '../../modules/news';
import { useLabels } from '../../modules/taxonomy';
import { NewsArchives } from '../../sections/journal/news-archives';
import { NewsFilterBar } from '../../sections/journal/news-filters';
import { NewsList } from '../../sections/journal/news-list';
import { ListHeader } from '../../sections/list-header';
import { Pagination } from '../../sections/pagination';
import { ResultCount } from '../../sections/result-count';
import type { Route } from './+types/list';

export function NewsListPage({ loaderData }: Route.ComponentProps) {
  const { news, pages, total, filters, known, archives, network } = loaderData;
  const labels = useLabels().news;
  const path = usePath();
  return (
    <>
      <ListHeader title={labels.news} lead={labels.lead} />
      <div className="wrap pb-section">
        <NewsFilterBar filters={filters} known={known} />
        <div className="mt-6">
          <ResultCount count={total} words={labels.count} />
        </div>
        <NewsList news={news} network={network} hasMain={pages.number === 1} />
        <Pagination pages={pages} to={(number) => path(newsAddress(number, filters))} />
      </div>
      <NewsArchives years={archives} />
    </>
  );
}
