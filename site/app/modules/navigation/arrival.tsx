import { useContext, useEffect, useLayoutEffect, useState } from 'react';
import {
  UNSAFE_DataRouterStateContext as RouterState,
  useLocation,
  useNavigationType,
} from 'react-router';
import { focusFor, HASH_OFFSET_PX, idOf, isSamePage, SCROLL_DELAY_MS, scrollFor } from './moves';
import { placeIn, rememberPlaces, restoreLostPlace, show } from './places';

/** What the page ends with: its scripts stand before it. */
const END = 'fin-de-page';

/**
 * A page is shown once all of it that is seen has come. On a slow network its style sheet may come before its bars, and what
 * is drawn of them by then would move when the rest does.
 */
export function ShownWhole() {
  return <link rel="expect" href={`#${END}`} blocking="render" />;
}

/** What happens when a page is reached without the browser's help: it is scrolled, has the focus, and is announced. */
export function Arrival() {
  const location = useLocation();
  const action = useNavigationType();
  const inPlace = useContext(RouterState)?.preventScrollReset ?? false;
  const [title, setTitle] = useState('');

  useEffect(rememberPlaces, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: how the page was reached never changes without its location
  useLayoutEffect(() => {
    const from = show(location);
    if (!from) return restoreLostPlace(location);
    if (from === location) return;
    const samePage = isSamePage(from, location);
    forgetTold();
    document.documentElement.toggleAttribute('data-same-page', samePage);
    if (!samePage) setTitle(document.title);
    const arrival = {
      from,
      to: location,
      action,
      inPlace,
      remembered: placeIn(location),
    };
    moveFocus(focusFor(arrival), location.hash);
    return move(scrollFor(arrival), location.hash);
  }, [location]);

  return (
    <p id={END} role="status" className="sr-only">
      {title}
    </p>
  );
}

/** What the server told engines of the page it sent is not true of the next one; whoever asks for that from the server is told. */
function forgetTold() {
  document.querySelector('head > script[type="application/ld+json"]')?.remove();
}

function move(scroll: ReturnType<typeof scrollFor>, hash: string): (() => void) | undefined {
  if (scroll === 'none') return;
  if (scroll === 'soft') return moveSoftly(hash);
  window.scrollTo({ top: scroll === 'sharp' ? topOf(hash) : scroll, behavior: 'instant' });
}

/** Until something is pressed: what moved away between the press and the release would not be clicked. */
function moveSoftly(hash: string): () => void {
  const timer = setTimeout(
    () => window.scrollTo({ top: topOf(hash), behavior: softly() }),
    SCROLL_DELAY_MS,
  );
  const stay = () => {
    clearTimeout(timer);
    const top = window.scrollY;
    const putBack = () => window.scrollTo({ top, behavior: 'instant' });
    putBack();
    // The browser, which scrolls beside the page, has by then gone on for one more frame.
    requestAnimationFrame(putBack);
  };
  window.addEventListener('pointerdown', stay, { capture: true, once: true });
  return () => {
    clearTimeout(timer);
    window.removeEventListener('pointerdown', stay, { capture: true });
  };
}

function targetOf(hash: string): HTMLElement | null {
  return document.getElementById(idOf(hash));
}

function topOf(hash: string): number {
  const target = targetOf(hash);
  return target ? target.getBoundingClientRect().top + window.scrollY - hashOffset() : 0;
}

/** In a window that is hardly higher, what was asked for would stand at its foot. */
function hashOffset(): number {
  return Math.min(HASH_OFFSET_PX, window.innerHeight / 2);
}

function softly(): ScrollBehavior {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
}

function moveFocus(to: ReturnType<typeof focusFor>, hash: string): void {
  if (to === 'none') return;
  const title = document.querySelector('h1');
  const element = to === 'target' ? (targetOf(hash) ?? title) : title;
  if (!element) return;
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
