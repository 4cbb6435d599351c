import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type BrowserContext, chromium, type LaunchOptions, type Page } from '@playwright/test';

export type Installed = { page: Page; context: BrowserContext; close: () => Promise<void> };

/** The site in a window of its own, as the browser opens what is installed: no emulation says `display-mode: standalone`. */
export async function openInstalled(url: string, launch: LaunchOptions): Promise<Installed> {
  const profile = await mkdtemp(path.join(tmpdir(), 'parvis-profile-'));
  const context = await chromium.launchPersistentContext(profile, {
    ...launch,
    // Not the site itself: a page that loads while the runner comes to know of it was now and then waited for without end.
    args: [...(launch.args ?? []), '--app=data:text/html,'],
    locale: 'fr-FR',
    timezoneId: 'America/Cayenne',
  });
  const page = context.pages()[0] ?? (await context.waitForEvent('page'));
  await page.goto(url);
  const close = async () => {
    await context.close();
    await rm(profile, { recursive: true, force: true });
  };
  return { page, context, close };
}

/** A worker fetches and stores a whole build before it answers, beside whatever else the machine does. */
export const WHOLE_BUILD = { timeout: 90_000 };

type Kept = { cache: string; url: string };

/** Everything that the site has stored in this browser. */
export function kept(page: Page): Promise<Kept[]> {
  return page.evaluate(async () => {
    const all: Kept[] = [];
    for (const cache of await caches.keys()) {
      for (const { url } of await (await caches.open(cache)).keys()) all.push({ cache, url });
    }
    return all;
  });
}

/** The addresses of the pages that open without a network. */
export async function keptPages(page: Page): Promise<string[]> {
  const all = (await kept(page)).filter(({ cache }) => cache.startsWith('parvis-pages-'));
  return all.map(({ url }) => url.slice(new URL(url).origin.length));
}
