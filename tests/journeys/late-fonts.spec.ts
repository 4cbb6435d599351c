import { expect, test } from '@playwright/test';
import { product } from '../harness/client.ts';
import { watchShifts } from '../harness/shifts.ts';

const site = product('SITE');

for (const width of [360, 768, 1440]) {
  test(`at ${width} px, no text moves when the fonts come after the first paint`, async ({
    page,
  }) => {
    const shifts = await watchShifts(page);
    await page.setViewportSize({ width, height: 900 });
    for (const path of ['/', '/programmes/bachelor-responsable-agence-commerce']) {
      const painted = Promise.withResolvers<void>();
      const late: string[] = [];
      await page.route('**/*.woff2', async (route) => {
        await painted.promise;
        late.push(route.request().url());
        await route.continue();
      });
      await page.goto(`${site}${path}`, { waitUntil: 'commit' });
      await page.waitForFunction(
        () => performance.getEntriesByName('first-contentful-paint').length > 0,
      );
      painted.resolve();
      await page.waitForLoadState('networkidle');
      await page.evaluate(() => document.fonts.ready);
      expect(late).toHaveLength(2);
      expect(await shifts()).toEqual([]);
      await page.unrouteAll({ behavior: 'wait' });
    }
  });
}
