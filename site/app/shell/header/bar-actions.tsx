import { ActionLink } from '../../modules/application';
import { useLabels } from '../../modules/taxonomy';
import { type Action, useActions } from '../actions';

const LOOK: Record<Action['name'], string> = {
  brochure: 'border-l border-hair hover:bg-mist',
  contact: 'border-l border-hair hover:bg-mist',
  agenda: 'border-l border-hair hover:bg-mist',
  application: 'bg-vermilion-deep text-paper hover:bg-ink',
};

/** NAV-4: the four calls to action, as cells of the bar's own height. */
export function BarActions({ className }: { className: string }) {
  const { menus } = useLabels();
  const actions = useActions();
  return (
    <nav aria-label={menus.actions} className={className}>
      <ul className="flex h-full">
        {actions.map(({ name, label, to }) => (
          <li key={name} className="flex">
            <ActionLink
              to={to}
              className={`flex items-center px-5.5 text-s font-semibold ${LOOK[name]}`}
            >
              {label}
            </ActionLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
