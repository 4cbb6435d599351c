import { describe, expect, it } from 'vitest';
import type { MenuEntry } from '../../content/menus.server';
import { followed, type Level, MAIN, type Move, next, opens } from './machine';

const LYON = { label: 'Lyon', url: '/campus/lyon' };
const entry = (fields: Partial<MenuEntry>): MenuEntry => ({
  kind: 'links',
  label: 'Entrée',
  slug: null,
  url: '/entree',
  items: [],
  sections: [],
  ...fields,
});
const ITEMS = 0;
const SECTIONS = 1;
const PLAIN = 2;
const BROKEN = 3;
const MENU = [
  entry({ items: [LYON] }),
  entry({ kind: 'sections', sections: [{ title: 'BTS', items: [LYON] }] }),
  entry({ kind: 'link' }),
  entry({ items: [{ label: 'Nulle part', url: null }] }),
];

const openEntry = (place: number): Move => ({ type: 'open-entry', entry: place });
const openSection = (place: number): Move => ({ type: 'open-section', section: place });
const back: Move = { type: 'back' };
const reset: Move = { type: 'reset' };
const submenu = (place: number): Level => ({ name: 'submenu', entry: place });
const subsubmenu: Level = { name: 'subsubmenu', entry: SECTIONS, section: 0 };

describe('NAV-8: the levels of the sidebar', () => {
  it.each<[string, Level, Move, Level]>([
    ['main → submenu on an entry with items', MAIN, openEntry(ITEMS), submenu(ITEMS)],
    ['main → submenu on an entry with sections', MAIN, openEntry(SECTIONS), submenu(SECTIONS)],
    ['submenu → sub-submenu on a section', submenu(SECTIONS), openSection(0), subsubmenu],
    ['back from the sub-submenu to the submenu', subsubmenu, back, submenu(SECTIONS)],
    ['back from the submenu to main', submenu(SECTIONS), back, MAIN],
    ['reset from the submenu', submenu(ITEMS), reset, MAIN],
    ['reset from the sub-submenu', subsubmenu, reset, MAIN],
    ['reset on main', MAIN, reset, MAIN],
  ])('%s', (_name, level, move, expected) => {
    expect(next(level, move, MENU)).toEqual(expected);
  });

  it.each<[string, Level, Move]>([
    ['back on main', MAIN, back],
    ['an entry that is only a link', MAIN, openEntry(PLAIN)],
    ['an entry whose items lead nowhere', MAIN, openEntry(BROKEN)],
    ['an entry that is not in the menu', MAIN, openEntry(9)],
    ['a section while on main', MAIN, openSection(0)],
    ['an entry while in a submenu', submenu(ITEMS), openEntry(SECTIONS)],
    ['a section of an entry without any', submenu(ITEMS), openSection(0)],
    ['a section that is not in the entry', submenu(SECTIONS), openSection(9)],
    ['a section while in a sub-submenu', subsubmenu, openSection(0)],
    ['an entry while in a sub-submenu', subsubmenu, openEntry(ITEMS)],
  ])('stays as it is: %s', (_name, level, move) => {
    expect(next(level, move, MENU)).toBe(level);
  });
});

it.each([
  ['items', ITEMS, true],
  ['sections', SECTIONS, true],
  ['nothing under it', PLAIN, false],
  ['items that lead nowhere', BROKEN, false],
  ['no place in the menu', 9, false],
])('an entry with %s', (_name, place, expected) => {
  expect(opens(MENU[place])).toBe(expected);
});

it('leaves out the items that lead nowhere', () => {
  expect(followed([{ label: 'Nulle part', url: null }, LYON])).toEqual([LYON]);
});
