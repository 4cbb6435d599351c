import type { News } from '../../content/news.server';
import { useLabels } from '../../modules/taxonomy';
import { PageHeader } from '../page-header';
import { NewsFacts } from './news-facts';

export function NewsHeader({ news }: { news: News }) {
  const labels = useLabels();
  return (
    <PageHeader
      title={news.title}
      via={[labels.news.news]}
      facts={<NewsFacts news={{ ...news, campuses: [] }} />}
    />
  );
}
