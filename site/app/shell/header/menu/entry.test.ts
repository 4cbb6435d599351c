import { describe, expect, it } from 'vitest';
import type { MenuEntry } from '../../../content/menus.server';
import { leadsTo, panelOf } from './entry';

const item = { label: 'Lyon', url: '/campus/lyon' };
const section = { title: 'BTS', items: [{ label: 'BTS MCO', url: '/formations/bts-mco' }] };
const entry = (fields: Partial<MenuEntry>): MenuEntry => ({
  kind: 'links',
  label: 'Entrée',
  slug: 'entree',
  url: '/entree',
  items: [],
  sections: [],
  ...fields,
});

describe('NAV-6: what an entry opens', () => {
  it.each<[string, Partial<MenuEntry>, ReturnType<typeof panelOf>]>([
    ['campuses', { slug: 'campus', items: [item] }, 'campus'],
    ['sections', { kind: 'sections', sections: [section] }, 'sections'],
    ['links', { items: [item] }, 'links'],
    ['the links of a dropdown that has no section', { kind: 'sections', items: [item] }, 'links'],
    ['nothing, for a single link', { kind: 'link' }, null],
    ['nothing, for a menu that is empty', {}, null],
    ['nothing, for a dropdown that is empty', { kind: 'sections' }, null],
  ])('%s', (_, fields, expected) => {
    expect(panelOf(entry(fields))).toBe(expected);
  });
});

it.each<[string, Partial<MenuEntry>, boolean]>([
  ['/entree', {}, true],
  ['/campus/lyon', { items: [item] }, true],
  ['/formations/bts-mco', { sections: [section] }, true],
  ['/campus', { items: [item] }, false],
])('%s is in the menu or not', (pathname, fields, expected) => {
  expect(leadsTo(entry(fields), pathname)).toBe(expected);
});
