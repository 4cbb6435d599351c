import type { FilledOf } from '../../content/blocks/filled';
import type { ProgrammeSummary } from '../../content/programmes.server';
import { spanOf } from '../../modules/programmes';
import { fill, term, useLabels } from '../../modules/taxonomy';
import { RichText } from '../../ui/rich-text';
import { Tag } from '../../ui/tag';
import { ItemLink } from '../item-link';
import { LevelWords } from '../programmes/level-words';
import { LevelBar } from '../programmes/scale-bar';
import { BlockPart, Nothing } from './block-part';

export function ProgrammeList({ block }: { block: FilledOf<'programme-list'> }) {
  const { courses } = useLabels();
  return (
    <BlockPart part={block.part} more={{ label: courses.allCourses, to: '/programmes' }}>
      <ProgrammeRows programmes={block.programmes} />
    </BlockPart>
  );
}

export function ProgrammeCategory({ block }: { block: FilledOf<'programme-category'> }) {
  const { courses } = useLabels();
  return (
    <BlockPart
      part={block.part}
      lead={block.text}
      more={{ label: courses.allCourses, to: '/programmes' }}
    >
      <ProgrammeRows programmes={block.programmes} />
    </BlockPart>
  );
}

function ProgrammeRows({ programmes }: { programmes: ProgrammeSummary[] }) {
  const { courses } = useLabels();
  if (programmes.length === 0) return <Nothing>{courses.none}</Nothing>;
  return (
    <ul className="border-b border-ink">
      {programmes.map((programme) => (
        <ProgrammeRow key={programme.slug} programme={programme} />
      ))}
    </ul>
  );
}

function ProgrammeRow({ programme }: { programme: ProgrammeSummary }) {
  const { courses } = useLabels();
  const { slug, title, summary, rhythm } = programme;
  const span = spanOf(programme);
  return (
    <li className="group relative grid gap-x-gutter gap-y-4 border-t border-ink py-6 lg:grid-cols-9">
      <div className="lg:col-span-6 lg:pr-6">
        <h3 className="title-3 group-hover:text-survey">
          <ItemLink to={`/programmes/${slug}`}>{title}</ItemLink>
        </h3>
        {summary && <p className="mt-2 max-w-[52ch] text-s text-ink-soft">{summary}</p>}
      </div>
      <div className="text-s lg:col-span-3 lg:pt-1">
        {span && (
          <>
            <p className="font-medium">
              <LevelWords span={span} />
              {rhythm && <span className="text-ink-soft"> · {term(courses.rhythms, rhythm)}</span>}
            </p>
            <LevelBar span={span} />
          </>
        )}
      </div>
    </li>
  );
}

export function TeachingUnits({ block: { part, units } }: { block: FilledOf<'teaching-units'> }) {
  const { courses, commons } = useLabels();
  return (
    <BlockPart part={part}>
      {units.length === 0 ? (
        <Nothing>{commons.noResult}</Nothing>
      ) : (
        <ol className="border-b border-ink">
          {units.map(({ title, hours, description }, index) => (
            <li
              key={title}
              className="grid grid-cols-[2rem_1fr_auto] gap-x-4 border-t border-hair py-4 first:border-ink"
            >
              <span
                aria-hidden="true"
                className="text-s font-semibold text-brass-text tabular-nums"
              >
                {index + 1}
              </span>
              <div>
                <h3 className="font-semibold">{title}</h3>
                {description && (
                  <p className="mt-1 max-w-[66ch] text-s text-ink-soft">{description}</p>
                )}
              </div>
              {hours !== null && (
                <span className="text-s tabular-nums">{fill(courses.hours, { hours })}</span>
              )}
            </li>
          ))}
        </ol>
      )}
    </BlockPart>
  );
}

export function SkillUnits({ block: { part, units } }: { block: FilledOf<'skill-units'> }) {
  const { commons } = useLabels();
  return (
    <BlockPart part={part}>
      {units.length === 0 ? (
        <Nothing>{commons.noResult}</Nothing>
      ) : (
        <ul className="grid border-b border-ink lg:grid-cols-2">
          {units.map(({ code, title, skills }) => (
            <li
              key={title}
              className="border-t border-ink py-6 lg:odd:pr-gutter lg:even:border-l lg:even:border-l-hair lg:even:pl-gutter lg:last:odd:col-span-2"
            >
              {code && <Tag>{code}</Tag>}
              <h3 className="title-3 mt-1 mb-3">{title}</h3>
              {skills && <RichText content={skills} />}
            </li>
          ))}
        </ul>
      )}
    </BlockPart>
  );
}
