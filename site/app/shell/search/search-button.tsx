import type { ReactNode } from 'react';
import { Link, usePath } from '../../modules/navigation';
import { withoutCommands } from '../../ui/invoker';
import { SEARCH } from './id';

type Props = { onOpen: () => void; className: string; children: ReactNode };

/** Opens the search by itself, where the browser knows how; without scripts it is a link to its page. */
export function SearchButton({ onOpen, className, children }: Props) {
  const path = usePath();
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        command="show-modal"
        commandfor={SEARCH}
        onClick={withoutCommands(onOpen)}
        className={`cursor-pointer noscript:hidden ${className}`}
      >
        {children}
      </button>
      <span className="hidden noscript:contents">
        <Link to={path('/recherche')} className={className}>
          {children}
        </Link>
      </span>
    </>
  );
}
