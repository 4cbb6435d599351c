import type { CampusSummary } from '../content/campuses.server';
import type { MenuEntry } from '../content/menus.server';
import type { Settings } from '../content/settings.server';

/** What the frame is drawn from. */
export type FrameData = {
  settings: Settings;
  navbar: MenuEntry[];
  footer: MenuEntry[];
  campuses: CampusSummary[];
  addresses: { careers: string | null; complaint: string | null };
};
