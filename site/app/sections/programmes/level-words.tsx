import type { Span } from '../../modules/programmes';
import { term, useLabels } from '../../modules/taxonomy';
import { Arrow } from '../../ui/arrow';

/** « Bac → Bac + 3 ». */
export function LevelWords({ span: { from, to } }: { span: Span }) {
  const { courses } = useLabels();
  return (
    <>
      <span className="mr-0.5 whitespace-nowrap">
        {term(courses.entryLevels, from)}
        <Arrow />
      </span>{' '}
      <span className="whitespace-nowrap">{term(courses.graduationLevels, to)}</span>
    </>
  );
}
