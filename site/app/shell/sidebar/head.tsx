import { useLabels } from '../../modules/taxonomy';
import { Chevron } from '../../ui/chevron';
import { Cross } from '../../ui/cross';
import { withoutCommands } from '../../ui/invoker';
import { SIDEBAR } from './id';

type Props = {
  /** The name of the level above. */
  parent: string | undefined;
  onBack: () => void;
  onClose: () => void;
};

/** The way back and the way out. Opening puts the focus on the latter, the first there is on the main level. */
export function SidebarHead({ parent, onBack, onClose }: Props) {
  const { menus } = useLabels();
  return (
    <div className="flex h-bar flex-none items-stretch justify-between border-b border-ink text-s font-semibold">
      {parent === undefined ? (
        <p className="flex items-center px-6">{menus.menu}</p>
      ) : (
        <button
          type="button"
          onClick={onBack}
          className="flex min-w-0 flex-1 cursor-pointer items-center gap-3 px-6 text-left -outline-offset-2 hover:text-survey"
        >
          <Chevron towards="left" />
          <span className="truncate">
            <span className="sr-only">{menus.back} : </span>
            {parent}
          </span>
        </button>
      )}
      <button
        type="button"
        aria-label={menus.close}
        command="close"
        commandfor={SIDEBAR}
        onClick={withoutCommands(onClose)}
        className="grid w-bar flex-none cursor-pointer place-content-center border-l border-hair -outline-offset-2 hover:text-survey"
      >
        <Cross size={22} />
      </button>
    </div>
  );
}
