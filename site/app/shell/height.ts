import { type RefObject, useEffect } from 'react';
import { throttle } from './throttle';

const INTERVAL_MS = 200;

/** Tells the style sheet how much of the window something takes; nothing when it is not there. */
export function useHeight(
  property: `--${string}-height`,
  measured: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    const element = measured.current;
    if (!element) return;
    const { style } = document.documentElement;
    const { call: tell, cancel } = throttle(
      () => style.setProperty(property, `${element.offsetHeight}px`),
      INTERVAL_MS,
    );
    const observer = new ResizeObserver(tell);
    observer.observe(element);
    return () => {
      observer.disconnect();
      cancel();
      style.removeProperty(property);
    };
  }, [property, measured]);
}
