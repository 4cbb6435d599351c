import type { NewsSummary } from '../../content/news.server';
import type { Network } from '../../modules/map';
import { ItemLink } from '../item-link';
import { NewsFacts } from './news-facts';
import { NewsPlate } from './news-plate';

type Props = {
  news: NewsSummary;
  network: Network;
  /** In a column that has no room for more than its title. */
  narrow?: boolean;
};

/** A news item among others: a small plate and its words beside it. */
export function NewsCard({ news, network, narrow = false }: Props) {
  return (
    <article className={`group relative flex gap-4 ${narrow ? '' : 'desk:gap-6'}`}>
      <NewsPlate
        news={news}
        network={network}
        sizes={narrow ? '104px' : '(min-width: 901px) 190px, 104px'}
        className={`aspect-square w-26 flex-none self-start ${narrow ? '' : 'desk:w-47.5'}`}
        small
      />
      <div className="min-w-0">
        <NewsFacts news={news} />
        <h3 className={`title-card mt-1 group-hover:text-survey ${narrow ? '' : 'desk:mt-2'}`}>
          <NewsLink news={news} />
        </h3>
        {news.summary && !narrow && (
          <p className="mt-2 line-clamp-2 text-s text-ink-soft max-sm:hidden full:line-clamp-3">
            {news.summary}
          </p>
        )}
      </div>
    </article>
  );
}

/** The title is the link, and the whole of the item is where it can be taken. */
export function NewsLink({ news: { slug, title } }: { news: Pick<NewsSummary, 'slug' | 'title'> }) {
  return <ItemLink to={`/actualites/${slug}`}>{title}</ItemLink>;
}
