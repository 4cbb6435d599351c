import type { ReactNode } from 'react';
import { Breadcrumb } from './breadcrumb';

type Props = {
  title: string;
  lead?: string;
  /** In place of the lead, what takes more room. */
  children?: ReactNode;
};

/** The head of a list: its name, large, and at the right of it what it is about. */
export function ListHeader({ title, lead, children }: Props) {
  return (
    <header className="wrap pt-6 pb-8 desk:pb-12">
      <Breadcrumb here={title} />
      <div className="mt-6 grid grid-cols-1 items-end gap-x-gutter gap-y-4 desk:mt-12 desk:grid-cols-12">
        <h1 className={`title-1 min-w-0 ${children ? 'desk:col-span-7' : 'desk:col-span-8'}`}>
          {title}
        </h1>
        {children ? (
          <div className="min-w-0 desk:col-span-5">{children}</div>
        ) : (
          lead && <p className="max-w-[28em] text-pretty desk:col-span-4 desk:pl-4">{lead}</p>
        )}
      </div>
    </header>
  );
}
