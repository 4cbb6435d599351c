import { levelName, type Span } from '../../modules/programmes';
import { useLabels } from '../../modules/taxonomy';
import { Arrow } from '../../ui/arrow';

/** « Bac → Bac + 3 ». */
export function LevelWords({ span: { from, to } }: { span: Span }) {
  const { courses } = useLabels();
  return (
    <>
      <span className="mr-0.5 whitespace-nowrap">
        {levelName(from, courses)}
        <Arrow />
      </span>{' '}
      <span className="whitespace-nowrap">{levelName(to, courses)}</span>
    </>
  );
}
