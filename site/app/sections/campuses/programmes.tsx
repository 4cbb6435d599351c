import type { CampusProgramme, ProgrammeGroup } from '../../modules/campuses';
import { durationName } from '../../modules/programmes';
import { counted, term, useLabels } from '../../modules/taxonomy';
import { Day } from '../day';
import { ItemLink } from '../item-link';

/** What the campus teaches: how, how one gets in, whether one still can, and when it starts. */
export function CampusProgrammes({ groups }: { groups: ProgrammeGroup[] }) {
  const { courses, campuses } = useLabels();
  if (groups.length === 0)
    return <p className="border-y border-ink py-6">{campuses.page.noProgramme}</p>;
  return (
    <div className="border-b border-ink">
      {groups.map(({ type, programmes }) => (
        <div key={type} className="grid gap-x-gutter border-t border-ink desk:grid-cols-9">
          <h3 className="title-card pt-5 desk:col-span-2">
            {type ? term(courses.landingTypes, type) : campuses.page.otherProgrammes}
          </h3>
          <ul className="desk:col-span-7">
            {programmes.map((programme) => (
              <Programme key={programme.slug} programme={programme} />
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

function Programme({ programme }: { programme: CampusProgramme }) {
  const { courses, campuses } = useLabels();
  const { slug, title, duration, levelOut, rhythm, route } = programme;
  const level = levelOut !== null && term(courses.graduationLevels, levelOut);
  const length = duration && durationName(duration, courses);
  return (
    <li className="group relative grid gap-x-gutter gap-y-1 border-hair py-5 not-first:border-t sm:grid-cols-2 full:grid-cols-[minmax(0,1fr)_11rem_16rem] print:break-inside-avoid">
      <div className="sm:max-full:col-span-2">
        <p className="leading-snug font-semibold wrap-anywhere group-hover:text-survey">
          <ItemLink to={`/programmes/${slug}`}>{title}</ItemLink>
        </p>
        <p className="text-s text-ink-soft">{[length, level].filter(Boolean).join(', ')}</p>
      </div>
      <p className="text-s">
        {rhythm && <span className="block">{term(courses.rhythms, rhythm)}</span>}
        {route && <span className="block text-ink-soft">{term(campuses.page.routes, route)}</span>}
      </p>
      <Enrolment programme={programme} />
    </li>
  );
}

/** Its colour is said in words too. */
const MARKS: Record<string, string> = {
  open: 'bg-survey border-survey',
  closing: 'bg-brass border-brass',
  closed: '',
};

function Enrolment({ programme: { enrolment, intake } }: { programme: CampusProgramme }) {
  const { courses, campuses } = useLabels();
  const { page } = campuses;
  return (
    <div className="text-s">
      {enrolment && (
        <p className="flex items-baseline gap-2 font-medium">
          <span
            aria-hidden="true"
            className={`size-2.5 flex-none rounded-full border-[1.5px] ${MARKS[enrolment] ?? ''}`}
          />
          {term(courses.enrolments, enrolment)}
        </p>
      )}
      {intake?.date && (
        <p className="text-brass-text tabular-nums">
          <Day date={intake.date} words={page.intake} />
        </p>
      )}
      {intake?.seats && (
        <p className="text-ink-soft tabular-nums">{counted(page.seats, intake.seats)}</p>
      )}
    </div>
  );
}
