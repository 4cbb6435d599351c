import { expect, type Page } from '@playwright/test';
import { product } from '../harness/client.ts';
import { NOW } from '../harness/product.ts';
import { scriptsAnswer } from '../harness/visitor.ts';

export const PHONE = { width: 360, height: 780 };
export const DESK = { width: 1440, height: 900 };

/** Opens a page and waits until nothing of it is still to come. */
export async function pose(page: Page, path: string): Promise<void> {
  await page.clock.setFixedTime(NOW);
  await waitForFonts(page);
  await page.goto(`${product('SITE')}${path}`);
  await scriptsAnswer(page);
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode()));
    await document.fonts.ready;
    // From scratch, whatever came in which order: hairlines that lie between two pixels fall on the same one.
    document.body.style.display = 'none';
    document.body.getBoundingClientRect();
    document.body.style.display = '';
  });
}

/** A visitor whose fonts are late reads the page in others, and keeps them. A photograph cannot depend on that. */
async function waitForFonts(page: Page): Promise<void> {
  await page.route('**/*.css', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(
      /font-display:\s*optional/g,
      'font-display:block',
    );
    await route.fulfill({ response, body });
  });
}

export function photograph(page: Page, name: string, width: number, fullPage: boolean) {
  return expect(page).toHaveScreenshot(`${name}-${width}.png`, { fullPage });
}
