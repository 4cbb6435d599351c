import { useEffect, useEffectEvent, useState } from 'react';

const KEY = '/';
const CHOICE = 'parvis-search-key';
const OFF = 'off';

/** WCAG 2.1.4: a shortcut of one character can be turned off, and is then off for good on this device. */
export function useShortcut(open: () => void): { on: boolean; turn: (on: boolean) => void } {
  const [on, setOn] = useState(true);
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!isShortcut(event) || document.querySelector('dialog:modal')) return;
    event.preventDefault();
    open();
  });

  useEffect(() => setOn(wasLeftOn()), []);
  useEffect(() => {
    if (!on) return;
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [on]);

  const turn = (wanted: boolean) => {
    remember(wanted);
    setOn(wanted);
  };
  return { on, turn };
}

/** Never while something is being written. */
function isShortcut({
  key,
  ctrlKey,
  metaKey,
  altKey,
  isComposing,
  target,
}: KeyboardEvent): boolean {
  if (key !== KEY || ctrlKey || metaKey || altKey || isComposing) return false;
  return !(target instanceof HTMLElement && isWritten(target));
}

function isWritten(element: HTMLElement): boolean {
  return element.isContentEditable || element.matches('input, textarea, select');
}

function wasLeftOn(): boolean {
  try {
    return localStorage.getItem(CHOICE) !== OFF;
  } catch {
    return true;
  }
}

/** A browser that keeps nothing forgets it with the page. */
function remember(on: boolean): void {
  try {
    if (on) localStorage.removeItem(CHOICE);
    else localStorage.setItem(CHOICE, OFF);
  } catch {}
}
