import { expect, test } from '@playwright/test';
import { ask, product } from '../harness/client.ts';
import { NOW } from '../harness/product.ts';
import { campus, title, visit } from '../harness/visitor.ts';

const site = product('SITE');
const HOUR_MS = 3_600_000;

test('APP-2: once idle, a page has the code of all the others', async ({ page }) => {
  await visit(page, site);
  const files = await page.evaluate(() => {
    const { routes } = window.__reactRouterManifest ?? { routes: {} };
    return Object.values(routes).flatMap(({ module, imports = [] }) => [module, ...imports]);
  });
  expect(files.length).toBeGreaterThan(10);
  await expect
    .poll(() =>
      page.evaluate(() =>
        performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
      ),
    )
    .toEqual(expect.arrayContaining(files));
  await page.route('**/assets/**', (route) => route.abort());
  await campus(page, 'Lyon').click();
  await expect(title(page)).toHaveText('Campus de Lyon');
});

test('APP-2: where the browser cannot say that it is idle, it waits 2 s', async ({ page }) => {
  await page.clock.install({ time: NOW });
  await page.clock.pauseAt(new Date(Date.parse(NOW) + HOUR_MS));
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'requestIdleCallback');
  });
  await visit(page, site);
  const code = await page.evaluate(
    () => window.__reactRouterManifest?.routes['fr/campus/:slug']?.module,
  );
  const link = page.locator(`link[rel=modulepreload][href="${code}"]`);
  await page.clock.runFor(1999);
  await expect(link).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(link).toHaveCount(1);
});

test('APP-2: a visitor who saves data gets nothing ahead', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await page.clock.install({ time: NOW });
  await page.clock.pauseAt(new Date(Date.parse(NOW) + HOUR_MS));
  await visit(page, site);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await campus(page, 'Lyon').hover();
  await page.clock.runFor(5000);
  await campus(page, 'Lyon').click();
  await expect(title(page)).toHaveText('Campus de Lyon');
  expect(asked.filter((url) => url.endsWith('.data'))).toEqual([`${site}/campus/lyon.data`]);
  // What the page itself is made of, of the ninety files that all pages are.
  expect(asked.filter((url) => url.endsWith('.js')).length).toBeLessThan(20);
});

test('APP-2: what was fetched ahead of a click is not asked for again', async ({ page }) => {
  await visit(page, site);
  const ahead = page.waitForResponse('**/campus/lyon.data');
  await campus(page, 'Lyon').hover();
  await (await ahead).finished();
  await campus(page, 'Lyon').click();
  await expect(title(page)).toHaveText('Campus de Lyon');
  const asked = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('/campus/lyon.data'))
      .map((entry) => entry.toJSON().deliveryType),
  );
  expect(asked).toEqual(['', 'cache']);
});

test('APP-2: only what was fetched ahead is not asked about again, and only by the browser', async () => {
  const ahead = { 'sec-purpose': 'prefetch' };
  const cacheControl = async (path: string, headers = {}) =>
    (await ask(`${site}${path}`, { headers })).headers['cache-control'];
  expect(await cacheControl('/campus/lyon.data', ahead)).toBe('private, max-age=30');
  expect(await cacheControl('/campus/lyon.data')).toContain('max-age=0, must-revalidate');
  expect(await cacheControl('/campus/atlantis.data', ahead)).toBe('no-store');
  expect(await cacheControl('/campus/lyon.data?preview=faux', ahead)).toBe('private, no-store');
});
