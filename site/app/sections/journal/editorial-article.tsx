import type { Article } from '../../content/articles.server';
import { longDate } from '../../modules/calendar';
import { useLabels, useLanguage } from '../../modules/taxonomy';
import { DateText } from '../../ui/date';
import { Picture } from '../../ui/picture';
import { Blocks } from '../blocks/blocks';
import { PageColumns } from '../page-columns';
import { PageHeader } from '../page-header';

/** RTE-7: one article. */
export function EditorialArticle({ article }: { article: Article }) {
  const { commons } = useLabels();
  const language = useLanguage();
  const { title, date, summary, image, body } = article;
  return (
    <article>
      <PageHeader
        title={title}
        via={[{ name: commons.articles, to: '/article' }]}
        facts={
          date && (
            <p className="text-xs font-medium">
              <DateText instant={date} className="text-brass-text tabular-nums">
                {longDate(new Date(date), language)}
              </DateText>
            </p>
          )
        }
        lead={summary}
      />
      <PageColumns>
        {image && (
          <figure className="plate mb-10">
            <Picture image={image} sizes="(min-width: 901px) 72vw, 100vw" first />
          </figure>
        )}
        <Blocks blocks={body} />
      </PageColumns>
    </article>
  );
}
