import type { Banner } from '../content/banners.server';
import type { CampusSummary } from '../content/campuses.server';
import type { Event } from '../content/events.server';
import type { MenuEntry } from '../content/menus.server';
import type { Settings } from '../content/settings.server';
import type { Fetched } from '../modules/lists';
import type { Network } from '../modules/map';
import type { Language } from '../modules/taxonomy';
import type { Device } from './device';

/** ENT-3: what every page shares and the frame is drawn from, in areas that have the specification's names. */
export type FrameData = {
  banner: Banner | null;
  core: Core;
  /** The campuses: as many as a list shows, and all of them as points. */
  datas: { campuses: CampusSummary[]; network: Network };
  events: Fetched<Event>;
  website: { navbar: MenuEntry[]; footer: MenuEntry[] };
};

/** The site itself: its settings, and what holds for this visit. */
export type Core = {
  device: Device;
  languages: readonly Language[];
  hasProfiles: boolean;
  /** Visitors are asked before anything is kept of where they came from. */
  hasConsent: boolean;
  settings: Settings;
  alumni: string;
  addresses: Record<'network' | 'careers' | 'complaint' | 'footerFrame', string | null>;
};
