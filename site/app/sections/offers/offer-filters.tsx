import type { CampusChoices } from '../../modules/campus-choice';
import type { Choice } from '../../modules/lists';
import { usePath } from '../../modules/navigation';
import type { Filters } from '../../modules/offers';
import { useLabels } from '../../modules/taxonomy';
import { SearchField } from '../../ui/field';
import { FilterForm } from '../filter-form';
import { CampusFilter, ProgrammeFilter } from '../filter-selects';

type Props = { filters: Filters; campuses: CampusChoices; programmes: Choice[] };

/** RTE-10: by campus, by programme, by words. */
export function OfferFilters({ filters, campuses, programmes }: Props) {
  const { offers } = useLabels().courses;
  const path = usePath();
  return (
    <FilterForm name={offers.filter} to={path('/offres-alternance')} filters={filters}>
      <CampusFilter value={filters.campus} choices={campuses} className="desk:col-span-3" />
      <ProgrammeFilter value={filters.programme} choices={programmes} className="desk:col-span-4" />
      <SearchField
        label={offers.words}
        name="q"
        value={filters.words}
        className="desk:col-span-3"
      />
    </FilterForm>
  );
}
