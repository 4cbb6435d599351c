import { type ReactNode, useEffect, useRef } from 'react';

/** What changes with a choice made elsewhere on the page: it is brought into view, unless it is there already. */
export function InView({ when, children }: { when: string; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const before = useRef(when);
  useEffect(() => {
    if (before.current === when) return;
    before.current = when;
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    box.current?.scrollIntoView({ block: 'nearest', behavior: isStill ? 'instant' : 'smooth' });
  }, [when]);
  return <div ref={box}>{children}</div>;
}
