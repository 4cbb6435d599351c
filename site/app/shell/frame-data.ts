import type { Banner } from '../content/banners.server';
import type { CampusSummary } from '../content/campuses.server';
import type { Event } from '../content/events.server';
import type { MenuEntry } from '../content/menus.server';
import type { Settings } from '../content/settings.server';
import type { Network } from '../modules/map';
import type { Language } from '../modules/taxonomy';
import type { Device } from './device';

/** NAV-1: what stands around a page. */
export type Layout = 'default' | 'dynamic' | 'empty';

/** What the frame is drawn from. */
export type FrameData = {
  device: Device;
  languages: readonly Language[];
  hasProfiles: boolean;
  /** Visitors are asked before anything is kept of where they came from. */
  hasConsent: boolean;
  settings: Settings;
  banner: Banner | null;
  navbar: MenuEntry[];
  footer: MenuEntry[];
  /** Null when they could not be had, which is not the same as there being none. */
  events: Event[] | null;
  campuses: CampusSummary[];
  network: Network;
  alumni: string;
  addresses: Record<'network' | 'careers' | 'complaint' | 'footerFrame', string | null>;
};
