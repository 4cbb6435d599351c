import type { MouseEvent, ReactNode } from 'react';
import { Cross } from './cross';
import { useModal } from './modal';

type Props = {
  open: boolean;
  title: string;
  closeLabel: string;
  /** Its cross, Escape, a press beside it, or a link in it. */
  onClose: () => void;
  children: ReactNode;
};

/** The browser's own dialog: it keeps the focus inside, hears Escape, and gives the focus back. */
export function Dialog({ open, title, closeLabel, onClose, children }: Props) {
  const dialog = useModal(open, (now) => now || onClose());

  const onClick = ({ target }: MouseEvent) => {
    const beside = target === dialog.current;
    if (beside || (target instanceof Element && target.closest('a'))) onClose();
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the keyboard's way
    <dialog
      ref={dialog}
      aria-label={title}
      onClick={onClick}
      className="m-auto w-[calc(100%-2*var(--spacing-edge))] max-w-120 border border-ink bg-paper text-ink backdrop:bg-scrim"
    >
      <div className="grid gap-6 p-6">
        <div className="flex items-start justify-between gap-4">
          {/* Until it opens it has nothing to say, and an empty heading is none. */}
          {title && <h2 className="title-3">{title}</h2>}
          <button
            type="button"
            aria-label={closeLabel}
            onClick={onClose}
            className="-mt-2 -mr-2 grid size-touch flex-none cursor-pointer place-content-center hover:text-survey"
          >
            <Cross />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}
