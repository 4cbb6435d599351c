import type { FilledOf } from '../../content/blocks/filled';
import type { ProgrammeSummary } from '../../content/programmes.server';
import { Link, usePath } from '../../modules/navigation';
import { fill, useLabels } from '../../modules/taxonomy';
import { ArrowLink } from '../arrow-link';
import { Nothing } from './block-part';
import { useLevelName } from './level-name';
import { LEVELS, ScaleBar } from './scale-bar';

const GRID = 'grid gap-x-gutter desk:grid-cols-[1fr_2fr]';
/** Where levels are drawn; the name of the last needs room. */
const TRACK = 'mr-4 desk:mr-10';
const AT = ['left-0', 'left-1/5', 'left-2/5', 'left-3/5', 'left-4/5', 'left-full'];

/** Every programme on one axis, from the bac to five years after it. */
export function Panorama({ block: { part, text, programmes } }: { block: FilledOf<'panorama'> }) {
  const { courses } = useLabels();
  const families = familiesOf(programmes);
  return (
    <section aria-labelledby={part.id}>
      <div className="mb-8 grid items-end gap-x-gutter gap-y-4 desk:mb-12 desk:grid-cols-12">
        <h2 id={part.id} className="title-2 desk:col-span-7">
          {part.title}
        </h2>
        {text && <p className="text-s text-ink-soft desk:col-span-4 desk:col-start-9">{text}</p>}
      </div>
      {families.length === 0 ? (
        <Nothing>{courses.none}</Nothing>
      ) : (
        <>
          <Axis />
          <ul className="border-b border-ink">
            {families.map((family) => (
              <FamilyRow key={family.type} family={family} />
            ))}
          </ul>
        </>
      )}
      <p className="mt-4">
        <ArrowLink to="/programmes">{courses.allCourses}</ArrowLink>
      </p>
    </section>
  );
}

/** The levels, over the rulers that start and end at them. */
function Axis() {
  const { courses } = useLabels();
  return (
    <div aria-hidden="true" className={GRID}>
      <p className={`relative h-8 font-display text-s font-semibold desk:col-start-2 ${TRACK}`}>
        {LEVELS.map((years) => (
          <span
            key={years}
            className={`absolute whitespace-nowrap ${AT[years]} ${years > 0 ? '-translate-x-1/2' : ''}`}
          >
            {years === 0 ? courses.bac : fill(courses.panorama.plus, { years })}
          </span>
        ))}
      </p>
    </div>
  );
}

type Type = NonNullable<ProgrammeSummary['landingType']>;
type Family = { type: Type; programmes: ProgrammeSummary[]; from: number; to: number };

function FamilyRow({ family: { type, programmes, from, to } }: { family: Family }) {
  const { courses } = useLabels();
  const levelName = useLevelName();
  const path = usePath();
  return (
    <li className={`${GRID} border-t border-ink`}>
      <div className="pt-5 desk:pb-5">
        <h3 className="title-3">
          <Link to={path(`/formations/${type}`)} className="hover:text-survey">
            {courses.landingTypes[type]}
          </Link>
        </h3>
        <p className="text-s text-ink-soft">
          {fill(courses.panorama.bar, { from: levelName(from), to: levelName(to) })}
        </p>
      </div>
      <div className={`min-w-0 level-grid pt-5 pb-5 ${TRACK}`}>
        <ScaleBar from={from} to={to} />
        <ul className="mt-3 flex flex-wrap text-s [&>li]:bg-mist">
          {programmes.map(({ slug, title, shortTitle }, index) => (
            <li key={slug}>
              <Link to={path(`/programmes/${slug}`)} className="hover:text-survey hover:underline">
                {shortTitle ?? title}
              </Link>
              {index < programmes.length - 1 && <span className="mr-2">,</span>}
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}

/** Programmes by the landing they belong to, in the order they come, and what the family spans. */
function familiesOf(programmes: ProgrammeSummary[]): Family[] {
  const families = new Map<Type, Family>();
  for (const programme of programmes) {
    const { landingType: type, levelIn, levelOut } = programme;
    if (!type || levelIn === null || levelOut === null) continue;
    const known = families.get(type);
    families.set(type, {
      type,
      programmes: [...(known?.programmes ?? []), programme],
      from: Math.min(known?.from ?? levelIn, levelIn),
      to: Math.max(known?.to ?? levelOut, levelOut),
    });
  }
  return [...families.values()];
}
