import { useEffect, useRef, useState } from 'react';
import { useLabels } from '../../modules/taxonomy';
import { PrintButton } from './print-button';

type Props = { chapters: { id: string; title: string }[] };

/** The chapters of a sheet: beside them on a wide window, above them on a narrow one, and where the reader is among them. */
export function SummaryNav({ chapters }: Props) {
  const { sheet } = useLabels().courses;
  const list = useRef<HTMLOListElement>(null);
  const current = useChapterInView(chapters.map(({ id }) => id));

  useEffect(() => {
    const link = list.current?.querySelector<HTMLElement>('[aria-current]');
    // Sideways only: the page is the reader's to scroll.
    if (link) list.current?.scrollTo({ left: link.offsetLeft - list.current.clientWidth / 3 });
  });

  return (
    <nav
      aria-label={sheet.summary}
      className="sticky top-bar z-10 -mx-edge mb-10 border-b border-ink bg-paper desk:top-clear desk:col-span-3 desk:mx-0 desk:mb-0 desk:self-start desk:border-0 print:hidden"
    >
      <ol
        ref={list}
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

/** In pixels from the top: a little below where a chapter is put by a link to it. */
const READ_FROM = 260;

/** The first chapter below that line; none until scripts have looked. */
function useChapterInView(ids: string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  const wanted = ids.join(' ');
  useEffect(() => {
    const seen = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) seen.add(target.id);
          else seen.delete(target.id);
        }
        const first = wanted.split(' ').find((id) => seen.has(id));
        if (first) setCurrent(first);
      },
      { rootMargin: `-${READ_FROM}px 0px 0px` },
    );
    for (const id of wanted.split(' ')) {
      const chapter = document.getElementById(id);
      if (chapter) observer.observe(chapter);
    }
    return () => observer.disconnect();
  }, [wanted]);
  return current;
}
