import { expect, type Locator, type Page } from '@playwright/test';

/** What the runner itself brings about: it stands in place of a service worker, and looks at what the browser had still left for later. */
const OF_THE_RUNNER = [
  'Service Worker registration blocked by Playwright',
  'Rendering was performed in a subtree hidden by content-visibility.',
];

/** A page that complains is a page that fails. */
export function complaints(page: Page): string[] {
  const heard: string[] = [];
  page.on('console', (message) => {
    if (!OF_THE_RUNNER.includes(message.text())) heard.push(message.text());
  });
  page.on('pageerror', (error) => heard.push(error.message));
  return heard;
}

/** Without what the browser itself says of a request that fails. */
export function ofThePage(heard: string[]): string[] {
  return heard.filter((text) => !text.startsWith('Failed to load resource'));
}

/** What a page's own router can be asked to do, for moves that no link of the demo makes, and what it remembers. */
type PageRouter = {
  state: { loaderData: Record<string, unknown> };
  navigate: (
    to: string,
    options?: { preventScrollReset?: boolean; replace?: boolean },
  ) => Promise<void>;
  revalidate: () => Promise<void>;
};

declare global {
  interface Window {
    __reactRouterDataRouter?: PageRouter;
    __reactRouterManifest?: { routes: Record<string, { module: string; imports?: string[] }> };
  }
}

/** Opens a page, and waits until its scripts answer. */
export async function visit(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await scriptsAnswer(page);
}

/** Somebody is there, and the core of the page is at work. It has taken the scrolling over: before that, a link is only a link. */
export async function coreAnswers(page: Page): Promise<void> {
  // Before that, nothing listens yet.
  await page.waitForLoadState();
  await page.evaluate(() => window.dispatchEvent(new PointerEvent('pointermove')));
  await page.waitForFunction(() => window.history.scrollRestoration === 'manual');
}

/** Its other code follows; then all of it answers. */
export async function scriptsAnswer(page: Page): Promise<void> {
  await coreAnswers(page);
  await page.waitForFunction(() => document.documentElement.hasAttribute('data-awake'));
}

/** Goes to another page, and waits until it has taken the place of the first: its address comes a moment before. */
export async function leave(page: Page, go: () => Promise<unknown>, url: string): Promise<void> {
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  const before = await heading.innerText();
  await go();
  await expect(page).toHaveURL(url);
  await expect(heading).not.toHaveText(before);
}

/** Comes back when the page is laid out to its end: until then it may still grow. */
export async function laidOut(page: Page): Promise<void> {
  await expect(page.locator('html')).not.toHaveAttribute('data-top');
}

export function title(page: Page): Locator {
  return page.getByRole('heading', { level: 1 });
}

/** A campus in the index that ends every page. */
export function campus(page: Page, name: string): Locator {
  return page.getByRole('contentinfo').getByRole('link', { name: new RegExp(`^${name}`) });
}

/** Goes where no link of the demo goes. */
export function go(page: Page, to: string, preventScrollReset = false): Promise<void> {
  return page.evaluate(
    ([address, options]) => window.__reactRouterDataRouter?.navigate(address, options),
    [to, { preventScrollReset }] as const,
  );
}
