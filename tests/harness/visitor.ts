import type { Page } from '@playwright/test';

/** A page that complains is a page that fails. */
export function complaints(page: Page): string[] {
  const heard: string[] = [];
  page.on('console', (message) => heard.push(message.text()));
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
