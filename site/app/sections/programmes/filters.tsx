import type { CampusChoices } from '../../modules/campus-choice';
import { usePath } from '../../modules/navigation';
import type { Filters, FinderChoices } from '../../modules/programmes';
import { useLabels } from '../../modules/taxonomy';
import { SearchField, Select } from '../../ui/field';
import { FilterForm } from '../filter-form';
import { CampusFilter } from '../filter-selects';

type Props = { filters: Filters; choices: FinderChoices; campuses: CampusChoices };

/** RTE-11: from one's level to the one aimed at, by rhythm, by campus, by type, by words. */
export function ProgrammeFilters({ filters, choices, campuses }: Props) {
  const { courses } = useLabels();
  const { finder } = courses;
  const path = usePath();
  return (
    <FilterForm name={finder.filter} to={path('/programmes')} filters={filters}>
      <div className="grid grid-cols-2 gap-x-gutter gap-y-5 desk:contents">
        <Select
          label={finder.levelIn}
          name="niveau-entree"
          value={filters.levelIn}
          all={finder.anyLevel}
          choices={choices.levelIn}
          className="desk:col-span-4 xl:col-span-2"
        />
        <Select
          label={finder.levelOut}
          name="niveau-sortie"
          value={filters.levelOut}
          all={finder.anyLevel}
          choices={choices.levelOut}
          className="desk:col-span-4 xl:col-span-2"
        />
        <Select
          label={courses.rhythm}
          name="rythme"
          value={filters.rhythm}
          all={finder.anyRhythm}
          choices={choices.rhythm}
          className="desk:col-span-4 xl:col-span-2"
        />
        {!(Array.isArray(campuses) && campuses.length === 0) && (
          <CampusFilter
            value={filters.campus}
            choices={campuses}
            className="desk:col-span-6 xl:col-span-3"
          />
        )}
        <Select
          label={finder.type}
          name="type"
          value={filters.type}
          all={finder.anyType}
          choices={choices.type}
          className="col-span-2 desk:col-span-6 xl:col-span-3"
        />
      </div>
      <SearchField
        label={finder.words}
        name="q"
        value={filters.words}
        className="desk:col-span-10"
      />
    </FilterForm>
  );
}
