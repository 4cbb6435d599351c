import { type ReactNode, useState } from 'react';
import type { Layout } from '../content/layout.server';
import { ApplicationProvider, type Popin } from '../modules/application';
import { Island } from '../modules/later';
import { PopupProvider } from '../modules/popup';
import { useLabels } from '../modules/taxonomy';
import { Banner } from './banner/banner';
import { useBanner } from './banner/shown';
import { BottomBar } from './bottom-bar';
import { ConsentPanel } from './consent/consent-panel';
import { Footer } from './footer/footer';
import type { FrameData } from './frame-data';
import { Header } from './header/header';
import { NoTranslation } from './language/no-translation';
import { LanguageReminder } from './language/reminder';
import { SearchDialog } from './search/search-dialog';
import { Sidebar } from './sidebar/sidebar';
import { ToTopButton } from './to-top';
import { TOP } from './top';

type Props = { data: FrameData; layout: Layout; popin: Popin | null; children: ReactNode };

/** NAV-1: what stands around a page. The page keeps its place among it, so that a change of layout does not start it anew. */
export function Frame({ data, layout, popin, children }: Props) {
  const { commons } = useLabels();
  const [menuOpen, setMenuOpen] = useState(false);
  const banner = useBanner(data.banner);
  const [searchOpen, setSearchOpen] = useState(false);
  const openSearch = () => setSearchOpen(true);
  const framed = layout !== 'empty';
  const hasBottomBar = layout === 'default';
  return (
    <ApplicationProvider found={popin} network={data.datas.network}>
      <PopupProvider>
        {framed && (
          <a
            id={TOP}
            href="#contenu"
            className="absolute top-2 left-edge z-50 -translate-y-24 bg-ink px-4 py-3 text-paper focus-visible:translate-y-0"
          >
            {commons.skipToContent}
          </a>
        )}
        {data.core.hasConsent && (
          <Island>
            <ConsentPanel aboveBar={hasBottomBar} languages={data.core.languages} />
          </Island>
        )}
        {framed && banner && (
          <Island>
            <Banner banner={banner} />
          </Island>
        )}
        {framed && (
          <Island>
            <Header
              data={data}
              held={menuOpen || searchOpen}
              onOpenSidebar={() => setMenuOpen(true)}
              onOpenSearch={openSearch}
            />
          </Island>
        )}
        {framed && (
          <Island>
            <Sidebar
              data={data}
              open={menuOpen}
              onOpenChange={setMenuOpen}
              onOpenSearch={openSearch}
            />
          </Island>
        )}
        {framed && (
          <Island>
            <SearchDialog open={searchOpen} onOpenChange={setSearchOpen} />
          </Island>
        )}
        <main id="contenu" tabIndex={-1}>
          {data.core.languages.length > 1 && (
            <>
              <NoTranslation />
              <LanguageReminder languages={data.core.languages} />
            </>
          )}
          {children}
        </main>
        {framed && <ToTopButton aboveBar={hasBottomBar} />}
        {framed && (
          <Island>
            <Footer data={data} aboveBar={hasBottomBar} />
          </Island>
        )}
        {hasBottomBar && <BottomBar />}
      </PopupProvider>
    </ApplicationProvider>
  );
}
