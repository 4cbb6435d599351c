import { type PointerEvent, useEffect, useEffectEvent, useRef } from 'react';
import { isAimed, type Point } from './aim';

/** A pointer that only crosses the bar opens nothing, */
const OPEN_MS = 80;
/** one on its way into the panel keeps it, as long as it goes on, */
const AIM_MS = 100;
/** and one that slips off the edge has a moment to come back. */
const LEAVE_MS = 200;

type Options = {
  open: number | null;
  panel: () => Element | null | undefined;
  onHover: (entry: number) => void;
  onLeave: () => void;
};

/** NAV-6: opening by the pointer. Fingers and pens press. */
export function useHover({ open, panel, onHover, onLeave }: Options) {
  const timer = useRef(0);
  const at = useRef<Point>({ x: 0, y: 0 });
  const pointed = useRef<number | null>(null);
  const hasMoved = useMoves();
  const leave = useEffectEvent(onLeave);

  const wait = (ms: number, then: () => void) => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(then, ms);
  };
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const settle = useEffectEvent((entry: number, from: Point) => {
    const box = open === null ? undefined : panel()?.getBoundingClientRect();
    const here = at.current;
    if (box && isAimed(from, here, box)) wait(AIM_MS, () => settle(entry, here));
    else onHover(entry);
  });

  const forMouse = (then: (event: PointerEvent) => void) => (event: PointerEvent) => {
    if (event.pointerType === 'mouse') then(event);
  };

  return {
    /** For the whole of the menu. */
    region: {
      onPointerMove: forMouse(({ clientX, clientY }) => {
        at.current = { x: clientX, y: clientY };
      }),
      onPointerLeave: forMouse(() => wait(LEAVE_MS, () => leave())),
    },
    /** For the button of an entry. */
    button: (entry: number) => ({
      onPointerMove: forMouse(({ clientX, clientY }) => {
        if (entry === pointed.current || !hasMoved()) return;
        pointed.current = entry;
        if (entry === open) return window.clearTimeout(timer.current);
        const from = { x: clientX, y: clientY };
        wait(open === null ? OPEN_MS : AIM_MS, () => settle(entry, from));
      }),
      onPointerLeave: forMouse(() => {
        pointed.current = null;
      }),
    }),
    /** For an entry that opens nothing: what was open is done with. */
    link: { onPointerEnter: forMouse(() => open !== null && wait(AIM_MS, () => leave())) },
    /** For a panel: whoever is inside has arrived. */
    panel: { onPointerEnter: () => window.clearTimeout(timer.current) },
  };
}

/**
 * Whether the pointer itself moved: a page that is scrolled tells of moves too, and what comes under a pointer that rests was
 * not pointed at.
 */
function useMoves(): () => boolean {
  const last = useRef<Point>(null);
  const moved = useRef(false);
  useEffect(() => {
    const onMove = ({ screenX: x, screenY: y }: globalThis.PointerEvent) => {
      moved.current = x !== last.current?.x || y !== last.current?.y;
      last.current = { x, y };
    };
    window.addEventListener('pointermove', onMove, { capture: true, passive: true });
    return () => window.removeEventListener('pointermove', onMove, { capture: true });
  }, []);
  return () => moved.current;
}
