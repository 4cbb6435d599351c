import type { News } from '../../content/news.server';
import { useLabels } from '../../modules/taxonomy';
import { PageHeader } from '../page-header';
import { NewsFacts } from './news-facts';

/** Its campuses stand beside what it says. */
export function NewsHeader({ news }: { news: News }) {
  const labels = useLabels();
  return (
    <PageHeader
      title={news.title}
      via={[{ name: labels.news.news, to: '/actualites' }]}
      facts={<NewsFacts news={{ ...news, campuses: [] }} />}
    />
  );
}
