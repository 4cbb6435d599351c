import type { Article, ArticleSummary } from '../../content/articles.server';
import type { Filled } from '../../content/blocks/filled';
import { useLabels } from '../../modules/taxonomy';
import { Blocks } from '../blocks/blocks';
import { ItemLink } from '../item-link';
import { PageColumns } from '../page-columns';
import { PageHeader } from '../page-header';
import { Plate } from '../plate';
import { ArticleDay } from './article-list';
import { Further, FurtherItem } from './further';

type Props = { article: Filled<Article>; others: ArticleSummary[] };

/** RTE-7: one article, and others to read after it. */
export function EditorialArticle({ article, others }: Props) {
  const { commons, news } = useLabels();
  const { title, summary, image, body } = article;
  return (
    <>
      <article>
        <PageHeader
          title={title}
          via={['articles']}
          facts={<ArticleDay article={article} />}
          lead={summary}
        />
        <PageColumns>
          {image && (
            <Plate
              image={image}
              sizes="(min-width: 901px) 72vw, 100vw"
              first
              className="mb-10 max-desk:-mx-3 desk:mb-14 aspect-[3/2] desk:aspect-[2/1]"
            />
          )}
          <Blocks blocks={body} />
        </PageColumns>
      </article>
      <Further title={news.others} to="/article" all={commons.allArticles}>
        {others.map((other) => (
          <FurtherItem key={other.slug}>
            <article className="group relative">
              <ArticleDay article={other} />
              <h3 className="title-card mt-1 max-w-[30em] group-hover:text-survey">
                <ItemLink to={`/article?slug=${other.slug}`}>{other.title}</ItemLink>
              </h3>
            </article>
          </FurtherItem>
        ))}
      </Further>
    </>
  );
}
