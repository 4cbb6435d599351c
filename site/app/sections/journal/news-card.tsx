import type { NewsSummary } from '../../content/news.server';
import type { Network } from '../../modules/map';
import { ItemLink } from '../item-link';
import { NewsFacts } from './news-facts';
import { NewsPlate } from './news-plate';

type Props = { news: NewsSummary; network: Network };

/** A news item among others: a small plate and its words beside it. */
export function NewsCard({ news, network }: Props) {
  return (
    <article className="group relative flex gap-4 desk:gap-6">
      <NewsPlate
        news={news}
        network={network}
        sizes="(min-width: 901px) 190px, 104px"
        className="aspect-square w-26 flex-none self-start desk:w-47.5"
        small
      />
      <div className="min-w-0">
        <NewsFacts news={news} />
        <h3 className="title-card mt-1 group-hover:text-survey desk:mt-2">
          <NewsLink news={news} />
        </h3>
        {news.summary && (
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
