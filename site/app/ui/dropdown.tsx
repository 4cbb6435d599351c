import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useId,
  useRef,
  useState,
} from 'react';
import { Chevron } from './chevron';
import { useOutsidePress } from './outside-press';

type Props = {
  /** What is chosen, or what there is to choose. */
  label: ReactNode;
  /** Said before the label to those who do not see where it stands. */
  name?: string;
  /** Over what is below it, or in the flow. */
  placement: 'over' | 'inline';
  className?: string;
  /** List items. A link among them closes the list once it is taken. */
  children: ReactNode;
};

const LISTS = {
  over: 'absolute top-full z-10 min-w-full border border-ink bg-paper whitespace-nowrap',
  inline: 'border-t border-hair',
};

/** A button and the short list it opens. Without scripts, the list opens to the pointer and to the keyboard's focus. */
export function Dropdown({ label, name, placement, className = '', children }: Props) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(false);
  useOutsidePress(root, open && placement === 'over', close);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    // The dialog that this may stand in stays open.
    event.preventDefault();
    event.stopPropagation();
    close();
    button.current?.focus();
  };
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (placement === 'over' && relatedTarget && !root.current?.contains(relatedTarget)) close();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears what its button and links do
    <div
      ref={root}
      className={`group/dropdown relative ${className}`}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
    >
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className="flex min-h-touch w-full cursor-pointer items-center justify-between gap-2 text-left"
      >
        <span>
          {name && <span className="sr-only">{name} : </span>}
          {label}
        </span>
        <Chevron />
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a link's click is also the keyboard's */}
      <ul
        id={id}
        onClick={({ target }) => target instanceof Element && target.closest('a') && close()}
        className={`${open ? '' : 'hidden'} noscript:group-focus-within/dropdown:block noscript:group-hover/dropdown:block ${LISTS[placement]}`}
      >
        {children}
      </ul>
    </div>
  );
}
