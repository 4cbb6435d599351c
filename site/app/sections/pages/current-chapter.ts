import { useEffect, useState } from 'react';
import type { Chapter } from '../../content/blocks/filled';

/** The part being read: the last whose heading is above the upper third of the window. */
export function useCurrentChapter(chapters: Chapter[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const headings = chapters.flatMap(({ id }) => document.getElementById(id) ?? []);
    const look = () => {
      const line = window.innerHeight / 3;
      const passed = headings.filter((heading) => heading.getBoundingClientRect().top <= line);
      setCurrent(passed.at(-1)?.id);
    };
    look();
    const observer = new IntersectionObserver(look, { rootMargin: '0px 0px -66% 0px' });
    for (const heading of headings) observer.observe(heading);
    return () => observer.disconnect();
  }, [chapters]);
  return current;
}
