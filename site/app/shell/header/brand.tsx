import { school } from '@school';
import type { Settings } from '../../content/settings.server';
import { Link, usePath } from '../../modules/navigation';

type Props = { settings: Settings; size: number; className?: string };

/** The school's name as a way home. */
export function Brand({ settings: { siteName, title }, size, className = '' }: Props) {
  const path = usePath();
  // The title often begins with the name: « Cassini, école de management ».
  const tagline = title.startsWith(`${siteName}, `) ? title.slice(siteName.length + 2) : null;
  return (
    <Link to={path('/')} className={`flex items-center gap-3 ${className}`}>
      <school.Logo size={size} />
      <span>
        <span className="block font-display text-[1.625rem] leading-none font-semibold tracking-tight">
          {siteName}
        </span>
        {tagline ? (
          <span className="mt-1 hidden text-xs leading-none font-medium wide:block">{tagline}</span>
        ) : (
          <span className="sr-only">, {title}</span>
        )}
      </span>
    </Link>
  );
}
