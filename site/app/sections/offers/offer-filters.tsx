import type { Choice } from '../../modules/lists';
import { usePath } from '../../modules/navigation';
import type { Filters } from '../../modules/offers';
import { useLabels } from '../../modules/taxonomy';
import { SearchField, Select } from '../../ui/field';
import { FilterForm } from '../filter-form';

type Props = { filters: Filters; campuses: Choice[]; programmes: Choice[] };

/** RTE-10: by campus, by programme, by words. */
export function OfferFilters({ filters, campuses, programmes }: Props) {
  const labels = useLabels();
  const { offers } = labels.courses;
  const path = usePath();
  return (
    <FilterForm name={offers.filter} to={path('/offres-alternance')} filters={filters}>
      <Select
        label={labels.campuses.campus}
        name="campus"
        value={filters.campus}
        all={offers.allCampuses}
        choices={campuses}
        className="desk:col-span-3"
      />
      <Select
        label={labels.courses.course}
        name="formation"
        value={filters.programme}
        all={offers.allCourses}
        choices={programmes}
        className="desk:col-span-4"
      />
      <SearchField
        label={offers.words}
        name="q"
        value={filters.words}
        className="desk:col-span-3"
      />
    </FilterForm>
  );
}
