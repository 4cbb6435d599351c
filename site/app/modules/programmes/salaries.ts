import type { Programme } from '../../content/programmes.server';

type Career = Programme['careers'][number];

/** An axis of salaries, in thousands of euros: round at both ends and at every mark. */
export type SalaryAxis = { from: number; to: number; marks: number[] };

/** In thousands; null unless both ends are known and in order. */
export function salaryOf({ salaryFrom, salaryTo }: Pick<Career, 'salaryFrom' | 'salaryTo'>) {
  if (salaryFrom === null || salaryTo === null || salaryFrom > salaryTo) return null;
  return { from: salaryFrom / 1000, to: salaryTo / 1000 };
}

const MOST_MARKS = 5;

/** The shortest axis that holds every range; null when there is none. */
export function salaryAxis(careers: Career[]): SalaryAxis | null {
  const ranges = careers.flatMap((career) => salaryOf(career) ?? []);
  if (ranges.length === 0) return null;
  const lowest = Math.min(...ranges.map(({ from }) => from));
  const highest = Math.max(...ranges.map(({ to }) => to));
  const step = [5, 10, 20, 50].find((each) => (highest - lowest) / each < MOST_MARKS) ?? 100;
  const from = Math.floor(lowest / step) * step;
  const to = Math.max(Math.ceil(highest / step) * step, from + step);
  const marks = Array.from({ length: (to - from) / step + 1 }, (_, index) => from + index * step);
  return { from, to, marks };
}

/** Where a salary stands on the axis, in hundredths of it. */
export function onAxis(salary: number, { from, to }: SalaryAxis): number {
  return ((salary - from) / (to - from)) * 100;
}
