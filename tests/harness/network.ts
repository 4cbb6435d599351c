import type { Page } from '@playwright/test';

const DATA = '**/*.data';

/** The data of pages, held back until it is let go. */
export async function holdData(page: Page): Promise<() => void> {
  const gate = Promise.withResolvers<void>();
  await page.route(DATA, async (route) => {
    await gate.promise;
    await route.continue();
  });
  return gate.resolve;
}

/** A network that is gone, for the data of pages, until it is back. */
export async function loseNetwork(page: Page): Promise<() => Promise<void>> {
  await page.route(DATA, (route) => route.abort('internetdisconnected'));
  return () => page.unroute(DATA);
}
