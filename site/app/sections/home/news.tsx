import type { NewsSummary } from '../../content/news.server';
import type { Network } from '../../modules/map';
import { useLabels } from '../../modules/taxonomy';
import { ArrowLink } from '../arrow-link';
import { NewsCard } from '../journal/news-card';
import { NewsPlate } from '../journal/news-plate';
import { NewsWords } from '../journal/news-words';

type Props = { news: NewsSummary[]; network: Network };

/** BLK-3: the home's main news, large, and the next ones beside it. */
export function HomeNews({ news: [main, ...others], network }: Props) {
  const { news } = useLabels();
  if (!main) return null;
  return (
    <section aria-labelledby="home-news" className="border-t border-ink">
      <div className="wrap py-section">
        <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-2 desk:mb-12">
          <h2 id="home-news" className="title-2">
            {news.fromTheField}
          </h2>
          <ArrowLink to="/actualites">{news.all}</ArrowLink>
        </div>
        <div className="grid gap-x-gutter gap-y-8 full:grid-cols-12">
          <MainNews news={main} network={network} />
          <ul className="full:col-span-5 full:pl-gutter">
            {others.map((item) => (
              <li
                key={item.slug}
                className="border-t border-ink py-4 desk:py-6 full:first:border-t-0 full:first:pt-0"
              >
                <NewsCard news={item} network={network} />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}

function MainNews({ news, network }: { news: NewsSummary; network: Network }) {
  return (
    <article className="group relative full:col-span-7">
      <NewsPlate
        news={news}
        network={network}
        sizes="(min-width: 1301px) 56vw, 94vw"
        className="mb-6 aspect-[11/7] max-desk:-mx-3 desk:max-full:aspect-[2/1]"
      />
      <NewsWords news={news} level={3} />
    </article>
  );
}
