import type { ReactNode } from 'react';
import type { Via } from '../modules/trail';
import { Breadcrumb } from './breadcrumb';

type Props = {
  title: string;
  via?: Via;
  /** What stands in small type above the title. */
  facts?: ReactNode;
  lead?: string | null;
};

/** The head of a page that is read: where it stands, what it is, and its first words. */
export function PageHeader({ title, via = [], facts, lead }: Props) {
  return (
    <header className="wrap pt-6 pb-10 desk:pb-14">
      <Breadcrumb via={via} here={title} />
      <div className="mt-10 desk:mt-16">
        {facts}
        <h1 className="title-2 mt-4 max-w-[18em]">{title}</h1>
        {lead && <p className="mt-6 max-w-[34em] text-l text-pretty">{lead}</p>}
      </div>
    </header>
  );
}
