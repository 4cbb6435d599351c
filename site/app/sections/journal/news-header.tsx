import type { News } from '../../content/news.server';
import { PageHeader } from '../page-header';
import { NewsFacts } from './news-facts';

/** Its campuses stand beside what it says. */
export function NewsHeader({ news }: { news: News }) {
  return (
    <PageHeader
      title={news.title}
      via={['news']}
      facts={<NewsFacts news={{ ...news, campuses: [] }} />}
    />
  );
}
