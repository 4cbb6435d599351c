import type { NewsSummary } from '../../content/news.server';
import type { Network } from '../../modules/map';
import { useLabels } from '../../modules/taxonomy';
import { ArrowLink } from '../arrow-link';
import { NewsLink } from '../journal/news-card';
import { NewsFacts } from '../journal/news-facts';
import { NewsPlate } from '../journal/news-plate';

type Props = { news: NewsSummary[]; network: Network; campus: { slug: string } };

/** What was written of the campus last. */
export function CampusNews({ news, network, campus }: Props) {
  const { page } = useLabels().campuses;
  return (
    <>
      <ul className="grid gap-x-gutter gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
        {news.map((item) => (
          <NewsItem key={item.slug} item={item} network={network} />
        ))}
      </ul>
      <p className="mt-4">
        <ArrowLink to={`/actualites?campus=${campus.slug}`}>{page.allNews}</ArrowLink>
      </p>
    </>
  );
}

function NewsItem({ item, network }: { item: NewsSummary; network: Network }) {
  return (
    <li className="group relative print:break-inside-avoid">
      <NewsPlate
        news={item}
        network={network}
        sizes="(min-width: 1024px) 24vw, (min-width: 640px) 46vw, 94vw"
        className="mb-4 aspect-[3/2] print:hidden"
        small
      />
      <NewsFacts news={item} />
      <h3 className="title-card mt-2 wrap-anywhere group-hover:text-survey">
        <NewsLink news={item} />
      </h3>
    </li>
  );
}
