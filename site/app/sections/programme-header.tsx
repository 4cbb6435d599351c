import type { Programme } from '../content/programmes.server';
import { fill, useLabels } from '../modules/taxonomy';
import { Breadcrumb } from './breadcrumb';
import { euros } from './programme-figures';

export function ProgrammeHeader({ programme }: { programme: Programme }) {
  const { courses } = useLabels();
  const { title, summary, landingType } = programme;
  return (
    <header>
      <div className="wrap pt-6 pb-10 desk:pb-14">
        <Breadcrumb
          via={[courses.courses, ...(landingType ? [courses.landingTypes[landingType]] : [])]}
          here={title}
        />
        <h1 className="title-1 mt-10 max-w-[14em]">{title}</h1>
        {summary && <p className="mt-6 max-w-[34em] text-l text-pretty">{summary}</p>}
      </div>
      <FactsBand programme={programme} />
    </header>
  );
}

/** What is compared from one programme to the next. */
function FactsBand({ programme }: { programme: Programme }) {
  const { courses } = useLabels();
  const { levelIn, levelOut, rhythm, duration, certification, prices } = programme;
  const level = (years: number) => fill(years === 0 ? courses.bac : courses.bacPlus, { years });
  const facts: [string, string][] = [];
  if (levelIn !== null && levelOut !== null)
    facts.push([courses.level, `${level(levelIn)} → ${level(levelOut)}`]);
  if (rhythm) facts.push([courses.rhythm, courses.rhythms[rhythm]]);
  if (duration) {
    const scale = duration.value === 1 && duration.scale === 'years' ? 'year' : duration.scale;
    facts.push([courses.duration, `${duration.value} ${courses.scales[scale]}`]);
  }
  if (certification?.rncpCode) facts.push([courses.certification, certification.rncpCode]);
  const [price] = prices;
  if (price) facts.push([price.label, fill(courses.euros, { amount: euros(price.amount) })]);
  if (facts.length === 0) return null;
  return (
    <div className="bg-ink text-paper">
      <dl className="wrap grid grid-cols-2 gap-x-gutter gap-y-6 py-8 desk:auto-cols-fr desk:grid-flow-col desk:grid-cols-none">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className="text-xs text-brass-light">{name}</dt>
            <dd className="mt-1 font-display text-l font-semibold text-balance">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
