import type { Page } from '@playwright/test';

/** A page that complains is a page that fails. */
export function complaints(page: Page): string[] {
  const heard: string[] = [];
  page.on('console', (message) => heard.push(message.text()));
  page.on('pageerror', (error) => heard.push(error.message));
  return heard;
}
