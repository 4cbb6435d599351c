import {
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { SIDEBAR } from '../sidebar/id';
import { type Bar, scrolled, startAt, type Track } from './bar';

/** The bar a wide window shows. What the keyboard was on in the other one is handed over, never hidden. */
export function useBar(box: RefObject<HTMLElement | null>, held: boolean): Bar {
  const [bar, setBar] = useState<Bar>('full');
  const track = useRef<Track>(startAt(0));

  const update = useEffectEvent(() => {
    track.current = scrolled(track.current, window.scrollY, held);
    setBar(track.current.bar);
  });

  useEffect(() => {
    let frame = 0;
    track.current = startAt(window.scrollY);
    const onScroll = () => {
      frame ||= requestAnimationFrame(() => {
        frame = 0;
        update();
      });
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      window.removeEventListener('scroll', onScroll);
      cancelAnimationFrame(frame);
    };
  }, []);

  useLayoutEffect(() => {
    if (box.current) handOver(box.current, bar);
  }, [box, bar]);

  return bar;
}

function handOver(box: HTMLElement, to: Bar): void {
  const focused = document.activeElement;
  const shown = box.querySelector<HTMLElement>(`[data-of=${to}]`);
  const wide = box.querySelector<HTMLElement>('[data-of=full]')?.checkVisibility();
  if (!wide || !shown || !focused || !box.contains(focused) || shown.contains(focused)) return;
  (twinOf(focused, shown) ?? menuOf(shown))?.focus({ preventScroll: true });
}

/** What leads to the same page, or opens the same dialog. */
function twinOf(element: Element, bar: HTMLElement): HTMLElement | null {
  for (const name of ['href', 'commandfor']) {
    const value = element.getAttribute(name);
    const twin = value && bar.querySelector<HTMLElement>(`[${name}="${CSS.escape(value)}"]`);
    if (twin) return twin;
  }
  return null;
}

function menuOf(bar: HTMLElement): HTMLElement | null {
  return bar.querySelector(`nav button, [commandfor=${SIDEBAR}]`);
}
