import type { ReactNode } from 'react';
import { ArrowLink } from '../arrow-link';

type Props = {
  title: string;
  /** Back to the list. */
  to: string;
  all: string;
  children: ReactNode[];
};

/** What else there is to read, at the end of what was read, and the way back to all of it. */
export function Further({ title, to, all, children }: Props) {
  const back = <ArrowLink to={to}>{all}</ArrowLink>;
  if (children.length === 0) return <p className="wrap pb-section">{back}</p>;
  return (
    <section aria-labelledby="further" className="wrap pb-section">
      <div className="grid grid-cols-1 gap-x-gutter gap-y-6 border-t border-ink pt-6 desk:grid-cols-12 desk:pt-8">
        <div className="desk:col-span-3 desk:pr-6">
          <h2 id="further" className="title-3 mb-1">
            {title}
          </h2>
          {back}
        </div>
        <ul className="desk:col-span-9">{children}</ul>
      </div>
    </section>
  );
}

export function FurtherItem({ children }: { children: ReactNode }) {
  return (
    <li className="border-t border-hair py-4 first:border-t-0 first:pt-0 desk:py-6">{children}</li>
  );
}
