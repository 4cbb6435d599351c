import type { ReactNode } from 'react';
import {
  type Compared,
  countedOn,
  durationName,
  euros,
  percent,
  rncp,
  spanOf,
} from '../../modules/programmes';
import { counted, term, useLabels, useLanguage } from '../../modules/taxonomy';
import { Day } from '../day';
import { LevelWords } from './level-words';
import { RncpLink } from './rncp-link';
import { LevelBar } from './scale-bar';

/** A row of the comparison: a cell is null where a programme says nothing of it. */
type Criterion = { name: string; cells: ReactNode[] };

/** What programmes are compared by. What none of them says is no criterion. */
export function useCriteria(programmes: Compared[]): Criterion[] {
  const { courses, campuses } = useLabels();
  const drawn: [string, (programme: Compared) => ReactNode][] = [
    [courses.level, drawLevel],
    [courses.rhythm, ({ rhythm }) => rhythm && term(courses.rhythms, rhythm)],
    [courses.duration, ({ duration }) => duration && durationName(duration, courses)],
    [courses.certification, drawCertification],
    [courses.prices, ({ prices }) => prices.length > 0 && <Prices prices={prices} />],
    [courses.nextStart, ({ nextStart }) => nextStart && <Day date={nextStart} />],
    [campuses.campuses, (programme) => programme.campuses && <Campuses {...programme} />],
    [courses.outcomes, ({ outcomes }) => outcomes.length > 0 && <Outcomes outcomes={outcomes} />],
    [
      courses.accessDelay,
      ({ accessDelay }) =>
        accessDelay && (
          <span className="block first-letter:uppercase">
            {term(courses.accessDelays, accessDelay)}
          </span>
        ),
    ],
  ];
  return drawn
    .map(([name, draw]) => ({ name, cells: programmes.map((found) => draw(found) || null) }))
    .filter(({ cells }) => cells.some((cell) => cell !== null));
}

function drawLevel(programme: Compared): ReactNode {
  const span = spanOf(programme);
  return (
    span && (
      <>
        <LevelWords span={span} />
        <LevelBar span={span} />
      </>
    )
  );
}

function drawCertification({ certification }: Compared): ReactNode {
  if (!certification) return null;
  return (
    <>
      {certification.title}
      {rncp(certification.rncpCode) && (
        <span className="block">
          <RncpLink code={certification.rncpCode} />
        </span>
      )}
    </>
  );
}

function Prices({ prices }: Pick<Compared, 'prices'>) {
  const { courses } = useLabels();
  const language = useLanguage();
  return (
    <ul className="grid gap-2">
      {prices.map(({ label, amount }) => (
        <li key={label}>
          <b className="font-semibold tabular-nums">{euros(amount, courses, language)}</b>
          <span className="block text-xs text-ink-soft">{label}</span>
        </li>
      ))}
    </ul>
  );
}

function Campuses({ campuses }: Compared) {
  const { courses } = useLabels();
  if (!campuses || campuses.count === 0) return courses.nowhere;
  return (
    <>
      <b className="font-semibold tabular-nums">{counted(courses.campusCount, campuses.count)}</b>
      <span className="block text-xs text-ink-soft">{campuses.names.join(', ')}</span>
    </>
  );
}

/** A figure never stands without whom it was counted on, and by whom. */
function Outcomes({ outcomes }: Pick<Compared, 'outcomes'>) {
  const { courses } = useLabels();
  const language = useLanguage();
  return (
    <ul className="grid gap-2">
      {outcomes.map((outcome) => (
        <li key={`${outcome.measure} ${outcome.cohort}`}>
          <b className="font-semibold tabular-nums">{percent(outcome.value, courses, language)}</b>{' '}
          {term(courses.measures, outcome.measure)}
          <span className="block text-xs text-ink-soft">{countedOn(outcome, courses)}</span>
        </li>
      ))}
    </ul>
  );
}
