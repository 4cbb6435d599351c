import type { MenuEntry, MenuItem } from '../../content/menus.server';

/** NAV-8: how deep in the menu one is, and behind which entry and section, by their places in it. */
export type Level =
  | { name: 'main' }
  | { name: 'submenu'; entry: number }
  | { name: 'subsubmenu'; entry: number; section: number };

export type Move =
  | { type: 'open-entry'; entry: number }
  | { type: 'open-section'; section: number }
  | { type: 'back' }
  | { type: 'reset' };

export const MAIN: Level = { name: 'main' };

/** Where a move leads; one that cannot be made leads nowhere. */
export function next(level: Level, move: Move, menu: MenuEntry[]): Level {
  switch (move.type) {
    case 'open-entry':
      return level.name === 'main' && opens(menu[move.entry])
        ? { name: 'submenu', entry: move.entry }
        : level;
    case 'open-section':
      return level.name === 'submenu' && menu[level.entry]?.sections[move.section]
        ? { name: 'subsubmenu', entry: level.entry, section: move.section }
        : level;
    case 'back':
      return level.name === 'subsubmenu' ? { name: 'submenu', entry: level.entry } : MAIN;
    case 'reset':
      return MAIN;
  }
}

/** Whether an entry has a level of its own. */
export function opens(entry: MenuEntry | undefined): boolean {
  return entry !== undefined && (followed(entry.items).length > 0 || entry.sections.length > 0);
}

/** The items that lead somewhere. */
export function followed(items: MenuItem[]): { label: string; url: string }[] {
  return items.flatMap(({ label, url }) => (url === null ? [] : [{ label, url }]));
}
