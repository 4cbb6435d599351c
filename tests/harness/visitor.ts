import { expect, type Page } from '@playwright/test';

/** What the runner itself says in place of a service worker. */
const BLOCKED = 'Service Worker registration blocked by Playwright';

/** A page that complains is a page that fails. */
export function complaints(page: Page): string[] {
  const heard: string[] = [];
  page.on('console', (message) => {
    if (message.text() !== BLOCKED) heard.push(message.text());
  });
  page.on('pageerror', (error) => heard.push(error.message));
  return heard;
}

/** Opens a page, and waits until its scripts answer. */
export async function visit(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await scriptsAnswer(page);
}

/** React leaves its mark on what it has taken over. */
export async function scriptsAnswer(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.body).some((key) => key.startsWith('__reactFiber')),
  );
}

/** Goes to another page, and waits until it has taken the place of the first: its address comes a moment before. */
export async function leave(page: Page, go: () => Promise<unknown>, url: string): Promise<void> {
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  const before = await heading.innerText();
  await go();
  await expect(page).toHaveURL(url);
  await expect(heading).not.toHaveText(before);
}
