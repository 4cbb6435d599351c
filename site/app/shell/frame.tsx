import type { ReactNode } from 'react';
import { useLabels } from '../modules/taxonomy';
import { Footer } from './footer';
import type { FrameData } from './frame-data';
import { Header } from './header';

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
      <Header settings={data.settings} entries={data.navbar} languages={data.languages} />
      <main id="contenu" tabIndex={-1}>
        {children}
      </main>
      <Footer data={data} />
    </>
  );
}
