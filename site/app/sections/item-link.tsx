import type { ReactNode } from 'react';
import { Link, usePath } from '../modules/navigation';

/** The title of an item as its link: the whole of the item, which is `relative`, is where it can be taken. */
export function ItemLink({ to, children }: { to: string; children: ReactNode }) {
  const path = usePath();
  return (
    <Link to={path(to)} className="after:absolute after:inset-0">
      {children}
    </Link>
  );
}
