import { useLabels } from '../../modules/taxonomy';
import { withoutCommands } from '../../ui/invoker';
import { SIDEBAR } from './id';

type Props = { onOpen: () => void; className?: string };

/** Opens the sidebar by itself, before and without scripts, where the browser knows how; `onOpen` is for the others. */
export function Burger({ onOpen, className = '' }: Props) {
  const { menus } = useLabels();
  return (
    <button
      type="button"
      aria-label={menus.open}
      aria-haspopup="dialog"
      command="show-modal"
      commandfor={SIDEBAR}
      onClick={withoutCommands(onOpen)}
      className={`grid min-h-touch min-w-touch cursor-pointer place-content-center gap-2 ${className}`}
    >
      <span className="h-0.5 w-6.5 bg-current" />
      <span className="h-0.5 w-6.5 bg-current" />
    </button>
  );
}
