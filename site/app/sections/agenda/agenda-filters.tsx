import { type Filters, isFiltered } from '../../modules/agenda';
import type { CampusChoices } from '../../modules/campus-choice';
import type { Choice } from '../../modules/lists';
import { Link, QueryForm, usePath } from '../../modules/navigation';
import { counted, useLabels } from '../../modules/taxonomy';
import { Arrow } from '../../ui/arrow';
import { CellSelect } from '../../ui/cell-select';
import { CampusByName } from '../campus-by-name';
import { TypeFilter } from './type-filter';

type SelectsProps = { filters: Filters; campuses: CampusChoices; months: Choice[] };

type Props = SelectsProps & {
  counts: Record<string, number>;
  /** How many match. */
  found: number;
};

/** In the bar, under the types, above the rails of the months. */
const IN_BAR =
  'border-ink max-desk:border-b max-desk:py-3 desk:absolute desk:bottom-px desk:left-0 desk:h-12';
/** Where the list would be. */
const IN_PLACE = 'title-3 py-8 desk:ml-[calc((100%+var(--spacing-gutter))*3/12)]';

/** RTE-5: by type, by campus, by month. What is found is said aloud when it changes: one element, wherever it stands. */
export function AgendaFilters({ counts, found, ...selects }: Props) {
  const { agenda } = useLabels();
  return (
    <div className="wrap">
      <div className="relative">
        <search aria-label={agenda.filter} className="block border-y border-ink max-desk:-mx-edge">
          <TypeFilter filters={selects.filters} counts={counts} />
          <Selects {...selects} />
        </search>
        <p
          role="status"
          className={
            found === 0
              ? IN_PLACE
              : `flex items-center text-s font-medium text-brass-text tabular-nums ${IN_BAR}`
          }
        >
          {found === 0 ? agenda.noMatch : counted(agenda.count, found)}
        </p>
      </div>
    </div>
  );
}

const CAMPUS =
  'flex-1 max-sm:basis-full max-sm:border-b max-sm:border-hair max-desk:px-edge desk:pr-4';

function Selects({ filters, campuses, months }: SelectsProps) {
  const { agenda, commons, campuses: labels } = useLabels();
  const to = usePath()('/agenda');
  return (
    <div className="grid border-t border-hair desk:grid-cols-12 desk:gap-x-gutter">
      <QueryForm to={to} className="flex flex-wrap items-stretch desk:col-span-6 desk:col-start-4">
        <input type="hidden" name="type" defaultValue={filters.type} />
        {Array.isArray(campuses) ? (
          <CellSelect
            label={labels.campus}
            name="campus"
            value={filters.campus}
            all={labels.allCampuses}
            choices={campuses}
            className={CAMPUS}
          />
        ) : (
          <CampusByName
            typed={campuses}
            className={CAMPUS}
            control="h-12 w-full min-w-0 bg-transparent text-s font-semibold"
          />
        )}
        <CellSelect
          label={agenda.month}
          name="mois"
          value={filters.month}
          all={agenda.allMonths}
          choices={months}
          className="flex-1 border-hair max-sm:pl-edge max-sm:pr-4 sm:border-l sm:px-4"
        />
        <button
          type="submit"
          className="flex w-14 flex-none cursor-pointer items-center justify-center border-hair max-desk:border-l desk:border-x text-survey hover:bg-ink hover:text-paper"
        >
          <span className="sr-only">{commons.filter}</span>
          <span aria-hidden="true">
            <Arrow />
          </span>
        </button>
      </QueryForm>
      {isFiltered(filters) && (
        <p className="border-hair max-desk:border-t max-desk:px-edge desk:col-span-3 desk:justify-self-end">
          <Link to={to} inPlace className="text-link min-h-12">
            {commons.clearFilters}
          </Link>
        </p>
      )}
    </div>
  );
}
