import type { ArticleSummary } from '../../content/articles.server';
import { type Pages, pageAddress } from '../../modules/lists';
import { usePath } from '../../modules/navigation';
import { useLabels } from '../../modules/taxonomy';
import { Day } from '../day';
import { ItemLink } from '../item-link';
import { ListHeader } from '../list-header';
import { NoResult } from '../no-result';
import { Pagination } from '../pagination';
import { Plate } from '../plate';

type Props = { articles: ArticleSummary[]; pages: Pages };

/** RTE-7: the articles of a page, in the order they are given; the first of all is the newest. */
export function ArticleList({ articles, pages }: Props) {
  const { commons } = useLabels();
  const path = usePath();
  return (
    <>
      <ListHeader title={commons.articles} lead={commons.articlesLead} />
      <div className="wrap pb-section">
        {articles.length === 0 ? (
          <NoResult />
        ) : (
          <ol className="rows border-b border-ink">
            {articles.map((article, index) => (
              <ArticleRow
                key={article.slug}
                article={article}
                isMain={index === 0 && pages.number === 1}
              />
            ))}
          </ol>
        )}
        <Pagination pages={pages} to={(number) => path(pageAddress('/article', {}, number))} />
      </div>
    </>
  );
}

function ArticleRow({ article, isMain }: { article: ArticleSummary; isMain: boolean }) {
  const { slug, title, summary, image } = article;
  return (
    <li className="group relative grid grid-cols-1 gap-x-gutter gap-y-2 border-t border-ink py-6 desk:grid-cols-12 desk:py-8">
      <div className="desk:col-span-3">
        <ArticleDay article={article} />
      </div>
      <div className="min-w-0 desk:col-span-7 desk:pr-6">
        <h2 className={`${isMain ? 'title-news' : 'title-3'} group-hover:text-survey`}>
          <ItemLink to={`/article?slug=${slug}`}>{title}</ItemLink>
        </h2>
        {summary && (
          <p className={`mt-3 max-w-[60ch] text-pretty ${isMain ? 'text-l' : 'text-ink-soft'}`}>
            {summary}
          </p>
        )}
      </div>
      {image && (
        <Plate
          image={image}
          sizes="15vw"
          decorative
          className="aspect-square self-start max-desk:hidden desk:col-span-2"
        />
      )}
    </li>
  );
}

export function ArticleDay({ article: { date } }: { article: Pick<ArticleSummary, 'date'> }) {
  if (!date) return null;
  return (
    <p className="text-s font-medium text-brass-text tabular-nums">
      <Day date={date} />
    </p>
  );
}
