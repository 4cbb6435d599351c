import type { Offering } from '../../content/offerings.server';
import { ActionLink } from '../../modules/application';
import type { TypedCampus } from '../../modules/campus-choice';
import { isOnMap, type Network } from '../../modules/map';
import { Link, usePath } from '../../modules/navigation';
import { type countEnrolments, nextIntake, type WayIn } from '../../modules/programmes';
import { counted, term, useLabels } from '../../modules/taxonomy';
import { Day } from '../day';
import { FilterForm } from '../filter-form';
import { CampusFilter } from '../filter-selects';
import { useProgrammeActions } from './actions';
import { CampusMesh } from './campus-mesh';

/** Of one programme, on all its campuses. */
export type Offered = {
  count: number;
  enrolments: ReturnType<typeof countEnrolments>;
  ways: WayIn[];
};

type Props = {
  programme: string;
  /** In the order they are to be shown. */
  offerings: Offering[];
  offered: Offered;
  byName: TypedCampus | null;
  network: Network;
  /** The day it is at the school. */
  today: string;
};

/** The campuses that offer a programme: where they are, and whether one can still enrol. */
export function ProgrammeOfferings({ programme, offerings, network, today, ...props }: Props) {
  const { offered, byName } = props;
  const at = offerings.map(({ campus }) => campus.slug);
  const hasMap = isOnMap(network, at);
  return (
    <>
      {hasMap && (
        <div className="mb-6 aspect-square max-h-105 desk:col-span-4! print:hidden">
          <CampusMesh network={network} at={at} />
        </div>
      )}
      <div className={hasMap ? 'desk:col-span-5! desk:self-center' : ''}>
        <Count offered={offered} />
      </div>
      {byName && <ByName programme={programme} typed={byName} />}
      <ul className="mt-6 border-b border-ink xl:grid xl:grid-cols-[1fr_auto_auto_auto_auto_auto] xl:gap-x-5">
        {offerings.map((offering) => (
          <OfferingRow key={offering.documentId} offering={offering} today={today} />
        ))}
      </ul>
    </>
  );
}

/** How many, and on how many of them there is still a place. */
function Count({ offered: { count, enrolments } }: { offered: Offered }) {
  const { courses } = useLabels();
  const { sheet } = courses;
  return (
    <>
      <p className="text-l">{counted(sheet.offeredAt, count)}</p>
      <ul className="mt-4 grid gap-1 text-s">
        {enrolments.map(({ enrolment, campuses }) => (
          <li key={enrolment} className="flex items-center gap-2.5">
            <i aria-hidden="true" data-enrolment={enrolment} className="enrolment-mark" />
            {term(courses.enrolments, enrolment)}
            <span className="text-ink-soft tabular-nums">
              {counted(courses.campusCount, campuses)}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Where there are too many to show, the one that is asked for. */
function ByName({ programme, typed }: { programme: string; typed: TypedCampus }) {
  const { chooseContact } = useLabels().campuses;
  const to = usePath()(`/programmes/${programme}`);
  return (
    <div className="mt-8 print:hidden">
      <FilterForm name={chooseContact} to={to} at="campus" filters={{ campus: typed.text }}>
        <CampusFilter value="" choices={typed} className="desk:col-span-9" />
      </FilterForm>
    </div>
  );
}

function OfferingRow({ offering, today }: { offering: Offering; today: string }) {
  const { courses } = useLabels();
  const { sheet } = courses;
  const path = usePath();
  const { programme, campus, rhythm, route, enrolment } = offering;
  const { registration } = useProgrammeActions(programme.slug, campus.slug);
  return (
    <li className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 border-t border-hair py-1 pb-2 text-s first:border-ink xl:col-span-full xl:grid-cols-subgrid xl:py-0 print:break-inside-avoid">
      <Link
        to={path(`/campus/${campus.slug}`)}
        className="inline-flex min-h-touch items-center font-semibold hover:text-survey"
      >
        {campus.name}
      </Link>
      <div className="col-span-2 flex flex-wrap gap-x-1.5 text-ink-soft xl:contents">
        <p>{rhythm && term(courses.rhythms, rhythm)}</p>
        <p className="max-xl:before:mr-1.5 max-xl:before:content-['·'_/_'']">
          {route && term(sheet.routes, route)}
        </p>
      </div>
      <p className="col-start-1 text-brass-text tabular-nums xl:col-auto">
        <Intake date={nextIntake(offering, today)} />
      </p>
      <p className="col-start-2 row-start-1 xl:col-auto xl:row-auto">
        {enrolment && (
          <span className="flex items-center gap-2 font-medium">
            <i aria-hidden="true" data-enrolment={enrolment} className="enrolment-mark" />
            {term(courses.enrolments, enrolment)}
          </span>
        )}
      </p>
      {enrolment && enrolment !== 'closed' && (
        <ActionLink
          to={registration}
          className="text-link min-h-touch min-w-touch justify-self-end max-xl:col-start-2 max-xl:row-start-3 max-xl:-my-2.5 print:hidden"
        >
          {sheet.apply}
          <span className="sr-only"> : {campus.name}</span>
        </ActionLink>
      )}
    </li>
  );
}

function Intake({ date }: { date: string | null }) {
  if (date === null) return null;
  return <Day date={date} />;
}
