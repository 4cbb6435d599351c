import type { Filled } from '../../content/blocks/filled';
import type { News } from '../../content/news.server';
import { Blocks } from '../blocks/blocks';
import { PageColumns } from '../page-columns';
import { PageHeader } from '../page-header';

/** RTE-4: the short news of half a year, day after day. */
export function ArchiveArticle({ news: { title, summary, body } }: { news: Filled<News> }) {
  return (
    <article>
      <PageHeader title={title} via={['news']} lead={summary} />
      <PageColumns>
        <Blocks blocks={body} />
      </PageColumns>
    </article>
  );
}
