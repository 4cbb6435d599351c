import { Link, usePath } from '../modules/navigation';
import { useLabels } from '../modules/taxonomy';

type Props = {
  /** The sections between the home and this page; those that have no page yet are words. */ via?: string[];
  here: string;
};

export function Breadcrumb({ via = [], here }: Props) {
  const { menus, commons } = useLabels();
  const path = usePath();
  return (
    <nav aria-label={menus.breadcrumb} className="text-xs text-ink-soft">
      <ol className="flex flex-wrap gap-x-2">
        <li>
          <Link to={path('/')} className="hover:underline">
            {commons.home}
          </Link>
        </li>
        {via.map((section) => (
          <li key={section} className="before:mr-2 before:content-['/'_/_'']">
            {section}
          </li>
        ))}
        <li
          aria-current="page"
          className="max-w-[24em] truncate before:mr-2 before:content-['/'_/_'']"
        >
          {here}
        </li>
      </ol>
    </nav>
  );
}
