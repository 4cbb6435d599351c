import type { WeekCount } from '../../visitor-requests/figures-report.ts';
import type { Action } from '../../visitor-requests/words.ts';

/** As they are stacked, from the foot of a bar. */
export const ORDER = ['registration', 'contact', 'brochure'] as const satisfies readonly Action[];

export function totalOf(weeks: readonly WeekCount[], action: Action): number {
  return weeks.reduce((sum, { counts }) => sum + counts[action], 0);
}

export function weekTotal({ counts }: WeekCount): number {
  return ORDER.reduce((sum, action) => sum + counts[action], 0);
}

const MOST_LINES = 5;

/** Round numbers to rule a chart with, from 0 to one that is no smaller than the highest bar. */
export function rulesFor(highest: number): number[] {
  const step = roundStep(Math.max(highest, 1) / MOST_LINES);
  const lines = Math.max(Math.ceil(highest / step), 1);
  return Array.from({ length: lines + 1 }, (_, line) => line * step);
}

/** The smallest of 1, 2, 5, 10, 20, 50, … that reaches this far. */
function roundStep(least: number): number {
  let power = 1;
  for (;;) {
    const step = [1, 2, 5].map((digit) => digit * power).find((round) => round >= least);
    if (step !== undefined) return step;
    power *= 10;
  }
}

/** Under every bar while there is room for a date, and under each fourth of a year's. */
export function isDated(index: number, weeks: number): boolean {
  return weeks <= 12 || (weeks - 1 - index) % 4 === 0;
}
