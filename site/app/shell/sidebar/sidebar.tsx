import type { MouseEvent } from 'react';
import { useLabels } from '../../modules/taxonomy';
import { useModal } from '../../ui/modal';
import { ActionCells } from '../action-cells';
import type { FrameData } from '../frame-data';
import { useRouteChange } from '../route-change';
import { SidebarFoot } from './foot';
import { SidebarHead } from './head';
import { SIDEBAR } from './id';
import { EntryLevel, MainLevel, SectionLevel } from './levels';
import { Mesh } from './mesh';
import { useLevels } from './use-levels';

type Props = {
  data: FrameData;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onOpenSearch: () => void;
};

/** NAV-8: the menu of a narrow screen, and of the compact bar. The browser keeps the focus in it and gives it back. */
export function Sidebar({ data, open, onOpenChange, onOpenSearch }: Props) {
  const { menus } = useLabels();
  const { count, level, left, move, arrive } = useLevels(data.website.navbar);
  const dialog = useModal(open, onOpenChange);
  const close = () => dialog.current?.close();
  useRouteChange(open, close);

  const entry = level.name === 'main' ? undefined : data.website.navbar[level.entry];
  const section = level.name === 'subsubmenu' ? entry?.sections[level.section] : undefined;
  const openEntry = (place: number) => move({ type: 'open-entry', entry: place });
  const openSection = (place: number) => move({ type: 'open-section', section: place });
  const slide = left ? 'animate-level-back' : entry ? 'animate-level' : '';

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link's click is also the keyboard's, and Escape is the backdrop's
    <dialog
      ref={dialog}
      id={SIDEBAR}
      aria-label={menus.menu}
      closedby="any"
      onClose={() => move({ type: 'reset' })}
      onClick={(event) => (isBackdrop(event) || isLink(event)) && close()}
      className="fixed inset-y-0 right-0 left-auto h-full max-h-none w-[calc(100%-var(--spacing-touch))] max-w-sidebar flex-col overflow-clip bg-transparent text-ink backdrop:bg-scrim open:flex mobile:pb-[calc(var(--spacing-bottom-bar)+env(safe-area-inset-bottom))] print:hidden"
    >
      <div className="flex min-h-0 flex-1 animate-panel flex-col bg-paper">
        <SidebarHead
          parent={section ? entry?.label : entry && menus.menu}
          onBack={() => move({ type: 'back' })}
          onClose={close}
        />
        <div className="min-h-0 flex-1 overflow-x-clip">
          <div
            key={`${count} ${level.name}`}
            className={`flex h-full flex-col overflow-y-auto overscroll-contain ${slide}`}
          >
            {section ? (
              <SectionLevel section={section} arrive={arrive} />
            ) : entry ? (
              <EntryLevel
                entry={entry}
                onOpen={openSection}
                left={left?.name === 'subsubmenu' ? left.section : null}
                arrive={arrive}
              />
            ) : (
              <>
                <MainLevel
                  menu={data.website.navbar}
                  onOpen={openEntry}
                  left={left?.name === 'submenu' ? left.entry : null}
                  arrive={arrive}
                />
                <SidebarFoot core={data.core} onOpenSearch={onOpenSearch} />
                <Mesh network={data.datas.network} />
              </>
            )}
          </div>
        </div>
      </div>
      <ActionCells className="desktop:animate-panel mobile:fixed mobile:inset-x-0 mobile:bottom-0" />
    </dialog>
  );
}

/** The dialog has no margin of its own: what is pressed in it but on nothing is behind it. */
const isBackdrop = ({ target, currentTarget }: MouseEvent) => target === currentTarget;
const isLink = ({ target }: MouseEvent) =>
  target instanceof Element && target.closest('a') !== null;
