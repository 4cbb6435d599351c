import type { ReactNode } from 'react';
import type { Chapter } from '../../content/blocks/filled';
import { ArrowLink } from '../arrow-link';

type Props = {
  part: Chapter;
  lead?: string | null;
  /** Where there is more of the same. */
  more?: { label: string; to: string };
  children: ReactNode;
};

/** A part of the page that a block makes: its heading, which an address may name, and what it shows. */
export function BlockPart({ part, lead, more, children }: Props) {
  return (
    <section aria-labelledby={part.id} className="not-first:mt-6 desk:not-first:mt-10">
      <h2 id={part.id} className="title-news mb-6 max-w-[24em]">
        {part.title}
      </h2>
      {lead && <p className="mb-8 max-w-[66ch] text-ink-soft">{lead}</p>}
      {children}
      {more && (
        <p className="mt-4">
          <ArrowLink to={more.to}>{more.label}</ArrowLink>
        </p>
      )}
    </section>
  );
}

/** BLK-4: where a list would stand. */
export function Nothing({ children }: { children: string }) {
  return <p className="border-y border-ink py-6">{children}</p>;
}
