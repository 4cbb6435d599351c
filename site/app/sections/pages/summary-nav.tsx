import type { Chapter } from '../../content/blocks/filled';
import { useLabels } from '../../modules/taxonomy';
import { useCurrentPart } from '../../ui/current-part';
import { Disclosure } from '../../ui/disclosure';
import { ChapterLinks } from '../blocks/action-blocks';

type Props = { title: string | null; chapters: Chapter[] };

/** The parts of a long page: a rule that follows the reader on a desk, a list to unfold on a phone. */
export function SummaryNav({ title, chapters }: Props) {
  const { commons } = useLabels();
  const current = useCurrentPart(chapters.map(({ id }) => id));
  const name = title ?? commons.summary;
  const links = <ChapterLinks chapters={chapters} {...(current && { current })} />;
  return (
    <nav
      aria-label={name}
      className="desk:sticky desk:top-[calc(var(--spacing-clear)+1rem)] desk:max-h-[calc(100dvh-var(--spacing-clear)-2rem)] desk:overflow-y-auto print:hidden"
    >
      <div className="max-desk:hidden">{links}</div>
      <Disclosure look="bar" title={name} className="desk:hidden">
        <div className="pb-4">{links}</div>
      </Disclosure>
    </nav>
  );
}
