import type { FilledOf } from '../../content/blocks/filled';
import type { NewsSummary } from '../../content/news.server';
import { usePath } from '../../modules/navigation';
import { useLabels } from '../../modules/taxonomy';
import { Button } from '../../ui/button';
import { Select } from '../../ui/field';
import { CampusFilter } from '../filter-selects';
import { NewsCard, NewsLink } from '../journal/news-card';
import { NewsFacts } from '../journal/news-facts';
import { NewsPlate } from '../journal/news-plate';
import { NewsWords } from '../journal/news-words';
import { NoResult } from '../no-result';
import { BlockPart } from './block-part';

/** The first large, the next ones beside it: what is newest is not one of three. */
export function NewsCards({ block: { part, news, network } }: { block: FilledOf<'news-cards'> }) {
  const labels = useLabels().news;
  const [first, ...others] = news;
  return (
    <BlockPart part={part} more={{ label: labels.all, to: '/actualites' }}>
      {first ? (
        <div className="grid gap-x-gutter gap-y-8 lg:grid-cols-9">
          <article className="group relative lg:col-span-5">
            <NewsPlate
              news={first}
              network={network}
              sizes="(min-width: 1024px) 40vw, 94vw"
              className="mb-5 aspect-[11/7] max-desk:-mx-3"
            />
            <NewsFacts news={first} />
            <h3 className="title-3 mt-2 group-hover:text-survey">
              <NewsLink news={first} />
            </h3>
            {first.summary && <p className="mt-2 text-ink-soft">{first.summary}</p>}
          </article>
          {others.length > 0 && (
            <ul className="lg:col-span-4 lg:pl-gutter">
              {others.map((item) => (
                <li
                  key={item.slug}
                  className="border-t border-ink py-5 lg:first:border-t-0 lg:first:pt-0"
                >
                  <NewsCard news={item} network={network} narrow />
                </li>
              ))}
            </ul>
          )}
        </div>
      ) : (
        <NoResult />
      )}
    </BlockPart>
  );
}

export function NewsList({ block: { part, news } }: { block: FilledOf<'news-list'> }) {
  const labels = useLabels().news;
  return (
    <BlockPart part={part} more={{ label: labels.all, to: '/actualites' }}>
      <NewsRows news={news} />
    </BlockPart>
  );
}

/** The newest news, and a form that leads to the others on their own page. */
export function NewsFilter({ block }: { block: FilledOf<'news-filter'> }) {
  const { part, news, categories, campuses } = block;
  const labels = useLabels();
  const path = usePath();
  return (
    <BlockPart part={part} more={{ label: labels.news.all, to: '/actualites' }}>
      <search aria-label={labels.news.filter}>
        <form
          method="get"
          action={path('/actualites')}
          className="mb-10 grid items-end gap-x-gutter gap-y-5 desk:grid-cols-[1fr_1fr_auto]"
        >
          <Select
            label={labels.news.category}
            name="rubrique"
            value=""
            all={labels.news.allCategories}
            choices={categories.map(({ slug, title }) => ({ value: slug, name: title }))}
          />
          <CampusFilter value="" choices={campuses} />
          <Button type="submit">{labels.commons.filter}</Button>
        </form>
      </search>
      <NewsRows news={news} />
    </BlockPart>
  );
}

function NewsRows({ news }: { news: NewsSummary[] }) {
  if (news.length === 0) return <NoResult />;
  return (
    <ol className="border-b border-ink">
      {news.map((item) => (
        <li
          key={item.slug}
          className="group relative grid gap-x-gutter gap-y-2 border-t border-ink py-5"
        >
          <NewsFacts news={item} />
          <h3 className="title-card max-w-[30em] group-hover:text-survey">
            <NewsLink news={item} />
          </h3>
          {item.summary && <p className="max-w-[66ch] text-s text-ink-soft">{item.summary}</p>}
        </li>
      ))}
    </ol>
  );
}

/** One news item that stands for itself: its title is the part's. */
export function MainNews({ block: { main, network } }: { block: FilledOf<'main-news'> }) {
  return (
    <article className="group relative not-first:mt-6">
      <NewsPlate
        news={main}
        network={network}
        sizes="(min-width: 901px) 72vw, 94vw"
        className="mb-6 aspect-[11/7] max-desk:-mx-3 desk:aspect-[2/1]"
      />
      <NewsWords news={main} level={2} />
    </article>
  );
}
