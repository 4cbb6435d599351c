import type { ProgrammeSummary } from '../../content/programmes.server';
import { Link, usePath } from '../../modules/navigation';
import {
  type CampusCounts,
  campusesName,
  durationName,
  type Landing,
  landings,
  nameAmong,
} from '../../modules/programmes';
import { fill, useLabels } from '../../modules/taxonomy';
import { ArrowLink } from '../arrow-link';
import { LevelAxis, ScaleBar, startingAt } from './scale-bar';

type Props = { programmes: ProgrammeSummary[]; campusCounts: CampusCounts };

/** From one's level to one's diploma: what each type of programme takes, and where it starts and ends. Of none, nothing. */
export function Levels({ programmes, campusCounts }: Props) {
  const { levels } = useLabels().courses;
  if (programmes.length === 0) return null;
  return (
    <section className="bg-mist py-section">
      <div className="wrap">
        <div className="mb-10 grid items-end gap-x-gutter gap-y-4 desk:mb-12 desk:grid-cols-12">
          <h2 className="title-2 desk:col-span-8">{levels.title}</h2>
          <p className="text-ink-soft desk:col-span-4 desk:col-start-9">{levels.lead}</p>
        </div>
        <div className="grid gap-x-gutter desk:grid-cols-12">
          <LevelAxis className="level-track desk:col-span-8 desk:col-start-5" />
        </div>
        <ul className="border-b border-ink">
          {landings(programmes).map((landing) => (
            <LandingRow
              key={landing.type}
              landing={landing}
              campuses={landing.type ? campusCounts[landing.type] : undefined}
            />
          ))}
        </ul>
        <p className="mt-4">
          <ArrowLink to="/programmes">
            {fill(programmes.length === 1 ? levels.one : levels.all, {
              count: programmes.length,
            })}
          </ArrowLink>
        </p>
      </div>
    </section>
  );
}

type RowProps = { landing: Landing<ProgrammeSummary>; campuses: number | undefined };

function LandingRow({ landing: { type, programmes, span, entries }, campuses }: RowProps) {
  const { courses } = useLabels();
  const path = usePath();
  const name = type ? courses.landings[type].name : courses.otherLanding;
  return (
    <li className="grid gap-x-gutter border-t border-ink desk:grid-cols-12">
      <div className="pt-6 desk:col-span-4 desk:pb-6">
        <h3 className="title-3 hover:text-survey">
          {type ? <Link to={path(`/programmes?type=${type}`)}>{name}</Link> : name}
        </h3>
        {type && <p className="text-s text-ink-soft">{courses.landings[type].lead}</p>}
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
                className="box-decoration-clone bg-mist hover:text-survey hover:underline"
              >
                {nameAmong(programme, name)}
              </Link>
            </span>
          ))}
          {campuses !== undefined && (
            <span className="ml-4 bg-mist font-semibold whitespace-nowrap text-brass-text tabular-nums">
              {campusesName(campuses, courses)}
            </span>
          )}
        </p>
      </div>
    </li>
  );
}
