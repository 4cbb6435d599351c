import type { ReactNode } from 'react';
import { Link, usePath } from '../modules/navigation';
import { Arrow } from '../ui/arrow';

/** The way on from a part of a page: « Toutes les actualités → ». */
export function ArrowLink({ to, children }: { to: string; children: ReactNode }) {
  const path = usePath();
  return (
    <Link to={path(to)} className="text-link min-h-touch">
      {children} <Arrow />
    </Link>
  );
}
