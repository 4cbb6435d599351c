import type { FilledOf } from '../../content/blocks/filled';
import { fill, useLabels } from '../../modules/taxonomy';
import { NoResult } from '../no-result';
import { OfferRows } from '../offers/offer-list';
import { BlockPart } from './block-part';

type Career = FilledOf<'careers'>['careers'][number];

/** Where a programme leads, and what is earned there: ranges on one axis. */
export function Careers({ block: { part, careers } }: { block: FilledOf<'careers'> }) {
  const earned = careers.flatMap(({ salaryFrom, salaryTo }) => [salaryFrom ?? [], salaryTo ?? []]);
  const all = earned.flat();
  const axis = { from: Math.min(...all), to: Math.max(...all) };
  return (
    <BlockPart part={part}>
      {careers.length === 0 ? (
        <NoResult />
      ) : (
        <ul className="border-b border-ink">
          {careers.map((career) => (
            <CareerRow key={career.title} career={career} axis={axis} />
          ))}
        </ul>
      )}
    </BlockPart>
  );
}

type Axis = { from: number; to: number };

function CareerRow({ career, axis }: { career: Career; axis: Axis }) {
  const { courses } = useLabels();
  const { title, description, salaryFrom, salaryTo } = career;
  return (
    <li className="grid gap-x-gutter gap-y-2 border-t border-hair py-4 first:border-ink lg:grid-cols-[1.4fr_2fr_1.4fr]">
      <h3 className="font-semibold">{title}</h3>
      <p className="text-s text-ink-soft">{description}</p>
      {salaryFrom !== null && salaryTo !== null && (
        <div className="grid content-start gap-2 text-s tabular-nums lg:text-right">
          {fill(courses.salary, { from: thousands(salaryFrom), to: thousands(salaryTo) })}
          <Range axis={axis} from={salaryFrom} to={salaryTo} />
        </div>
      )}
    </li>
  );
}

const thousands = (euros: number) => Math.round(euros / 1000);

/** A drawing of the figures above it. */
function Range({ axis, from, to }: { axis: Axis; from: number; to: number }) {
  const span = Math.max(1, axis.to - axis.from);
  return (
    <svg
      viewBox={`0 0 ${span} 1`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className="h-2 w-full border-x border-hair"
    >
      <rect
        x={from - axis.from}
        y={0}
        width={Math.max(to - from, span / 50)}
        height={1}
        className="fill-survey"
      />
    </svg>
  );
}

export function Offers({ block: { part, offers, campus } }: { block: FilledOf<'offers'> }) {
  const labels = useLabels().courses.offers;
  const to = campus ? `/offres-alternance?campus=${campus}` : '/offres-alternance';
  return (
    <BlockPart part={part} more={{ label: labels.all, to }}>
      {offers.length === 0 ? <NoResult /> : <OfferRows offers={offers} level={3} />}
    </BlockPart>
  );
}
