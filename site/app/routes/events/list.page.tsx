import { queryOf } from '../../modules/agenda';
import { usePath } from '../../modules/navigation';
import { useLabels } from '../../modules/taxonomy';
import { AgendaEnd } from '../../sections/agenda/agenda-end';
import { AgendaFilters } from '../../sections/agenda/agenda-filters';
import { Timeline } from '../../sections/agenda/timeline';
import { ListHeader } from '../../sections/list-header';
import { Pagination } from '../../sections/pagination';
import type { Route } from './+types/list';

export function AgendaRoute({ loaderData }: Route.ComponentProps) {
  const { now, filters, isEmpty, rails, pages, feeds, found, counts, campuses, months } =
    loaderData;
  const { agenda } = useLabels();
  const path = usePath();
  return (
    <>
      <ListHeader title={agenda.agenda} lead={agenda.lead} />
      {isEmpty ? (
        <p className="wrap title-3 pb-12">{agenda.noEvents}</p>
      ) : (
        <AgendaFilters {...{ filters, found, counts, campuses, months }} />
      )}
      <div>
        <Timeline rails={rails} now={now} />
      </div>
      <div className="wrap">
        <Pagination pages={pages} to={(page) => path(`/agenda${queryOf(filters, page)}`)} />
      </div>
      <AgendaEnd campus={filters.campus} feeds={feeds} />
    </>
  );
}
