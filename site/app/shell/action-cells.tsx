import { useLocation } from 'react-router';
import { ActionLink } from '../modules/application';
import { useLabels } from '../modules/taxonomy';
import { ActionIcon } from './action-icons';
import { useActions } from './actions';

const TONES = {
  plain:
    'hover:bg-mist aria-[current=page]:text-survey aria-[current=page]:shadow-[inset_0_3px_currentColor]',
  filled: 'bg-vermilion-deep text-paper hover:bg-ink focus-visible:outline-paper',
};

/** The four calls to action, side by side, above what the phone keeps of the screen's edge. */
export function ActionCells({ className }: { className: string }) {
  const { menus } = useLabels();
  const { pathname } = useLocation();
  return (
    <nav
      aria-label={menus.actions}
      className={`border-t border-ink bg-paper pb-[env(safe-area-inset-bottom)] ${className}`}
    >
      <ul className="grid h-[calc(var(--spacing-bottom-bar)-1px)] grid-cols-[1fr_1fr_1fr_1.22fr] divide-x divide-hair">
        {useActions().map(({ name, label, to }) => (
          <li key={name} className="grid">
            <ActionLink
              to={to}
              current={pathname === to}
              className={`grid place-content-center justify-items-center gap-1 text-2xs font-semibold -outline-offset-2 ${TONES[name === 'application' ? 'filled' : 'plain']}`}
            >
              <ActionIcon name={name} />
              {label}
            </ActionLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
