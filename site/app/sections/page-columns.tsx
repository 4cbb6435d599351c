import type { ReactNode } from 'react';

type Props = { aside?: ReactNode; children: ReactNode };

/** What is read, and beside it what is looked up. */
export function PageColumns({ aside, children }: Props) {
  return (
    <div className="wrap grid gap-x-gutter gap-y-10 pb-section desk:grid-cols-12">
      {aside && <div className="desk:col-span-3 desk:pr-12">{aside}</div>}
      <div className="min-w-0 desk:col-span-9 desk:col-start-4">{children}</div>
    </div>
  );
}
