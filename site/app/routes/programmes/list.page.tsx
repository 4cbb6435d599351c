import { ListHeader } from '../../sections/list-header';
import { PageHeader } from '../../sections/page-header';
import { useChoice } from '../../sections/programmes/choosing';
import { ProgrammeComparison } from '../../sections/programmes/comparison';
import { ProgrammeFilters } from '../../sections/programmes/filters';
import { ProgrammeList } from '../../sections/programmes/list';
import type { Route } from './+types/list';

export function ProgrammesRoute({ loaderData }: Route.ComponentProps) {
  const { about } = loaderData;
  const choice = useChoice(
    'compared' in loaderData ? loaderData.compared.map(({ slug }) => slug) : [],
  );
  if ('compared' in loaderData) {
    const { compared, others, cut } = loaderData;
    return (
      <>
        <PageHeader title={about.title} via={about.via} />
        <div className="wrap pb-section">
          <ProgrammeComparison programmes={compared} others={others} cut={cut} />
        </div>
      </>
    );
  }
  return (
    <>
      <ListHeader title={about.title} lead={about.description} />
      <div className="wrap grid gap-y-10 pb-section">
        <ProgrammeFilters {...loaderData.form} />
        <div>
          <ProgrammeList programmes={loaderData.programmes} choice={choice} />
        </div>
      </div>
    </>
  );
}
