import { Link, usePath } from '../../modules/navigation';
import {
  type CampusCounts,
  durationName,
  type Landing,
  type LandingType,
  landings,
  nameAmong,
  type OnLevels,
} from '../../modules/programmes';
import { counted, hasTerm, term, useLabels } from '../../modules/taxonomy';
import { LevelAxis, ScaleBar, startingAt } from './scale-bar';

type Props = {
  programmes: OnLevels[];
  /** Where there is more of a type. */
  to: (type: LandingType) => string;
  campusCounts?: CampusCounts;
};

/** Each type of programme on the axis of levels: what it takes, where it starts and ends, and what there is of it. */
export function LandingRows({ programmes, to, campusCounts = {} }: Props) {
  return (
    <>
      <div className="grid gap-x-gutter desk:grid-cols-12">
        <LevelAxis className="level-track desk:col-span-8 desk:col-start-5" />
      </div>
      <ul className="border-b border-ink">
        {landings(programmes).map((landing) => (
          <LandingRow
            key={landing.type}
            landing={landing}
            to={to}
            campuses={landing.type ? campusCounts[landing.type] : undefined}
          />
        ))}
      </ul>
    </>
  );
}

type RowProps = Pick<Props, 'to'> & {
  landing: Landing<OnLevels>;
  campuses: number | undefined;
};

function LandingRow({ landing: { type, programmes, span, entries }, to, campuses }: RowProps) {
  const { courses } = useLabels();
  const path = usePath();
  const name = type ? term(courses.landingNames, type) : courses.otherLanding;
  // Among others it is a word of a sentence; alone, it is as large as a finger.
  const isAlone = programmes.length === 1 && campuses === undefined;
  return (
    <li className="grid gap-x-gutter border-t border-ink desk:grid-cols-12">
      <div className="pt-6 desk:col-span-4 desk:pb-6">
        <h3 className="title-3 hover:text-survey">
          {type ? (
            <Link to={path(to(type))} className="reach">
              {name}
            </Link>
          ) : (
            name
          )}
        </h3>
        {type && hasTerm(courses.landingLeads, type) && (
          <p className="text-s text-ink-soft">{term(courses.landingLeads, type)}</p>
        )}
      </div>
      <div className="level-track level-grid pt-5 pb-6 desk:col-span-8">
        {span && (
          <ScaleBar
            span={span}
            entries={entries}
            length={durationName({ value: span.to - span.from, scale: 'years' }, courses)}
          />
        )}
        <p className="mt-3 text-xs" style={startingAt(span?.from ?? 0)}>
          {programmes.map((programme, index) => (
            <span key={programme.slug}>
              {index > 0 && ', '}
              <Link
                to={path(`/programmes/${programme.slug}`)}
                className={`box-decoration-clone bg-mist hover:text-survey hover:underline ${isAlone ? 'reach' : ''}`}
              >
                {nameAmong(programme, name)}
              </Link>
            </span>
          ))}
          {campuses !== undefined && (
            <span className="ml-4 bg-mist font-semibold whitespace-nowrap text-brass-text tabular-nums">
              {counted(courses.campusCount, campuses)}
            </span>
          )}
        </p>
      </div>
    </li>
  );
}
