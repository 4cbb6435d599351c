import type { KeyboardEvent, PointerEventHandler } from 'react';
import type { MenuEntry } from '../../../content/menus.server';
import { ActionLink } from '../../../modules/application';

const TOP =
  'relative flex items-center px-3.5 font-medium after:absolute after:inset-x-3 after:bottom-0 after:h-0.5 after:bg-ink after:opacity-0 hover:after:opacity-100';

/** An entry of the bar that leads somewhere. */
export function TopLink({ entry, current }: { entry: MenuEntry; current: boolean }) {
  if (!entry.url) return null;
  return (
    <ActionLink
      to={entry.url}
      current={current}
      className={`${TOP} aria-[current=page]:after:opacity-100`}
    >
      {entry.label}
    </ActionLink>
  );
}

type Props = {
  entry: MenuEntry;
  open: boolean;
  current: boolean;
  panel: string;
  onPress: () => void;
  onPointerMove: PointerEventHandler;
  onPointerLeave: PointerEventHandler;
};

/** An entry of the bar that opens a panel, which follows it. */
export function TopButton({ entry, open, current, panel, onPress, ...pointer }: Props) {
  const goIn = (event: KeyboardEvent<HTMLButtonElement>) => {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    if (!open) onPress();
    const content = event.currentTarget.nextElementSibling;
    requestAnimationFrame(() => content?.querySelector<HTMLElement>('a, button')?.focus());
  };
  return (
    <button
      type="button"
      aria-expanded={open}
      aria-controls={panel}
      onClick={onPress}
      onKeyDown={goIn}
      {...pointer}
      className={`${TOP} cursor-pointer aria-expanded:after:opacity-100 ${current ? 'after:opacity-100' : ''}`}
    >
      {entry.label}
    </button>
  );
}
