import type { MenuEntry } from '../../../content/menus.server';

/** NAV-6: what an entry of the bar opens; nothing when it only leads somewhere. */
export type PanelKind = 'campus' | 'sections' | 'links';

const CAMPUS = 'campus';

export function panelOf({ kind, slug, items, sections }: MenuEntry): PanelKind | null {
  if (kind === 'sections' && sections.length > 0) return 'sections';
  if (items.length === 0) return null;
  return slug === CAMPUS ? 'campus' : 'links';
}

/** Whether a page is the entry's own, or one of those in its menu. */
export function leadsTo({ url, items, sections }: MenuEntry, pathname: string): boolean {
  const links = [...items, ...sections.flatMap((section) => section.items)];
  return url === pathname || links.some((link) => link.url === pathname);
}
