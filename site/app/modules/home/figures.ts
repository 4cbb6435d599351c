type Outcome = {
  measure: string;
  value: number;
  cohort: string | null;
  headcount: number | null;
};

/** How many graduates are in work, over the programmes that say so of the same year. */
export type Employment = { percent: number; year: number; people: number; programmes: number };

const YEAR = /\b(?:19|20)\d{2}\b/;

/**
 * The employment rate of the last year that was counted, each programme weighing as many people as answered. A figure
 * without its year or its number of people says nothing that could be added up: it is left out.
 */
export function employment(programmes: { outcomes: Outcome[] }[]): Employment | null {
  const counted = programmes
    .flatMap(({ outcomes }) => outcomes)
    .flatMap(({ measure, value, cohort, headcount }) => {
      const year = Number(YEAR.exec(cohort ?? '')?.[0]);
      return measure === 'employment' && year && headcount ? [{ value, year, headcount }] : [];
    });
  const year = Math.max(...counted.map((rate) => rate.year));
  const rates = counted.filter((rate) => rate.year === year);
  const people = rates.reduce((sum, { headcount }) => sum + headcount, 0);
  if (people === 0) return null;
  const inWork = rates.reduce((sum, { value, headcount }) => sum + value * headcount, 0);
  return { percent: Math.round(inWork / people), year, people, programmes: rates.length };
}
