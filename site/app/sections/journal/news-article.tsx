import type { Filled } from '../../content/blocks/filled';
import type { News } from '../../content/news.server';
import { isOnMap, type Network } from '../../modules/map';
import { Link, usePath } from '../../modules/navigation';
import { useLabels } from '../../modules/taxonomy';
import { Blocks } from '../blocks/blocks';
import { Locator } from '../map/locator';
import { Plate } from '../plate';

type Props = { news: Filled<News>; network: Network };

/** RTE-4: what the news says, and beside it where it happened. */
export function NewsArticle({ news, network }: Props) {
  const { summary, image, body } = news;
  return (
    <div className="wrap grid grid-cols-1 gap-x-gutter gap-y-14 pb-section desk:grid-cols-12">
      <div className="min-w-0 desk:col-span-9 desk:col-start-4">
        {summary && <p className="mb-8 max-w-[34em] text-l text-pretty">{summary}</p>}
        {image && (
          <Plate
            image={image}
            sizes="(min-width: 901px) 72vw, 100vw"
            className="mb-10 aspect-[3/2] max-desk:-mx-3 desk:mb-14 desk:aspect-[2/1]"
            first
          />
        )}
        <Blocks blocks={body} />
      </div>
      {news.campuses.length > 0 && <NewsCampuses news={news} network={network} />}
    </div>
  );
}

function NewsCampuses({ news: { campuses }, network }: Props) {
  const labels = useLabels().campuses;
  const path = usePath();
  const at = campuses.map(({ slug }) => slug);
  return (
    <aside
      aria-labelledby="news-campuses"
      className="desk:col-span-3 desk:col-start-1 desk:row-start-1 desk:pr-12"
    >
      {isOnMap(network, at) && (
        <figure className="plate mb-4 aspect-square max-desk:hidden">
          <Locator network={network} at={at} ratio={1} />
        </figure>
      )}
      <h2 id="news-campuses" className="text-xs text-ink-soft">
        {labels.campuses}
      </h2>
      <ul className="mt-2 border-b border-ink">
        {campuses.map(({ slug, name }) => (
          <li key={slug} className="border-t border-ink">
            <Link
              to={path(`/campus/${slug}`)}
              className="flex min-h-touch items-center gap-3 text-s font-semibold hover:text-survey"
            >
              <span
                aria-hidden="true"
                className="size-2.5 flex-none rounded-full border-[1.5px] border-vermilion bg-vermilion"
              />
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </aside>
  );
}
