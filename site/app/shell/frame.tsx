import type { ReactNode } from 'react';
import type { CampusSummary } from '../content/campuses.server';
import type { MenuEntry } from '../content/menus.server';
import type { Settings } from '../content/settings.server';
import { useLabels } from '../modules/taxonomy';
import { Footer } from './footer';
import { Header } from './header';

export type FrameData = {
  settings: Settings;
  navbar: MenuEntry[];
  footer: MenuEntry[];
  campuses: CampusSummary[];
  addresses: { careers: string | null; complaint: string | null };
};

/** What stands around every page. */
export function Frame({ data, children }: { data: FrameData; children: ReactNode }) {
  const { commons } = useLabels();
  return (
    <>
      <a
        href="#contenu"
        className="absolute top-2 left-edge z-50 -translate-y-24 bg-ink px-4 py-3 text-paper focus:translate-y-0"
      >
        {commons.skipToContent}
      </a>
      <Header settings={data.settings} entries={data.navbar} />
      <main id="contenu" tabIndex={-1}>
        {children}
      </main>
      <Footer data={data} />
    </>
  );
}
