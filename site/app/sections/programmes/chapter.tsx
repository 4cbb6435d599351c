import type { ReactNode } from 'react';

/** A part of a programme's sheet, to which its summary leads: nine columns, under its title. */
export function Chapter({
  id,
  title,
  children,
}: {
  id: string;
  title: string;
  children: ReactNode;
}) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="pb-14 desk:grid desk:grid-cols-9 desk:gap-x-gutter desk:pb-16 desk:*:col-span-full print:block print:pb-8"
    >
      <h2 id={`${id}-title`} className="title-chapter mb-6 print:break-after-avoid">
        {title}
      </h2>
      {children}
    </section>
  );
}
