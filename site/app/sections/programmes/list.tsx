import { Link, usePath } from '../../modules/navigation';
import {
  durationName,
  type Found,
  firstSentence,
  type Landing,
  landings,
  spanOf,
} from '../../modules/programmes';
import { counted, hasTerm, term, useLabels } from '../../modules/taxonomy';
import { Day } from '../day';
import { ResultCount } from '../result-count';
import { type Choice, Choosing, CompareBox } from './choosing';
import { LevelAxis, ScaleBar, startingAt } from './scale-bar';

/** RTE-11: the programmes found, by type, each drawn on the axis of levels; some may be chosen to be compared. */
export function ProgrammeList({ programmes, choice }: { programmes: Found[]; choice: Choice }) {
  const { finder, none } = useLabels().courses;
  return (
    <>
      <ResultCount count={programmes.length} words={finder.count} none={none} />
      {programmes.length > 0 && (
        <Choosing choice={choice} shown={programmes.map(({ slug }) => slug)}>
          {landings(programmes).map((landing) => (
            <LandingGroup key={landing.type} landing={landing} choice={choice} />
          ))}
        </Choosing>
      )}
    </>
  );
}

function LandingGroup({ landing, choice }: { landing: Landing<Found>; choice: Choice }) {
  const { courses } = useLabels();
  const { type, programmes } = landing;
  return (
    <section className="pb-12">
      <div className="grid items-end gap-x-gutter desk:grid-cols-12">
        <div className="pb-5 desk:col-span-4">
          <h2 className="title-3">
            {type ? term(courses.landingTypes, type) : courses.otherLanding}
          </h2>
          {type && hasTerm(courses.landingLeads, type) && (
            <p className="text-s text-ink-soft">{term(courses.landingLeads, type)}</p>
          )}
        </div>
        <LevelAxis className="level-track desk:col-span-8" />
      </div>
      <ol className="border-t border-ink">
        {programmes.map((programme) => (
          <ProgrammeRow key={programme.slug} programme={programme} choice={choice} />
        ))}
      </ol>
    </section>
  );
}

function ProgrammeRow({ programme, choice }: { programme: Found; choice: Choice }) {
  const { courses } = useLabels();
  const path = usePath();
  const { slug, title, summary, duration, rhythm, campuses } = programme;
  const span = spanOf(programme);
  const length = duration && durationName(duration, courses);
  const facts = [
    !span && length,
    rhythm && term(courses.rhythms, rhythm),
    campuses && counted(courses.campusCount, campuses),
  ].filter(Boolean);
  return (
    <li className="grid gap-x-gutter border-b border-hair last:border-ink desk:grid-cols-12">
      <div className="pt-5 desk:col-span-4">
        <h3 className="title-card wrap-anywhere">
          <Link to={path(`/programmes/${slug}`)} className="reach hover:text-survey">
            {title}
          </Link>
        </h3>
        {facts.length > 0 && (
          <p className="mt-1 text-s font-medium tabular-nums">{facts.join(' · ')}</p>
        )}
        {summary && (
          <p className="mt-1 line-clamp-4 max-w-[40em] text-s wrap-anywhere text-ink-soft">
            {firstSentence(summary)}
          </p>
        )}
      </div>
      <div className="level-track level-grid mt-2 pt-4 pb-5 desk:col-span-8 desk:row-span-2 desk:mt-0 desk:pt-6">
        {span && <ScaleBar span={span} length={length ?? yearsName(span.to - span.from)} />}
        <NextStart date={programme.nextStart} from={span?.from ?? 0} />
      </div>
      <div className="py-1 desk:col-span-4">
        <CompareBox slug={slug} title={title} choice={choice} />
      </div>
    </li>
  );

  function yearsName(value: number): string {
    return durationName({ value, scale: 'years' }, courses);
  }
}

function NextStart({ date, from }: { date: string | null; from: number }) {
  const { finder } = useLabels().courses;
  if (date === null) return null;
  return (
    <p style={startingAt(from)} className="mt-3 text-xs font-medium text-brass-text tabular-nums">
      <Day date={date} words={finder.nextStart} className="bg-paper" />
    </p>
  );
}
