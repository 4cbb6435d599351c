import type { NewsSummary } from '../content/news.server';
import type { Network } from '../modules/map';
import { Link, usePath } from '../modules/navigation';
import { useLabels } from '../modules/taxonomy';
import { NewsFacts } from './news-facts';
import { NewsPlate } from './news-plate';

type Props = { news: NewsSummary[]; network: Network };

/** BLK-3: the home's main news, large, and the next ones beside it. */
export function HomeNews({ news: [main, ...others], network }: Props) {
  const { news } = useLabels();
  if (!main) return null;
  return (
    <section aria-labelledby="home-news" className="border-t border-ink">
      <div className="wrap py-section">
        <h2 id="home-news" className="title-2 mb-8 desk:mb-12">
          {news.fromTheField}
        </h2>
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

type ItemProps = { news: NewsSummary; network: Network };

function MainNews({ news, network }: ItemProps) {
  return (
    <article className="group relative full:col-span-7">
      <NewsPlate
        news={news}
        network={network}
        sizes="(min-width: 1301px) 56vw, 94vw"
        className="mb-6 aspect-[11/7] max-desk:-mx-3 desk:max-full:aspect-[2/1]"
      />
      <div className="grid max-w-[42em] gap-3">
        <NewsFacts news={news} />
        <h3 className="title-news group-hover:text-survey">
          <NewsLink news={news} />
        </h3>
        {news.summary && <p className="text-ink-soft">{news.summary}</p>}
      </div>
    </article>
  );
}

function NewsCard({ news, network }: ItemProps) {
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
function NewsLink({ news: { slug, title } }: { news: NewsSummary }) {
  const path = usePath();
  return (
    <Link to={path(`/actualites/${slug}`)} className="after:absolute after:inset-0">
      {title}
    </Link>
  );
}
