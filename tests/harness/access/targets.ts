import type { Page } from '@playwright/test';

/** A finger's width, in pixels. */
const TOUCH = 44;

/** What can be pressed and is smaller than a finger. A link within a sentence is as high as its line. */
export async function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const targets = document.querySelectorAll<HTMLElement>(
      'a[href], button, select, summary, input:not([type=hidden]), textarea',
    );
    return [...targets]
      .filter((one) => isShown(one) && !isInSentence(one))
      .flatMap((one) => {
        const [width, height] = reach(one);
        return width + 0.5 < least || height + 0.5 < least
          ? [`${Math.round(width)}×${Math.round(height)} ${one.outerHTML.slice(0, 160)}`]
          : [];
      });

    function isShown(element: Element): boolean {
      if (element.closest('svg') || !element.checkVisibility({ visibilityProperty: true }))
        return false;
      const { width, height, bottom } = element.getBoundingClientRect();
      return width > 1 && height > 1 && bottom > 0;
    }

    function isInSentence(element: Element): boolean {
      let block = element;
      while (getComputedStyle(block).display === 'inline' && block.parentElement)
        block = block.parentElement;
      const words = (one: Element) => one.textContent?.trim().length ?? 0;
      return block !== element && words(block) > words(element);
    }

    /** Of the target, of the label that presses it too, and of what it spreads over its card. */
    function reach(element: HTMLElement): [number, number] {
      const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
      const spread = getComputedStyle(element, '::after');
      const isSpread = spread.content !== 'none' && spread.position === 'absolute';
      const boxes = [element, ...(label ? [label] : [])].map((one) => one.getBoundingClientRect());
      const own = [
        Math.max(...boxes.map(({ width }) => width)),
        Math.max(...boxes.map(({ height }) => height)),
      ] as const;
      if (!isSpread) return [...own];
      return [
        Math.max(own[0], Number.parseFloat(spread.width)),
        Math.max(own[1], Number.parseFloat(spread.height)),
      ];
    }
  }, TOUCH);
}
