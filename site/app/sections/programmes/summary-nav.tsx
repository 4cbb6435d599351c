import { useLayoutEffect, useRef } from 'react';
import { useLabels } from '../../modules/taxonomy';
import { useCurrentPart } from '../../ui/current-part';
import { showWhole } from '../../ui/show-whole';
import { PrintButton } from './print-button';

type Props = { chapters: { id: string; title: string }[] };

/** The chapters of a sheet: beside them on a wide window, above them on a narrow one, and where the reader is among them. */
export function SummaryNav({ chapters }: Props) {
  const { sheet } = useLabels().courses;
  const list = useRef<HTMLOListElement>(null);
  const current = useCurrentPart(chapters.map(({ id }) => id));

  const shown = useRef(current);

  // With the change itself: what is about to be pressed does not move afterwards.
  useLayoutEffect(() => {
    if (current === shown.current) return;
    shown.current = current;
    const { current: line } = list;
    // Where the keyboard is in the line, it stays: coming to a link may scroll the page to another chapter.
    if (!line || line.querySelector(':focus-visible')) return;
    const link = line.querySelector<HTMLElement>('[aria-current]');
    // Sideways only: the page is the reader's to scroll.
    line.scrollTo({ left: link ? link.offsetLeft - line.clientWidth / 3 : 0 });
  }, [current]);

  return (
    <nav
      aria-label={sheet.summary}
      className="sticky top-bar z-10 low:static -mx-edge mb-10 border-b border-ink bg-paper desk:top-clear desk:col-span-3 desk:mx-0 desk:mb-0 desk:self-start desk:border-0 print:hidden"
    >
      <ol
        ref={list}
        onFocus={showWhole}
        className="relative flex gap-x-6 overflow-x-auto px-edge [scrollbar-width:none] desk:block desk:border-l desk:border-ink desk:px-0"
      >
        {chapters.map(({ id, title }) => (
          <li key={id} className="flex-none">
            <a
              href={`#${id}`}
              {...(id === current && { 'aria-current': 'true' })}
              className="summary-link"
            >
              {title}
            </a>
          </li>
        ))}
      </ol>
      <PrintButton />
    </nav>
  );
}
