import type { Page } from '@playwright/test';

/** More than any page has. */
const MOST = 400;

/**
 * Goes from stop to stop with Tab, through the page or through one part of it, and says what is wrong with any: nothing seen of
 * the focus, a bar over it, or a stop that comes before the one it follows.
 */
export async function faultyStops(page: Page, part = 'body'): Promise<string[]> {
  const faults: string[] = [];
  await page.evaluate((selector) => {
    const start = document.querySelector<HTMLElement>(selector);
    start?.setAttribute('tabindex', '-1');
    start?.focus({ preventScroll: true });
    Object.assign(window, { before: start, first: null });
  }, part);
  for (let presses = 0; presses < MOST; presses++) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate(judge, part);
    if (found === null) return faults;
    faults.push(...found);
  }
  throw new Error(`Tab never leaves ${part}`);
}

/** In the page: of what has the focus now, or null when it has left the part, or come round in a dialog. */
function judge(part: string): string[] | null {
  const focused = document.activeElement;
  const whole = document.querySelector(part);
  if (!focused || focused === document.body || !whole?.contains(focused)) return null;
  const [before, first] = [Reflect.get(window, 'before'), Reflect.get(window, 'first')];
  if (focused === first) return null;
  Object.assign(window, { before: focused, first: first ?? focused });
  const name = focused.outerHTML.slice(0, 140);
  const faults: string[] = [];
  if (before instanceof Element) {
    const place = before.compareDocumentPosition(focused);
    if (place & Node.DOCUMENT_POSITION_PRECEDING) faults.push(`out of order: ${name}`);
  }
  if (!isRinged(focused)) faults.push(`no ring: ${name}`);
  const cover = covered(focused);
  if (cover) faults.push(`under ${cover}: ${name}`);
  return faults;

  /** On the map, where a link has the shape of its point, the ring is a circle. */
  function isRinged(element: Element): boolean {
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
    if (outlineStyle !== 'none')
      return Number.parseFloat(outlineWidth) >= 2 && !/, 0\)$/.test(outlineColor);
    const circle = element.closest('svg') && element.querySelector('circle');
    return !!circle && getComputedStyle(circle).stroke !== 'none';
  }

  /** What stays over the page, or the window's edge, and hides a corner or the middle of this. */
  function covered(element: Element): string | null {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const middle = [(left + right) / 2, (top + bottom) / 2] as const;
    const points = [
      middle,
      [left + 3, top + 3],
      [right - 3, top + 3],
      [left + 3, bottom - 3],
      [right - 3, bottom - 3],
    ] as const;
    const covers = points.map(([x, y]) => {
      if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return 'the window’s edge';
      const over = document.elementFromPoint(x, y);
      return over && !over.contains(element) && !element.contains(over) ? floating(over) : null;
    });
    // What is higher than a third of the window, a table that slides, is seen in part.
    const isTall = bottom - top > innerHeight / 3;
    if (isTall && top < innerHeight && bottom > 0) return null;
    return covers.find((cover) => cover !== null) ?? null;
  }

  function floating(element: Element): string | null {
    for (let one: Element | null = element; one; one = one.parentElement)
      if (['fixed', 'sticky'].includes(getComputedStyle(one).position))
        return `${one.tagName}.${one.className}`.slice(0, 60);
    return null;
  }
}
