import type { News } from '../../content/news.server';
import { schoolDay } from '../../modules/calendar';
import { useLabels } from '../../modules/taxonomy';
import { Blocks } from '../blocks/blocks';
import { PageColumns } from '../page-columns';
import { PageHeader } from '../page-header';

/** RTE-4: the short news of half a year, day after day. */
export function ArchiveArticle({ news: { title, date, summary, body } }: { news: News }) {
  const labels = useLabels();
  return (
    <article>
      <PageHeader
        title={title}
        via={[{ name: labels.news.news, to: '/actualites' }]}
        lead={summary}
      />
      <PageColumns aside={date && <Year date={date} />}>
        <Blocks blocks={body} />
      </PageColumns>
    </article>
  );
}

/** The title says it too. */
function Year({ date }: { date: string }) {
  return (
    <p aria-hidden="true" className="numeral text-brass-text max-desk:hidden desk:text-2xl">
      {schoolDay(new Date(date)).slice(0, 4)}
    </p>
  );
}
