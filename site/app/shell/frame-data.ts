import type { CampusSummary } from '../content/campuses.server';
import type { MenuEntry } from '../content/menus.server';
import type { Settings } from '../content/settings.server';
import type { Language } from '../modules/taxonomy';

/** What the frame is drawn from. */
export type FrameData = {
  languages: readonly Language[];
  settings: Settings;
  navbar: MenuEntry[];
  footer: MenuEntry[];
  campuses: CampusSummary[];
  addresses: { careers: string | null; complaint: string | null };
};
