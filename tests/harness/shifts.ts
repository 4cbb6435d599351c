import type { Page } from '@playwright/test';

/** Counts what moves of itself from the page's first paint on: by what, for a test that fails to say so. */
export async function watchShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { shifts: seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as unknown as {
          value: number;
          sources: { node?: Node | null }[];
        };
        const movers = sources.map(({ node }) =>
          node instanceof Element ? node.outerHTML.slice(0, 80) : node?.nodeName,
        );
        seen.push(`${value.toFixed(4)}: ${movers.join(' | ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () =>
    page.evaluate(
      () =>
        new Promise<string[]>((resolve) => {
          // Two frames: what the last one moved is known after the next.
          requestAnimationFrame(() =>
            requestAnimationFrame(() =>
              resolve((window as unknown as { shifts: string[] }).shifts),
            ),
          );
        }),
    );
}
