import { Link, usePath } from '../modules/navigation';
import { useLabels } from '../modules/taxonomy';

/** A section between the home and a page; one that has no page yet is words. */
export type Step = string | { name: string; to: string };

const LINK = 'reach hover:underline';

type Props = { via?: Step[]; here: string };

export function Breadcrumb({ via = [], here }: Props) {
  const { menus, commons } = useLabels();
  const path = usePath();
  return (
    <nav aria-label={menus.breadcrumb} className="text-xs text-ink-soft">
      <ol className="flex flex-wrap gap-x-2">
        <li>
          <Link to={path('/')} className={LINK}>
            {commons.home}
          </Link>
        </li>
        {via.map((step) => (
          <li
            key={typeof step === 'string' ? step : step.to}
            className="before:mr-2 before:content-['/'_/_'']"
          >
            {typeof step === 'string' ? (
              step
            ) : (
              <Link to={path(step.to)} className={LINK}>
                {step.name}
              </Link>
            )}
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
