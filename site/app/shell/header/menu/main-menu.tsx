import { type Dispatch, type KeyboardEvent, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useLabels } from '../../../modules/taxonomy';
import { useOutsidePress } from '../../../ui/outside-press';
import { leadsTo, panelOf } from './entry';
import { useHover } from './hover';
import { TopButton, TopLink } from './menu-top';
import { type MenuData, Panel } from './panel';
import type { MenuEvent, MenuState } from './state';

type Props = { data: MenuData; state: MenuState; send: Dispatch<MenuEvent> };

/** NAV-6: the menus of the full bar. */
export function MainMenu({ data, state, send }: Props) {
  const { menus } = useLabels();
  const { pathname } = useLocation();
  const nav = useRef<HTMLElement>(null);
  const close = () => send({ type: 'close' });
  const opener = () =>
    nav.current?.querySelector<HTMLElement>('[aria-controls^=menu][aria-expanded=true]');
  const hover = useHover({
    open: state.open,
    panel: () => opener()?.nextElementSibling,
    onHover: (entry) => send({ type: 'hover', entry }),
    onLeave: close,
  });
  useOutsidePress(nav, state.open !== null, close);
  /** What had the focus goes out of sight. */
  const fold = () => {
    if (nav.current?.contains(document.activeElement)) opener()?.focus();
    close();
  };
  useEscape(state.open !== null, fold);

  return (
    <nav ref={nav} aria-label={menus.main} className="flex" {...hover.region}>
      <ul className="flex items-stretch" onKeyDown={moveAlong}>
        {data.website.navbar.map((entry, index) => {
          const kind = panelOf(entry);
          const current = leadsTo(entry, pathname);
          if (!kind) {
            return (
              <li key={entry.label} className="flex" {...hover.link}>
                <TopLink entry={entry} current={current} />
              </li>
            );
          }
          const open = state.open === index;
          const panel = `menu-${index}`;
          return (
            <li
              key={entry.label}
              className="group/entry flex"
              onBlur={({ currentTarget, relatedTarget }) => {
                if (open && relatedTarget && !currentTarget.contains(relatedTarget)) close();
              }}
            >
              <TopButton
                entry={entry}
                open={open}
                current={current}
                panel={panel}
                onPress={() => send({ type: 'press', entry: index })}
                {...hover.button(index)}
              />
              <Panel
                id={panel}
                kind={kind}
                entry={entry}
                open={open}
                section={open ? state.section : null}
                data={data}
                onSection={(section) => send({ type: 'section', section })}
                onFollow={fold}
                isCurrent={(url) => url === pathname}
                {...hover.panel}
              />
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/** The arrows go along the bar's own entries. */
function moveAlong(event: KeyboardEvent<HTMLElement>): void {
  const row = [
    ...event.currentTarget.querySelectorAll<HTMLElement>(':scope > li > :is(a, button)'),
  ];
  const at = event.target instanceof HTMLElement ? row.indexOf(event.target) : -1;
  if (at === -1) return;
  const goals: Record<string, number> = {
    ArrowRight: (at + 1) % row.length,
    ArrowLeft: (at - 1 + row.length) % row.length,
    Home: 0,
    End: row.length - 1,
  };
  const goal = goals[event.key];
  if (goal === undefined) return;
  event.preventDefault();
  row[goal]?.focus();
}

/** Wherever the focus is: what the pointer opened must also go away. */
function useEscape(active: boolean, onEscape: () => void): void {
  const dismiss = useEffectEvent(onEscape);
  // From the moment it is seen: the key may be pressed at once.
  useLayoutEffect(() => {
    if (!active) return;
    const listen = ({ key }: globalThis.KeyboardEvent) => {
      if (key === 'Escape') dismiss();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [active]);
}
