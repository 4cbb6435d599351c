import type { RefCallback } from 'react';
import { useLocation } from 'react-router';
import { ActionLink } from '../../modules/application';
import { Chevron } from '../../ui/chevron';

const SIZES = {
  entry: 'min-h-16.5 py-3 title-entry',
  section: 'min-h-16 py-3 title-section',
  item: 'min-h-13 py-3 text-m font-medium leading-snug',
};
const ROW =
  'w-full items-center justify-between gap-4 px-6 text-left -outline-offset-2 hover:text-survey aria-[current=page]:text-survey aria-[current=page]:shadow-[inset_3px_0_currentColor]';

type Size = keyof typeof SIZES;
type LinkProps = { size: Size; to: string; children: string; hidden?: 'with scripts' };

/** A line of the menu that leads to a page. */
export function RowLink({ size, to, children, hidden }: LinkProps) {
  const { pathname } = useLocation();
  return (
    <ActionLink
      to={to}
      current={pathname === to}
      className={`${hidden ? 'hidden noscript:flex' : 'flex'} ${ROW} ${SIZES[size]}`}
    >
      {children}
    </ActionLink>
  );
}

type ButtonProps = {
  size: Size;
  onClick: () => void;
  /** Given to the line one comes back to, which takes the focus. */
  arrive: RefCallback<HTMLElement> | null;
  children: string;
};

/** A line of the menu that opens a level, which takes scripts. */
export function RowButton({ size, onClick, arrive, children }: ButtonProps) {
  return (
    <button
      ref={arrive}
      type="button"
      onClick={onClick}
      className={`flex cursor-pointer noscript:hidden ${ROW} ${SIZES[size]}`}
    >
      {children}
      <Chevron towards="right" />
    </button>
  );
}
