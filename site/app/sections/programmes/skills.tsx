import type { ReactNode } from 'react';
import type { Programme } from '../../content/programmes.server';
import { rncp } from '../../modules/programmes';
import { fill, useLabels } from '../../modules/taxonomy';
import { RichText } from '../../ui/rich-text';
import { Tag } from '../../ui/tag';
import { Day } from '../day';
import { RncpLink } from './rncp-link';

/** What one is judged on, how, and the title that says so. */
export function Skills({ programme }: { programme: Programme }) {
  const { courses } = useLabels();
  const { skillUnits, assessment, certification } = programme;
  return (
    <>
      {skillUnits.length > 0 && <SkillUnits skillUnits={skillUnits} />}
      {(assessment || certification) && (
        <div className="mt-10 grid gap-x-gutter gap-y-10 desk:grid-cols-2 print:grid-cols-2">
          {assessment && (
            <div className="desk:pr-6">
              <h3 className="title-card mb-3">{courses.assessment}</h3>
              <RichText content={assessment} />
            </div>
          )}
          {certification && <Certification certification={certification} />}
        </div>
      )}
    </>
  );
}

export function hasSkills({ skillUnits, assessment, certification }: Programme): boolean {
  return skillUnits.length > 0 || assessment !== null || certification !== null;
}

function SkillUnits({ skillUnits }: Pick<Programme, 'skillUnits'>) {
  const { sheet } = useLabels().courses;
  return (
    <ol className="border-b border-ink desk:grid desk:grid-cols-2 print:grid print:grid-cols-2 print:gap-x-6">
      {skillUnits.map(({ code, title, skills }, index) => (
        <li
          key={title}
          className="border-t border-ink pt-4 pb-8 text-s desk:pr-8 desk:even:border-l desk:even:border-l-hair desk:even:pl-6 print:break-inside-avoid"
        >
          <Tag>{code ?? fill(sheet.block, { number: index + 1 })}</Tag>
          <h3 className="title-3 mt-1 mb-2 wrap-anywhere">{title}</h3>
          {skills && (
            <div className="text-ink-soft">
              <RichText content={skills} />
            </div>
          )}
        </li>
      ))}
    </ol>
  );
}

type Title = NonNullable<Programme['certification']>;

function Certification({ certification }: { certification: Title }) {
  const { sheet } = useLabels().courses;
  const { title, rncpCode, certifier, registeredOn, level } = certification;
  return (
    <div>
      <h3 className="title-card mb-3">{sheet.title}</h3>
      <dl className="border-b border-ink text-s">
        <Row name={sheet.exactTitle}>{title}</Row>
        {rncp(rncpCode) && (
          <Row name={sheet.register}>
            <RncpLink code={rncpCode} />
          </Row>
        )}
        {level !== null && <Row name={sheet.titleLevel}>{level}</Row>}
        {certifier && <Row name={sheet.certifier}>{certifier}</Row>}
        {registeredOn && (
          <Row name={sheet.registeredOn}>
            <Day date={registeredOn} />
          </Row>
        )}
      </dl>
    </div>
  );
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[9rem_1fr] gap-x-3 border-t border-hair py-3 first:border-ink">
      <dt className="text-ink-soft">{name}</dt>
      <dd className="min-w-0 font-medium wrap-anywhere">{children}</dd>
    </div>
  );
}
