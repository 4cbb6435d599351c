import type { Offering } from '../../content/offerings.server';
import { ActionLink } from '../../modules/application';
import { isOnMap, type Network } from '../../modules/map';
import { Link, usePath } from '../../modules/navigation';
import { countEnrolments, nextIntake } from '../../modules/programmes';
import { counted, term, useLabels } from '../../modules/taxonomy';
import { Day } from '../day';
import { useProgrammeActions } from './actions';
import { CampusMesh } from './campus-mesh';

type Props = {
  /** Of one programme, in the order they are to be shown. */
  offerings: Offering[];
  network: Network;
  /** The day it is at the school. */
  today: string;
};

/** The campuses that offer a programme: where they are, and whether one can still enrol. */
export function ProgrammeOfferings({ offerings, network, today }: Props) {
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
        <Count offerings={offerings} />
      </div>
      <ul className="mt-6 border-b border-ink xl:grid xl:grid-cols-[1fr_auto_auto_auto_auto_auto] xl:gap-x-5">
        {offerings.map((offering) => (
          <OfferingRow key={offering.documentId} offering={offering} today={today} />
        ))}
      </ul>
    </>
  );
}

/** How many, and on how many of them there is still a place. */
function Count({ offerings }: { offerings: Offering[] }) {
  const { courses } = useLabels();
  const { sheet } = courses;
  const count = new Set(offerings.map(({ campus }) => campus.slug)).size;
  return (
    <>
      <p className="text-l">{counted(sheet.offeredAt, count)}</p>
      <ul className="mt-4 grid gap-1 text-s">
        {countEnrolments(offerings).map(({ enrolment, campuses }) => (
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
