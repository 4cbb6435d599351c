import type { ReactNode } from 'react';
import type { FrameData } from '../frame-data';
import { BarActions } from './bar-actions';
import { Brand } from './brand';
import { TopBar } from './top-bar';

type Props = { data: FrameData; onOpenSearch: () => void; children: ReactNode };

/** NAV-4: the bar of a wide window, at the top of a page and on the way up. */
export function FullBar({ data, onOpenSearch, children }: Props) {
  return (
    <div
      data-of="full"
      className="bar pointer-events-auto hidden wide:block wide:group-data-[bar=compact]/bar:bar-away"
    >
      <TopBar core={data.core} onOpenSearch={onOpenSearch} />
      <div className="h-bar-main border-b border-ink">
        <div className="mx-auto flex h-full max-w-page items-stretch pl-edge">
          <Brand settings={data.core.settings} size={48} className="mr-10" />
          {children}
          <BarActions className="ml-auto" />
        </div>
      </div>
    </div>
  );
}
