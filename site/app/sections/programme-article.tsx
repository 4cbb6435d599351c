import type { Programme } from '../content/programmes.server';
import { Link } from '../modules/navigation';
import { fill, useLabels } from '../modules/taxonomy';
import { Arrow } from '../ui/arrow';
import { RichText } from '../ui/rich-text';
import { Blocks } from './blocks/blocks';
import { PageColumns } from './page-columns';
import { Part } from './part';
import { ProgrammeOutcomes, ProgrammePrices } from './programme-figures';

/** RTE-11: what one learns, how one gets in, what it costs and what comes of it. What is not filled in shows nothing. */
export function ProgrammeArticle({ programme }: { programme: Programme }) {
  const { courses } = useLabels();
  const { objectives, prerequisites, methods, assessment, accessDelay, brochure } = programme;
  return (
    <div className="pt-section">
      <PageColumns>
        <div className="grid gap-y-section">
          {objectives && (
            <Part title={courses.objectives}>
              <RichText content={objectives} />
            </Part>
          )}
          <TeachingUnits programme={programme} />
          <SkillUnits programme={programme} />
          <Careers programme={programme} />
          {(prerequisites || accessDelay) && (
            <Part title={courses.admission}>
              {prerequisites && <RichText content={prerequisites} />}
              {accessDelay && (
                <p className="mt-6 text-s text-ink-soft">{courses.accessDelays[accessDelay]}</p>
              )}
            </Part>
          )}
          {methods && (
            <Part title={courses.methods}>
              <RichText content={methods} />
            </Part>
          )}
          {assessment && (
            <Part title={courses.assessment}>
              <RichText content={assessment} />
            </Part>
          )}
          <ProgrammePrices prices={programme.prices} />
          <ProgrammeOutcomes outcomes={programme.outcomes} />
          <Disability programme={programme} />
          <Blocks blocks={programme.body} />
          {brochure && (
            <Link to={brochure.url} className="button justify-self-start">
              {courses.brochure} <Arrow />
            </Link>
          )}
        </div>
      </PageColumns>
    </div>
  );
}

function TeachingUnits({ programme: { teachingUnits } }: { programme: Programme }) {
  const { courses } = useLabels();
  if (teachingUnits.length === 0) return null;
  return (
    <Part title={courses.teachingUnits}>
      <ol className="border-b border-ink">
        {teachingUnits.map(({ title, hours, description }, index) => (
          <li
            key={title}
            className="grid grid-cols-[2.5rem_1fr_auto] gap-x-4 border-t border-ink py-4"
          >
            <span aria-hidden="true" className="text-s text-brass-text tabular-nums">
              {index + 1}
            </span>
            <div>
              <h3 className="font-semibold">{title}</h3>
              {description && <p className="mt-1 text-s text-ink-soft">{description}</p>}
            </div>
            {hours !== null && (
              <span className="text-s tabular-nums">{fill(courses.hours, { hours })}</span>
            )}
          </li>
        ))}
      </ol>
    </Part>
  );
}

function SkillUnits({ programme: { skillUnits } }: { programme: Programme }) {
  const { courses } = useLabels();
  if (skillUnits.length === 0) return null;
  return (
    <Part title={courses.skillUnits}>
      <ul className="grid gap-x-gutter gap-y-10 desk:grid-cols-2">
        {skillUnits.map(({ code, title, skills }) => (
          <li key={title} className="border-t border-ink pt-4">
            {code && <p className="text-xs font-semibold text-brass-text">{code}</p>}
            <h3 className="title-3 mt-1 mb-3">{title}</h3>
            {skills && <RichText content={skills} />}
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Careers({ programme: { careers } }: { programme: Programme }) {
  const { courses } = useLabels();
  if (careers.length === 0) return null;
  return (
    <Part title={courses.careers}>
      <ul className="border-b border-ink">
        {careers.map(({ title, description, salaryFrom, salaryTo }) => (
          <li key={title} className="grid gap-x-gutter border-t border-ink py-4 desk:grid-cols-3">
            <h3 className="font-semibold">{title}</h3>
            <p className="text-s text-ink-soft desk:col-span-1">{description}</p>
            {salaryFrom !== null && salaryTo !== null && (
              <p className="text-s tabular-nums desk:text-right">
                {fill(courses.salary, {
                  from: Math.round(salaryFrom / 1000),
                  to: Math.round(salaryTo / 1000),
                })}
              </p>
            )}
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Disability({ programme: { disability, disabilityContact } }: { programme: Programme }) {
  const { courses } = useLabels();
  if (!disability && !disabilityContact) return null;
  return (
    <Part title={courses.disability}>
      {disability && <p className="max-w-[66ch]">{disability}</p>}
      {disabilityContact && (
        <p className="mt-4 text-s">
          {disabilityContact.name}
          {disabilityContact.email && (
            <>
              {' · '}
              <Link
                to={`mailto:${disabilityContact.email}`}
                className="text-survey hover:underline"
              >
                {disabilityContact.email}
              </Link>
            </>
          )}
        </p>
      )}
    </Part>
  );
}
