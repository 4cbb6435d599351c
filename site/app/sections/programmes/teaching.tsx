import type { Programme } from '../../content/programmes.server';
import { numberName, type TeachingYear, teachingYears } from '../../modules/programmes';
import { fill, useLabels, useLanguage } from '../../modules/taxonomy';
import { Disclosure } from '../../ui/disclosure';
import { type Column, Table } from '../../ui/table';

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
    <Disclosure
      look="row"
      open={open}
      title={
        <>
          <h3 className="title-3 flex-1">{useYearName(year.year)}</h3>
          <Hours hours={year.hours} />
        </>
      }
    >
      <HoursBar units={year.units} />
      <UnitTable year={year} />
    </Disclosure>
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
  const columns: Column[] = [{ name: sheet.unit }];
  if (hasSemesters)
    columns.push({ name: sheet.semester, className: 'w-28 text-right max-sm:hidden' });
  if (hasHours) columns.push({ name: sheet.hours, className: 'w-20 text-right desk:w-28' });
  return (
    <Table columns={columns} className="mb-4">
      {units.map((unit) => (
        <tr key={unit.number}>
          <th scope="row">
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
            <td className="text-right text-s tabular-nums max-sm:hidden">{unit.semester}</td>
          )}
          {hasHours && (
            <td className="text-right text-s">
              <Hours hours={unit.hours} />
            </td>
          )}
        </tr>
      ))}
    </Table>
  );
}
