import { type ReactNode, useId } from 'react';
import { Link, usePath } from '../modules/navigation';
import type { Choice, Filters } from '../modules/offers';
import { useLabels } from '../modules/taxonomy';

type Props = { filters: Filters; campuses: Choice[]; programmes: Choice[] };

const CONTROL = 'w-full min-h-touch border-b border-ink bg-paper text-m font-medium';

/** RTE-10: a form of the page's own address, which any browser sends. Other filters, by a link, are another form. */
export function OfferFilters({ filters, campuses, programmes }: Props) {
  const labels = useLabels();
  const { offers } = labels.courses;
  const path = usePath();
  const isFiltered = Object.values(filters).some(Boolean);
  return (
    <search aria-label={offers.filter}>
      <form
        key={JSON.stringify(filters)}
        method="get"
        action={path('/offres-alternance')}
        className="grid items-end gap-x-gutter gap-y-5 desk:grid-cols-12"
      >
        <Field label={labels.campuses.campus} className="desk:col-span-3">
          {(id) => (
            <select id={id} name="campus" defaultValue={filters.campus} className={CONTROL}>
              <Options all={offers.allCampuses} choices={campuses} />
            </select>
          )}
        </Field>
        <Field label={labels.courses.course} className="desk:col-span-4">
          {(id) => (
            <select id={id} name="formation" defaultValue={filters.programme} className={CONTROL}>
              <Options all={offers.allCourses} choices={programmes} />
            </select>
          )}
        </Field>
        <Field label={offers.words} className="desk:col-span-3">
          {(id) => (
            <input
              id={id}
              type="search"
              name="q"
              defaultValue={filters.words}
              className={`${CONTROL} px-1`}
            />
          )}
        </Field>
        <button
          type="submit"
          className="min-h-touch cursor-pointer rounded-sharp border border-ink px-6 text-s font-semibold hover:bg-ink hover:text-paper desk:col-span-2"
        >
          {offers.show}
        </button>
      </form>
      {isFiltered && (
        <p className="mt-3">
          <Link
            to={path('/offres-alternance')}
            className="inline-flex min-h-touch items-center text-s font-semibold text-survey underline-offset-4 hover:underline"
          >
            {offers.clear}
          </Link>
        </p>
      )}
    </search>
  );
}

type FieldProps = { label: string; className: string; children: (id: string) => ReactNode };

function Field({ label, className, children }: FieldProps) {
  const id = useId();
  return (
    <div className={className}>
      <label htmlFor={id} className="text-xs text-ink-soft">
        {label}
      </label>
      {children(id)}
    </div>
  );
}

function Options({ all, choices }: { all: string; choices: Choice[] }) {
  return (
    <>
      <option value="">{all}</option>
      {choices.map(({ value, name }) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))}
    </>
  );
}
