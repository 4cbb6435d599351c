import { type ReactNode, useState } from 'react';
import { useLabels } from '../modules/taxonomy';
import { Footer } from './footer';
import type { FrameData } from './frame-data';
import { Header } from './header/header';

/** What stands around every page. */
export function Frame({ data, children }: { data: FrameData; children: ReactNode }) {
  const { commons } = useLabels();
  const [sidebarOpen, setSidebarOpen] = useState(false);
  return (
    <>
      <a
        href="#contenu"
        className="absolute top-2 left-edge z-50 -translate-y-24 bg-ink px-4 py-3 text-paper focus:translate-y-0"
      >
        {commons.skipToContent}
      </a>
      <Header data={data} sidebarOpen={sidebarOpen} onOpenSidebar={() => setSidebarOpen(true)} />
      <main id="contenu" tabIndex={-1}>
        {children}
      </main>
      <Footer data={data} />
    </>
  );
}
