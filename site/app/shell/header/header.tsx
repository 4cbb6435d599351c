import { useEffect, useReducer, useRef } from 'react';
import { useLocation } from 'react-router';
import type { FrameData } from '../frame-data';
import { CompactBar } from './compact-bar';
import { FullBar } from './full-bar';
import { MainMenu } from './menu/main-menu';
import { CLOSED, menu } from './menu/state';
import { useBar } from './use-bar';

type Props = {
  data: FrameData;
  /** What was opened from a bar keeps it where it is. */
  held: boolean;
  onOpenSidebar: () => void;
  onOpenSearch: () => void;
};

/**
 * NAV-4, NAV-5. Both bars are in the page, in a box of a constant height that stays at the top of the window: which of them
 * is seen follows from the width, and in a wide window from the way the page is scrolled. A phone never shows the full one,
 * and is not sent it.
 */
export function Header({ data, held, onOpenSidebar, onOpenSearch }: Props) {
  const [state, send] = useReducer(menu, CLOSED);
  const box = useRef<HTMLElement>(null);
  const bar = useBar(box, held || state.open !== null);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each move to a page closes what was open
  useEffect(() => send({ type: 'close' }), [key]);
  return (
    <header
      ref={box}
      data-bar={bar}
      className="group/bar pointer-events-none sticky top-0 z-40 h-bar low:relative wide:h-bar-full print:hidden"
    >
      {state.open !== null && (
        <div
          aria-hidden="true"
          className="pointer-events-auto fixed inset-0 hidden bg-scrim wide:block"
        />
      )}
      {data.core.device === 'desktop' && (
        <FullBar data={data} onOpenSearch={onOpenSearch}>
          <MainMenu data={data} state={state} send={send} />
        </FullBar>
      )}
      <CompactBar data={data} onOpenSidebar={onOpenSidebar} onOpenSearch={onOpenSearch} />
    </header>
  );
}
