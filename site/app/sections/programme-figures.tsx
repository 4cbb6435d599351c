import type { Programme } from '../content/programmes.server';
import { fill, useLabels } from '../modules/taxonomy';
import { Part } from './part';

export function ProgrammePrices({ prices }: Pick<Programme, 'prices'>) {
  const { courses } = useLabels();
  if (prices.length === 0) return null;
  return (
    <Part title={courses.prices}>
      <dl className="border-b border-ink">
        {prices.map(({ label, amount, note }) => (
          <div key={label} className="grid grid-cols-[1fr_auto] gap-x-6 border-t border-ink py-4">
            <dt className="font-semibold">{label}</dt>
            <dd className="font-semibold tabular-nums">
              {fill(courses.euros, { amount: euros(amount) })}
            </dd>
            {note && <dd className="col-span-2 text-s text-ink-soft">{note}</dd>}
          </div>
        ))}
      </dl>
    </Part>
  );
}

/** A figure never stands without whom it was counted on, and by whom. */
export function ProgrammeOutcomes({ outcomes }: Pick<Programme, 'outcomes'>) {
  const { courses } = useLabels();
  if (outcomes.length === 0) return null;
  return (
    <Part title={courses.outcomes}>
      <dl className="grid gap-x-gutter gap-y-8 sm:grid-cols-2">
        {outcomes.map(({ measure, value, cohort, headcount, source }) => (
          <div key={measure} className="border-t border-ink pt-4">
            <dt className="text-s font-semibold">{courses.measures[measure]}</dt>
            <dd className="numeral my-4">{fill(courses.percent, { value })}</dd>
            <dd className="text-xs text-ink-soft">
              {[cohort, headcount !== null && fill(courses.headcount, { headcount }), source]
                .filter(Boolean)
                .join(' · ')}
            </dd>
          </div>
        ))}
      </dl>
    </Part>
  );
}

/** Thin spaces between the thousands, the same in every engine. */
export function euros(amount: number): string {
  return String(amount).replaceAll(/\B(?=(\d{3})+$)/g, '\u202f');
}
