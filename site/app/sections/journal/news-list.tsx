import type { NewsSummary } from '../../content/news.server';
import type { Network } from '../../modules/map';
import { NewsLink } from './news-card';
import { NewsFacts } from './news-facts';
import { NewsPlate } from './news-plate';
import { NewsWords } from './news-words';

type Props = {
  news: NewsSummary[];
  network: Network;
  /** The first is the newest of all, and is shown as such. */
  hasMain: boolean;
};

/** RTE-2: the news, in the order they are given. */
export function NewsList({ news, network, hasMain }: Props) {
  const [first] = news;
  const main = hasMain ? first : undefined;
  const rows = main ? news.slice(1) : news;
  return (
    <>
      {main && <MainNews news={main} network={network} />}
      {rows.length > 0 && (
        <ol className="rows border-b border-ink">
          {rows.map((item) => (
            <NewsRow key={item.slug} news={item} network={network} />
          ))}
        </ol>
      )}
    </>
  );
}

type ItemProps = { news: NewsSummary; network: Network };

function MainNews({ news, network }: ItemProps) {
  return (
    <article className="group relative mb-8 grid grid-cols-1 gap-x-gutter gap-y-6 desk:mb-14 full:grid-cols-12">
      <NewsPlate
        news={news}
        network={network}
        sizes="(min-width: 1301px) 58vw, 94vw"
        className="aspect-[11/7] max-desk:-mx-3 desk:max-full:aspect-[2/1] full:col-span-7"
        first
      />
      <NewsWords news={news} level={2} className="content-end full:col-span-5 full:pl-gutter" />
    </article>
  );
}

/** On a phone a card; with more room, when and where on the left, and what it looks like on the right. */
function NewsRow({ news, network }: ItemProps) {
  return (
    <li className="group relative grid grid-cols-[auto_1fr] grid-rows-[auto_1fr] border-t border-ink py-4 desk:grid-cols-12 desk:grid-rows-1 desk:gap-x-gutter desk:py-8">
      <div className="col-start-2 desk:col-span-3 desk:col-start-1 desk:pr-6">
        <NewsFacts news={news} beside />
      </div>
      <div className="col-start-2 min-w-0 desk:col-span-7 desk:col-start-4 desk:pr-12">
        <h2 className="title-card group-hover:text-survey max-desk:mt-1 desk:text-xl">
          <NewsLink news={news} />
        </h2>
        {news.summary && (
          <p className="mt-2 line-clamp-3 max-w-[60ch] text-ink-soft max-sm:hidden">
            {news.summary}
          </p>
        )}
      </div>
      <NewsPlate
        news={news}
        network={network}
        sizes="(min-width: 901px) 15vw, 104px"
        className="row-span-2 row-start-1 aspect-square w-26 self-start max-desk:mr-4 desk:col-span-2 desk:col-start-11 desk:row-span-1 desk:w-full"
        small
      />
    </li>
  );
}
