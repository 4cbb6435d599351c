import { type ReactNode, useState } from 'react';
import { useLabels } from '../modules/taxonomy';
import { BottomBar } from './bottom-bar';
import { Footer } from './footer';
import type { FrameData } from './frame-data';
import { Header } from './header/header';
import { Sidebar } from './sidebar/sidebar';

/** What stands around every page. */
export function Frame({ data, children }: { data: FrameData; children: ReactNode }) {
  const { commons } = useLabels();
  const [menuOpen, setMenuOpen] = useState(false);
  return (
    <>
      <a
        href="#contenu"
        className="absolute top-2 left-edge z-50 -translate-y-24 bg-ink px-4 py-3 text-paper focus:translate-y-0"
      >
        {commons.skipToContent}
      </a>
      <Header data={data} sidebarOpen={menuOpen} onOpenSidebar={() => setMenuOpen(true)} />
      <Sidebar data={data} open={menuOpen} onOpenChange={setMenuOpen} />
      <main id="contenu" tabIndex={-1}>
        {children}
      </main>
      <Footer data={data} />
      <BottomBar />
    </>
  );
}
