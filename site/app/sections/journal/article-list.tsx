import type { ArticleSummary } from '../../content/articles.server';
import { longDate } from '../../modules/calendar';
import { Link, usePath } from '../../modules/navigation';
import { useLabels, useLanguage } from '../../modules/taxonomy';
import { DateText } from '../../ui/date';
import { NoResult } from '../no-result';
import { PageHeader } from '../page-header';

/** RTE-7: the articles, in the order they are given. */
export function ArticleList({ articles }: { articles: ArticleSummary[] }) {
  const { commons } = useLabels();
  return (
    <>
      <PageHeader title={commons.articles} lead={commons.articlesLead} />
      <div className="wrap pb-section">
        {articles.length === 0 ? (
          <NoResult />
        ) : (
          <ol className="border-b border-ink">
            {articles.map((article) => (
              <ArticleRow key={article.slug} article={article} />
            ))}
          </ol>
        )}
      </div>
    </>
  );
}

function ArticleRow({ article: { slug, title, date, summary } }: { article: ArticleSummary }) {
  const language = useLanguage();
  const path = usePath();
  return (
    <li className="group relative grid gap-x-gutter gap-y-2 border-t border-ink py-6 desk:grid-cols-12 desk:py-8">
      {date && (
        <p className="text-s font-medium text-brass-text tabular-nums desk:col-span-3 desk:pt-1">
          <DateText instant={date}>{longDate(new Date(date), language)}</DateText>
        </p>
      )}
      <div className="desk:col-span-7 desk:col-start-4">
        <h2 className="title-3 group-hover:text-survey">
          <Link to={path(`/article?slug=${slug}`)} className="after:absolute after:inset-0">
            {title}
          </Link>
        </h2>
        {summary && <p className="mt-2 max-w-[66ch] text-ink-soft">{summary}</p>}
      </div>
    </li>
  );
}
