import { type RefCallback, useLayoutEffect, useReducer, useRef } from 'react';
import type { MenuEntry } from '../../content/menus.server';
import { type Level, MAIN, type Move, next } from './machine';

type Visit = {
  level: Level;
  /** The deeper level one has just come back from. */
  left: Level | null;
  /** How many times all began again. */
  count: number;
};

const FIRST: Visit = { level: MAIN, left: null, count: 0 };

/** The level on show, and the element that is to have the focus when one arrives on it. */
export function useLevels(menu: MenuEntry[]) {
  const [visit, move] = useReducer((visit: Visit, made: Move): Visit => {
    if (made.type === 'reset') return { ...FIRST, count: visit.count + 1 };
    const level = next(visit.level, made, menu);
    if (level === visit.level) return visit;
    return { ...visit, level, left: made.type === 'back' ? visit.level : null };
  }, FIRST);
  const arrival = useRef<HTMLElement>(null);
  const arrive: RefCallback<HTMLElement> = (element) => {
    arrival.current = element;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the change of level that moves the focus
  useLayoutEffect(() => arrival.current?.focus(), [visit.level]);
  return { ...visit, move, arrive };
}
