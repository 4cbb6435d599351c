import type { NewsSummary } from '../../content/news.server';
import { NewsLink } from './news-card';
import { NewsFacts } from './news-facts';

type Props = { news: NewsSummary; level: 2 | 3; className?: string };

/** The words of a news item that stands before the others. */
export function NewsWords({ news, level, className = '' }: Props) {
  const Heading = `h${level}` as const;
  return (
    <div className={`grid min-w-0 max-w-[42em] grid-cols-1 gap-3 ${className}`}>
      <NewsFacts news={news} />
      <Heading className="title-news group-hover:text-survey">
        <NewsLink news={news} />
      </Heading>
      {news.summary && <p className="text-ink-soft">{news.summary}</p>}
    </div>
  );
}
