import { type RefObject, useEffect } from 'react';
import { throttle } from './throttle';

const PROPERTY = '--banner-height';
const INTERVAL_MS = 200;

/** NAV-14: tells the style sheet how much of the window the banner takes; nothing when it is not there. */
export function useBannerHeight(strip: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = strip.current;
    if (!element) return;
    const { style } = document.documentElement;
    const { call: tell, cancel } = throttle(
      () => style.setProperty(PROPERTY, `${element.offsetHeight}px`),
      INTERVAL_MS,
    );
    const observer = new ResizeObserver(tell);
    observer.observe(element);
    return () => {
      observer.disconnect();
      cancel();
      style.removeProperty(PROPERTY);
    };
  }, [strip]);
}
