import { Link, usePath } from '../modules/navigation';
import { useLabels } from '../modules/taxonomy';
import { stepsOf, type Via } from '../modules/trail';

const LINK = 'reach hover:underline';

type Props = { via?: Via; here: string };

export function Breadcrumb({ via = [], here }: Props) {
  const labels = useLabels();
  const { menus, commons } = labels;
  const path = usePath();
  return (
    <nav aria-label={menus.breadcrumb} className="text-xs text-ink-soft">
      <ol className="flex flex-wrap gap-x-2">
        <li>
          <Link to={path('/')} className={LINK}>
            {commons.home}
          </Link>
        </li>
        {stepsOf(via, labels).map(({ name, to }) => (
          <li key={to} className="before:mr-2 before:content-['/'_/_'']">
            <Link to={path(to)} className={LINK}>
              {name}
            </Link>
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
