import type { Programme } from '../../content/programmes.server';
import { numberName, type TeachingYear, teachingYears } from '../../modules/programmes';
import { fill, useLabels, useLanguage } from '../../modules/taxonomy';

/** What is taught, year by year; of one year alone, there is nothing to open. */
export function Teaching({ programme }: { programme: Programme }) {
  const years = teachingYears(programme.teachingUnits);
  const [only, ...others] = years;
  if (only && others.length === 0) {
    return (
      <div className="border-y border-ink pt-4">
        <HoursBar units={only.units} />
        <UnitTable year={only} />
      </div>
    );
  }
  return (
    <div className="border-b border-ink">
      {years.map((year, index) => (
        <Year key={year.year} year={year} open={index === 0} />
      ))}
    </div>
  );
}

function Year({ year, open }: { year: TeachingYear; open: boolean }) {
  return (
    <details open={open} className="group border-t border-ink">
      <summary className="flex min-h-16 cursor-pointer list-none items-center gap-4 py-3 hover:text-survey [&::-webkit-details-marker]:hidden">
        <h3 className="title-3 flex-1">{useYearName(year.year)}</h3>
        <Hours hours={year.hours} />
        <span aria-hidden="true" className="relative size-4 flex-none print:hidden">
          <i className="absolute inset-x-0 top-1/2 -mt-px h-0.5 bg-current" />
          <i className="absolute inset-y-0 left-1/2 -ml-px w-0.5 bg-current group-open:hidden" />
        </span>
      </summary>
      <HoursBar units={year.units} />
      <UnitTable year={year} />
    </details>
  );
}

function useYearName(year: number | null): string {
  const { sheet } = useLabels().courses;
  if (year === null) return sheet.wholeCourse;
  return sheet.years[year - 1] ?? sheet.wholeCourse;
}

function Hours({ hours }: { hours: number | null }) {
  const { courses } = useLabels();
  const language = useLanguage();
  if (hours === null) return null;
  return (
    <span className="whitespace-nowrap text-ink-soft tabular-nums">
      {fill(courses.hours, { hours: numberName(hours, language) })}
    </span>
  );
}

/** The year as a map's scale: one box is one unit, as long as its hours. */
function HoursBar({ units }: Pick<TeachingYear, 'units'>) {
  if (units.some(({ hours }) => hours === null)) return null;
  return (
    <div aria-hidden="true" className="my-2 flex h-2.5 border-[1.5px] border-survey">
      {units.map(({ number, hours }) => (
        <i
          key={number}
          style={{ flexGrow: hours ?? 0 }}
          className="odd:bg-survey print:[print-color-adjust:exact]"
        />
      ))}
    </div>
  );
}

function UnitTable({ year: { units } }: { year: TeachingYear }) {
  const { sheet } = useLabels().courses;
  const hasSemesters = units.some(({ semester }) => semester !== null);
  const hasHours = units.some(({ hours }) => hours !== null);
  return (
    <table className="mb-4 w-full border-collapse text-left">
      <thead className="text-xs text-ink-soft">
        <tr>
          <th scope="col" className="py-2 font-normal">
            {sheet.unit}
          </th>
          {hasSemesters && (
            <th scope="col" className="w-28 py-2 text-right font-normal max-sm:hidden">
              {sheet.semester}
            </th>
          )}
          {hasHours && (
            <th scope="col" className="w-20 py-2 text-right font-normal desk:w-28">
              {sheet.hours}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {units.map((unit) => (
          <tr key={unit.number} className="border-t border-hair align-baseline">
            <th scope="row" className="py-3 font-normal">
              <span className="grid grid-cols-[2rem_1fr]">
                <span
                  aria-hidden="true"
                  className="text-s font-semibold text-brass-text tabular-nums"
                >
                  {unit.number}
                </span>
                <span className="min-w-0 wrap-anywhere">
                  <span className="text-s font-semibold">{unit.title}</span>
                  {unit.description && (
                    <span className="block max-w-[64ch] text-s wrap-anywhere text-pretty text-ink-soft">
                      {unit.description}
                    </span>
                  )}
                </span>
              </span>
            </th>
            {hasSemesters && (
              <td className="py-3 text-right text-s tabular-nums max-sm:hidden">{unit.semester}</td>
            )}
            {hasHours && (
              <td className="py-3 text-right text-s">
                <Hours hours={unit.hours} />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
