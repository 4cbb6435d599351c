import type { PointerEventHandler } from 'react';
import type { MenuEntry } from '../../../content/menus.server';
import type { FrameData } from '../../frame-data';
import { CampusPanel } from './campus-panel';
import type { PanelKind } from './entry';
import { EventsBlock } from './events-block';
import { LinksPanel } from './links-panel';
import { SectionsPanel } from './sections-panel';

export type MenuData = Pick<FrameData, 'datas' | 'events' | 'website'>;

type Props = {
  id: string;
  kind: PanelKind;
  entry: MenuEntry;
  open: boolean;
  section: number | null;
  data: MenuData;
  onSection: (section: number) => void;
  onFollow: () => void;
  onPointerEnter: PointerEventHandler;
  isCurrent: (url: string) => boolean;
};

/** NAV-7: under the whole width of the bar, what the entry opens, and the next events. Always in the page: it is also read without scripts. */
export function Panel({ id, kind, entry, open, data, onFollow, onPointerEnter, ...props }: Props) {
  const { isCurrent, section, onSection } = props;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a link's click, which is also the keyboard's, is only heard here
    // biome-ignore lint/a11y/useKeyWithClickEvents: the same
    <div
      id={id}
      data-panel
      onPointerEnter={onPointerEnter}
      onClick={({ target }) => target instanceof Element && target.closest('a') && onFollow()}
      className={`${open ? '' : 'hidden'} absolute inset-x-0 top-full max-h-[calc(100dvh-var(--spacing-bar-full)-var(--banner-height,0px))] overflow-y-auto overscroll-contain border-b border-ink bg-paper opacity-100 transition-opacity starting:opacity-0 noscript:group-focus-within/entry:block noscript:group-hover/entry:block`}
    >
      <div className="mx-auto grid max-w-page grid-cols-3">
        <div className="col-span-2 pr-gutter pl-edge">
          {kind === 'campus' && (
            <CampusPanel entry={entry} network={data.datas.network} isCurrent={isCurrent} />
          )}
          {kind === 'sections' && (
            <SectionsPanel
              entry={entry}
              section={section}
              onSection={onSection}
              isCurrent={isCurrent}
            />
          )}
          {kind === 'links' && <LinksPanel entry={entry} isCurrent={isCurrent} />}
        </div>
        <EventsBlock {...data.events} />
      </div>
    </div>
  );
}
