import type { Programme } from '../../content/programmes.server';
import { longDate } from '../../modules/calendar';
import { countedOn, euros, percent, validFrom } from '../../modules/programmes';
import { fill, term, useLabels, useLanguage } from '../../modules/taxonomy';
import { Table } from '../../ui/table';

/** What it costs and what comes of it. */
export function Figures({ programme: { prices, outcomes } }: { programme: Programme }) {
  return (
    <>
      {prices.length > 0 && <Prices prices={prices} />}
      {outcomes.length > 0 && <Outcomes outcomes={outcomes} />}
    </>
  );
}

function Prices({ prices }: Pick<Programme, 'prices'>) {
  const { courses } = useLabels();
  const language = useLanguage();
  const since = validFrom(prices);
  return (
    <div className="print:break-inside-avoid">
      <Table
        caption={<span className="title-3">{courses.prices}</span>}
        columns={[{ name: courses.prices }, { name: courses.sheet.amount }]}
        plain
        className="border-b border-ink text-s"
      >
        {prices.map(({ label, amount, note }) => (
          <tr key={label} className={amount === 0 ? 'key-row' : ''}>
            <th scope="row" className="pr-6 wrap-anywhere">
              <span className="font-semibold">{label}</span>
              {note && <span className="block text-ink-soft">{note}</span>}
            </th>
            <td className="text-right font-display text-fact font-semibold whitespace-nowrap tabular-nums">
              {euros(amount, courses, language)}
            </td>
          </tr>
        ))}
      </Table>
      {since && (
        <p className="mt-3 text-xs text-ink-soft">
          {fill(courses.sheet.validFrom, { day: longDate(new Date(since), language) })}
        </p>
      )}
    </div>
  );
}

/** A figure never stands without whom it was counted on, and by whom. */
function Outcomes({ outcomes }: Pick<Programme, 'outcomes'>) {
  const { courses } = useLabels();
  const language = useLanguage();
  return (
    <div className="mt-12 first:mt-0">
      <h3 className="title-3 mb-4">{courses.outcomes}</h3>
      <dl className="grid gap-x-gutter border-b border-ink sm:grid-cols-2">
        {outcomes.map((outcome) => (
          <div
            key={`${outcome.measure} ${outcome.cohort}`}
            className="flex flex-col border-t border-ink pt-5 pb-7 print:break-inside-avoid"
          >
            <dt className="order-2 mt-3 text-s font-semibold">
              {term(courses.measures, outcome.measure)}
            </dt>
            <dd className="title-2 order-1 tracking-[-0.015em]">
              {percent(outcome.value, courses, language)}
            </dd>
            <dd className="order-3 text-xs text-ink-soft">{countedOn(outcome, courses)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
