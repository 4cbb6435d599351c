import type { ReactNode } from 'react';

/** Names and values, each on its rule. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className="border-b border-ink text-s">{children}</dl>;
}

export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[7rem_1fr] border-t border-ink py-3">
      <dt className="text-ink-soft">{name}</dt>
      <dd className="font-medium">{children}</dd>
    </div>
  );
}
