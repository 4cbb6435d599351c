import type { News } from '../../content/news.server';
import { useLabels } from '../../modules/taxonomy';
import { Blocks } from '../blocks/blocks';
import { PageColumns } from '../page-columns';
import { PageHeader } from '../page-header';

/** RTE-4: the short news of half a year, day after day. */
export function ArchiveArticle({ news: { title, summary, body } }: { news: News }) {
  const { news } = useLabels();
  return (
    <article>
      <PageHeader title={title} via={[{ name: news.news, to: '/actualites' }]} lead={summary} />
      <PageColumns>
        <Blocks blocks={body} />
      </PageColumns>
    </article>
  );
}
