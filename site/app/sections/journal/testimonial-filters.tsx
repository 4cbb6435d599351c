import type { Choice } from '../../modules/lists';
import { usePath } from '../../modules/navigation';
import { useLabels } from '../../modules/taxonomy';
import type { TestimonialFilters } from '../../modules/testimonials';
import { Select } from '../../ui/field';
import { FilterForm } from '../filter-form';

type Props = { filters: TestimonialFilters; programmes: Choice[]; campuses: Choice[] };

/** By programme and by campus. */
export function TestimonialFilterForm({ filters, programmes, campuses }: Props) {
  const labels = useLabels();
  const { offers, itineraries } = labels.courses;
  const path = usePath();
  return (
    <FilterForm name={itineraries.filter} to={path('/temoignages')} filters={filters}>
      <Select
        label={labels.courses.course}
        name="formation"
        value={filters.programme}
        all={offers.allCourses}
        choices={programmes}
        className="desk:col-span-6"
      />
      <Select
        label={labels.campuses.campus}
        name="campus"
        value={filters.campus}
        all={offers.allCampuses}
        choices={campuses}
        className="desk:col-span-4"
      />
    </FilterForm>
  );
}
