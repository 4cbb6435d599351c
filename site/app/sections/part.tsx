import type { ReactNode } from 'react';

/** A titled part of a long page. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="title-2 mb-8">{title}</h2>
      {children}
    </section>
  );
}
