import { expect, type Page, test } from '@playwright/test';
import { violations } from '../harness/access/axe.ts';
import { Admin } from '../harness/admin.ts';
import { ask } from '../harness/client.ts';
import { type Product, startProduct } from '../harness/product.ts';
import { watchShifts } from '../harness/shifts.ts';
import { complaints, visit } from '../harness/visitor.ts';

const BANNER = 'api::banner.banner';
const MESSAGE = /^Portes ouvertes : venez voir/;

let product: Product;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  product = await startProduct({ HAS_EN: 'on' });
});

test.afterAll(async () => {
  await product.stop();
});

const strip = (page: Page) => page.getByRole('complementary', { name: 'Annonce' });
const dismissal = (page: Page) => strip(page).getByRole('button', { name: 'Fermer l’annonce' });
const skip = (page: Page) => page.getByRole('link', { name: 'Aller au contenu' });
const top = async (page: Page) => (await page.getByRole('banner').boundingBox())?.y;
const tracked = (page: Page) =>
  page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--banner-height'),
  );

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    for (const width of [360, 1440]) {
      test(`NAV-14: at ${width} px, the banner is at the top, and the page starts below it`, async ({
        page,
      }) => {
        const heard = complaints(page);
        await page.setViewportSize({ width, height: 800 });
        await page.goto(product.site.url);
        const box = await strip(page).boundingBox();
        expect(box).toMatchObject({ x: 0, y: 0 });
        expect(box?.height).toBeGreaterThan(40);
        expect(await top(page)).toBe(box?.height);
        await expect(strip(page).getByRole('link', { name: MESSAGE })).toHaveAttribute(
          'href',
          '/agenda',
        );
        await expect(dismissal(page)).toBeVisible({ visible: javaScriptEnabled });
        const scroll = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(scroll).toBeLessThanOrEqual(width);
        expect(heard).toEqual([]);
      });
    }
  });
}

/** Opens the home, whose scripts come only once it has been painted, and waits until they run. */
async function openOnASlowLine(page: Page) {
  const painted = Promise.withResolvers<void>();
  const scripts = '**/assets/*.js';
  await page.route(scripts, async (route) => {
    await painted.promise;
    await route.continue();
  });
  await page.goto(product.site.url, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length);
  painted.resolve();
  await page.waitForLoadState();
  // Less than the banner's height: a browser that keeps what is read in place must not hide that it went.
  await page.evaluate(() => window.scrollTo(0, 30));
  await expect(page.getByRole('button', { name: 'Haut de page' })).toBeVisible();
  await page.unroute(scripts);
}

for (const width of [360, 1440]) {
  test(`NAV-14: at ${width} px, nothing moves by itself: not with the banner, nor once it is dismissed`, async ({
    page,
  }) => {
    const shifts = await watchShifts(page);
    // What a late font moves is not the banner's doing.
    await page.route('**/*.woff2', (route) => route.abort());
    await page.setViewportSize({ width, height: 800 });
    await openOnASlowLine(page);
    await expect(strip(page)).toBeVisible();
    expect(await shifts()).toEqual([]);
    await dismissal(page).click();
    await openOnASlowLine(page);
    await expect(strip(page)).toBeHidden();
    expect(await shifts()).toEqual([]);
  });
}

test('NAV-14: its height is known to the style sheet, and followed', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 800 });
  await visit(page, product.site.url);
  const height = async () => `${(await strip(page).boundingBox())?.height ?? 0}px`;
  await expect.poll(() => tracked(page)).toBe(await height());
  const wide = await height();
  await page.setViewportSize({ width: 360, height: 800 });
  expect(await height()).not.toBe(wide);
  await expect.poll(() => tracked(page)).toBe(await height());
  await dismissal(page).click();
  await expect.poll(() => tracked(page)).toBe('0px');
});

test('NAV-14: dismissed, it stays so on other pages and later, from the first paint', async ({
  page,
  context,
}) => {
  const heard = complaints(page);
  await page.goto(product.site.url);
  await dismissal(page).click();
  await expect(strip(page)).toBeHidden();
  expect(await top(page)).toBe(0);
  await page.getByRole('contentinfo').getByRole('link', { name: /^Lyon/ }).click();
  await expect(page).toHaveURL(/campus\/lyon$/);
  await expect(strip(page)).toBeHidden();
  await page.reload();
  await expect(strip(page)).toBeHidden();
  expect(heard).toEqual([]);

  // What the page's own scripts would do comes too late: it must be hidden without them.
  // In a tab of its own: the page above loads itself again when its code is taken away.
  const later = await context.newPage();
  await later.route('**/assets/*.js', (route) => route.abort());
  await later.goto(product.site.url);
  await expect(later.getByRole('banner')).toBeVisible();
  await expect(strip(later)).toBeHidden();
  expect(await top(later)).toBe(0);
});

test('by keyboard: dismissed, it leaves the focus at the top of the page', async ({ page }) => {
  await page.goto(product.site.url);
  await dismissal(page).focus();
  await page.keyboard.press('Enter');
  await expect(strip(page)).toBeHidden();
  await expect(skip(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('banner').getByRole('link').first()).toBeFocused();
});

test('where storage is blocked, it can still be dismissed, until the next load', async ({
  page,
}) => {
  const heard = complaints(page);
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Access is denied', 'SecurityError');
      },
    });
  });
  await page.goto(product.site.url);
  await dismissal(page).click();
  await expect(strip(page)).toBeHidden();
  await page.getByRole('contentinfo').getByRole('link', { name: /^Lyon/ }).click();
  await expect(page).toHaveURL(/campus\/lyon$/);
  await expect(strip(page)).toBeHidden();
  await page.reload();
  await expect(strip(page)).toBeVisible();
  expect(heard).toEqual([]);
});

test('in English, its link stays in English', async ({ page }) => {
  await page.goto(`${product.site.url}/en`);
  const announcement = page.getByRole('complementary', { name: 'Announcement' });
  await expect(announcement.getByRole('link')).toHaveAttribute('href', '/en/agenda');
});

for (const width of [360, 1440]) {
  test(`at ${width} px, nothing in the banner stands in anyone's way`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(product.site.url);
    expect(await violations(page, 'aside')).toEqual([]);
  });
}

test('NAV-14: another banner shows, also to who dismissed the first, at once or on the next page', async ({
  page,
}) => {
  await page.goto(product.site.url);
  await dismissal(page).click();
  await expect(strip(page)).toBeHidden();

  const admin = await Admin.signIn(product.cms.url);
  const message = 'Les candidatures sont ouvertes.';
  const fields = { slug: 'candidatures', message, startsAt: '2026-11-15T07:00:00.000Z' };
  await admin.create(BANNER, fields);
  await admin.update(BANNER, fields.slug, fields);
  await expect.poll(async () => (await ask(`${product.site.url}/`)).body).toContain(message);

  await page.reload();
  await expect(strip(page)).toHaveText(message);
  await expect(strip(page).getByRole('link')).toHaveCount(0);
  await dismissal(page).click();
  await page.reload();
  await expect(strip(page)).toBeHidden();

  await admin.remove(BANNER, fields.slug);
  await expect.poll(async () => (await ask(`${product.site.url}/`)).body).not.toContain(message);
  await page.getByRole('contentinfo').getByRole('link', { name: /^Lyon/ }).click();
  await expect(page).toHaveURL(/campus\/lyon$/);
  await expect(strip(page)).toContainText('venez voir avant de choisir');
});
