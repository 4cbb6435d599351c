import type { ComponentProps, MouseEvent } from 'react';

const LOOKS = {
  plain: 'button',
  filled: 'button button-filled',
  apply: 'button button-apply',
  paper: 'button button-paper',
};

type Props = ComponentProps<'button'> & {
  look?: keyof typeof LOOKS;
  /** What it set off is under way: it keeps the focus, and does nothing more until that is over. */
  busy?: boolean;
  /** What it says meanwhile. Room is kept for it, so that nothing moves. */
  wait?: string;
};

/** What is pressed. A link that looks like it has the same classes. */
export function Button({
  look = 'plain',
  busy = false,
  wait,
  className = '',
  onClick,
  children,
  ...attributes
}: Props) {
  // A press of a form's button is also what Enter in one of its fields does.
  const press = (event: MouseEvent<HTMLButtonElement>) =>
    busy ? event.preventDefault() : onClick?.(event);
  return (
    <button
      type="button"
      {...attributes}
      {...(busy && { 'aria-busy': true, 'aria-disabled': true })}
      onClick={press}
      className={`${LOOKS[look]} ${className}`}
    >
      {wait === undefined ? children : <InTurn now={busy} first={children} then={wait} />}
    </button>
  );
}

function InTurn({ now, first, then }: { now: boolean; first: Props['children']; then: string }) {
  const cell = 'col-start-1 row-start-1 inline-flex items-center justify-center';
  return (
    <span className="grid">
      <span className={`${cell} ${now ? 'invisible' : ''}`}>{first}</span>
      <span className={`${cell} gap-2.5 ${now ? '' : 'invisible'}`}>
        <span aria-hidden="true" className="waiting" />
        {then}
      </span>
    </span>
  );
}
