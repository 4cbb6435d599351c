import type { CampusChoices } from '../../modules/campus-choice';
import type { Choice } from '../../modules/lists';
import { usePath } from '../../modules/navigation';
import { useLabels } from '../../modules/taxonomy';
import type { TestimonialFilters } from '../../modules/testimonials';
import { FilterForm } from '../filter-form';
import { CampusFilter, ProgrammeFilter } from '../filter-selects';

type Props = { filters: TestimonialFilters; programmes: Choice[]; campuses: CampusChoices };

/** By programme and by campus. */
export function TestimonialFilterForm({ filters, programmes, campuses }: Props) {
  const { itineraries } = useLabels().courses;
  const path = usePath();
  return (
    <FilterForm name={itineraries.filter} to={path('/temoignages')} filters={filters}>
      <ProgrammeFilter value={filters.programme} choices={programmes} className="desk:col-span-6" />
      <CampusFilter value={filters.campus} choices={campuses} className="desk:col-span-4" />
    </FilterForm>
  );
}
