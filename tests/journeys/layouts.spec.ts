import { expect, type Page, test } from '@playwright/test';
import { violations } from '../harness/access/axe.ts';
import { Admin } from '../harness/admin.ts';
import { ask } from '../harness/client.ts';
import { type Product, startProduct } from '../harness/product.ts';
import { complaints, visit } from '../harness/visitor.ts';

const PAGE = 'api::page.page';
const ARTICLE = 'api::article.article';
const SECTION = 'essai';

let product: Product;
let admin: Admin;

test.beforeAll(async () => {
  product = await startProduct();
  admin = await Admin.signIn(product.cms.url);
  await publish({ path: 'page-nue', title: 'Page nue', pageLayout: 'empty' });
  await publish({ path: `${SECTION}/sans-choix`, title: 'Sans choix' });
  await publish({ path: `${SECTION}/avec-choix`, title: 'Avec choix', pageLayout: 'default' });
  const seo = { pageLayout: 'empty' };
  await publish({ path: 'page-seo', title: 'Page nue par ses métadonnées', seo });
});

test.afterAll(async () => {
  await product.stop();
});

async function publish(fields: { path: string; title: string } & Record<string, unknown>) {
  const id = await admin.create(PAGE, { body: [], ...fields });
  const path = `/content-manager/collection-types/${PAGE}/${id}/actions/publish?locale=fr`;
  expect((await admin.send('POST', path, fields)).status).toBe(200);
}

const parts = (page: Page) => ({
  navbar: page.getByRole('banner'),
  announcement: page.getByRole('complementary', { name: 'Annonce' }),
  footer: page.getByRole('contentinfo'),
});
/** What the footer leaves free under it for the bottom bar. */
const room = (page: Page) =>
  parts(page).footer.evaluate((element) =>
    Math.round(Number.parseFloat(getComputedStyle(element).paddingBottom)),
  );
const BAR = Math.round(3.3 * 16);

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled, viewport: { width: 360, height: 740 } });

    test('NAV-1: default has everything; dynamic has no bottom bar; empty has only the page', async ({
      page,
    }) => {
      const heard = complaints(page);
      const { navbar, announcement, footer } = parts(page);
      for (const [path, kept] of [
        ['/contact', BAR],
        ['/art-culture', 0],
      ] as const) {
        await page.goto(`${product.site.url}${path}`);
        await expect(navbar).toBeVisible();
        await expect(announcement).toBeVisible();
        await expect(footer).toBeVisible();
        expect(await room(page)).toBe(kept);
      }
      await page.goto(`${product.site.url}/page-nue`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page nue');
      await expect(page.locator('body > :visible:not(.sr-only)')).toHaveCount(1);
      await expect(page.locator('body > main')).toBeVisible();
      expect(heard).toEqual([]);
    });

    test('NAV-1: dynamic starts lower by what the banner takes', async ({ page }) => {
      await page.goto(`${product.site.url}/art-culture`);
      const { navbar, announcement } = parts(page);
      const height = (await announcement.boundingBox())?.height;
      expect(height).toBeGreaterThan(40);
      expect((await navbar.boundingBox())?.y).toBe(height);
    });
  });
}

test('NAV-1: scroll-to-top is in default and dynamic, not in empty', async ({ page }) => {
  for (const [path, count] of [
    ['/contact', 1],
    ['/art-culture', 1],
    ['/page-nue', 0],
  ] as const) {
    await page.goto(`${product.site.url}${path}`);
    await page.evaluate(() => window.scrollTo(0, 400));
    await expect(page.locator('button[aria-label="Haut de page"]')).toHaveCount(count);
  }
});

test('SEO-1: a page’s metadata may set its layout too', async ({ page }) => {
  await page.goto(`${product.site.url}/page-seo`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(parts(page).navbar).toHaveCount(0);
});

test('NAV-2: a page without a layout has its section’s, and default while that has none', async ({
  page,
}) => {
  const framed = async (name: string) => {
    const { status, body } = await ask(`${product.site.url}/${SECTION}/${name}`);
    expect(status).toBe(200);
    return body.includes('<footer');
  };
  expect(await framed('sans-choix')).toBe(true);
  await admin.update(ARTICLE, 'un-nom-de-carte', { rubrique: SECTION, pageLayout: 'empty' });
  await expect.poll(() => framed('sans-choix')).toBe(false);
  expect(await framed('avec-choix')).toBe(true);
  await page.goto(`${product.site.url}/${SECTION}/sans-choix`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sans choix');
  await expect(parts(page).navbar).toHaveCount(0);
});

test('from one layout to another without a reload, and back', async ({ page }) => {
  const heard = complaints(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, `${product.site.url}/contact`);
  await page.evaluate(() => Object.assign(window, { same: true }));
  await parts(page).footer.getByRole('link', { name: 'Art et culture' }).click();
  await expect(page).toHaveURL(/art-culture$/);
  await expect.poll(() => room(page)).toBe(0);
  await page.goBack();
  await expect.poll(() => room(page)).toBe(BAR);
  expect(await page.evaluate(() => 'same' in window)).toBe(true);
  expect(heard).toEqual([]);
});

for (const path of ['/contact', '/art-culture', '/page-nue']) {
  for (const width of [360, 1440]) {
    test(`${path} at ${width} px has nothing in anyone's way`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`${product.site.url}${path}`);
      expect(await violations(page)).toEqual([]);
    });
  }
}
