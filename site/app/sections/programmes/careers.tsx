import type { Programme } from '../../content/programmes.server';
import { onAxis, type SalaryAxis, salaryAxis, salaryOf } from '../../modules/programmes';
import { fill, useLabels } from '../../modules/taxonomy';
import { type Column, Table } from '../../ui/table';

type Career = Programme['careers'][number];

/** What one becomes, and what it pays: ranges on one axis. */
export function Careers({ careers }: Pick<Programme, 'careers'>) {
  const { sheet } = useLabels().courses;
  const axis = salaryAxis(careers);
  const columns: Column[] = [{ name: sheet.career }];
  if (axis) {
    const drawing = <AxisMarks axis={axis} />;
    columns.push({ name: 'axis', className: 'w-[34%] max-desk:hidden', drawing });
    columns.push({ name: sheet.salary, className: 'w-28 text-right' });
  }
  return (
    <Table columns={columns} className="border-y border-ink text-s">
      {careers.map((career) => (
        <CareerRow key={career.title} career={career} axis={axis} />
      ))}
    </Table>
  );
}

function CareerRow({ career, axis }: { career: Career; axis: SalaryAxis | null }) {
  const { sheet } = useLabels().courses;
  const { title, description } = career;
  const salary = salaryOf(career);
  const inThousands = (value: number) => Math.round(value);
  return (
    <tr className="print:break-inside-avoid">
      <th scope="row" className="pr-6 wrap-anywhere">
        <span className="font-semibold">{title}</span>
        {description && <span className="block text-pretty text-ink-soft">{description}</span>}
      </th>
      {axis && (
        <>
          <td aria-hidden="true" className="relative max-desk:hidden">
            <AxisLines axis={axis} />
            {salary && (
              <i
                style={{
                  left: `${onAxis(salary.from, axis)}%`,
                  right: `${100 - onAxis(salary.to, axis)}%`,
                }}
                className="absolute top-1/2 -mt-1 h-2 min-w-1 bg-survey [print-color-adjust:exact]"
              />
            )}
          </td>
          <td className="text-right whitespace-nowrap tabular-nums">
            {salary &&
              fill(sheet.range, {
                from: inThousands(salary.from),
                to: inThousands(salary.to),
              })}
          </td>
        </>
      )}
    </tr>
  );
}

function AxisMarks({ axis }: { axis: SalaryAxis }) {
  const { sheet } = useLabels().courses;
  const last = axis.marks.length - 1;
  return (
    <span className="relative block h-5 tabular-nums">
      {axis.marks.map((mark, index) => (
        <span
          key={mark}
          style={{ left: `${onAxis(mark, axis)}%` }}
          className="absolute -translate-x-1/2 whitespace-nowrap"
        >
          {index === last ? fill(sheet.thousands, { value: mark }) : mark}
        </span>
      ))}
    </span>
  );
}

function AxisLines({ axis }: { axis: SalaryAxis }) {
  return axis.marks.map((mark) => (
    <i
      key={mark}
      style={{ left: `${onAxis(mark, axis)}%` }}
      className="absolute inset-y-0 w-px bg-hair"
    />
  ));
}
