import { expect, test } from '@playwright/test';
import { Admin } from '../harness/admin.ts';
import { ask } from '../harness/client.ts';
import { SOON } from '../harness/pace.ts';
import { png } from '../harness/picture.ts';
import { type Product, startProduct } from '../harness/product.ts';

const NEWS = 'api::news.news';

test.describe.configure({ mode: 'serial' });

let product: Product;
let admin: Admin;

test.beforeAll(async () => {
  product = await startProduct();
  admin = await Admin.signIn(product.cms.url);
});

test.afterAll(async () => {
  await product.stop();
});

const item = {
  title: 'La bibliothèque rouvre la nuit',
  slug: 'bibliotheque-la-nuit',
  publishDate: '2026-11-15T07:30:00.000Z',
  summary: 'Deux étages, quarante tables et une cafetière.',
  body: [
    { __component: 'texts.title', text: 'Pourquoi la nuit', level: 2 },
    { __component: 'texts.rich-text', text: 'Parce que **le jour** est pris.' },
  ],
};

test('a draft does not show; published with its picture, it leads the home page at once', async ({
  page,
}) => {
  const { site } = product;
  const headlines = async () => {
    const { body } = await ask(`${site.url}/`);
    const links = body.matchAll(/<a[^>]*href="\/actualites\/[^"]*"[^>]*>([^<]*)</g);
    return [...links].map(([, title]) => title);
  };
  const isFound = async () => {
    const { body } = await ask(`${site.url}/recherche?q=${encodeURIComponent(item.title)}`);
    return body.includes(`href="/actualites/${item.slug}"`);
  };
  const before = await headlines();
  expect(before).toHaveLength(4);

  const picture = new File([new Uint8Array(png(1200, 800))], 'bibliotheque.png', {
    type: 'image/png',
  });
  const focusImage = await admin.upload(picture, 'La salle, la nuit');
  await admin.create(NEWS, { ...item, focusImage });
  expect(await headlines()).toEqual(before);
  expect(await isFound()).toBe(false);
  expect((await ask(`${site.url}/actualites/${item.slug}`)).status).toBe(404);

  await admin.update(NEWS, item.slug, {});
  await expect.poll(headlines, SOON).toEqual([item.title, ...before.slice(0, 3)]);
  await expect.poll(isFound).toBe(true);

  await page.goto(site.url);
  const shown = page.getByRole('img', { name: 'La salle, la nuit' });
  await shown.scrollIntoViewIfNeeded();
  await expect(shown).toHaveJSProperty('complete', true);
  expect(await shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test('its page has its picture, with its size before it comes and a choice of widths', async ({
  page,
}) => {
  const { site } = product;
  await page.goto(`${site.url}/actualites/${item.slug}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(item.title);
  await expect(page.getByRole('heading', { level: 2, name: 'Pourquoi la nuit' })).toBeVisible();
  const picture = page.getByRole('img', { name: 'La salle, la nuit' });
  await expect(picture).toHaveAttribute('width', '1200');
  await expect(picture).toHaveAttribute('height', '800');
  const sources = page.locator('picture', { has: picture }).locator('source');
  for (const [index, type] of ['image/avif', 'image/webp'].entries()) {
    await expect(sources.nth(index)).toHaveAttribute('type', type);
    const choice = (await sources.nth(index).getAttribute('srcset')) ?? '';
    const widths = [...choice.matchAll(/ (\d+)w/g)].map(([, width]) => width);
    expect(widths).toEqual(['400', '800', '1200']);
  }
  const address = await picture.evaluate((image: HTMLImageElement) => image.currentSrc);
  expect(new URL(address).origin).toBe(site.url);
  const file = await ask(address);
  expect([file.status, file.headers['content-type']]).toEqual([200, 'image/avif']);
  expect(file.headers['cache-control']).toBe('public, max-age=31536000, immutable');
});

test('news of the future is not there before its time', async () => {
  const { site } = product;
  const future = {
    ...item,
    slug: 'demain',
    title: 'Demain',
    publishDate: '2026-11-15T08:30:00.000Z',
  };
  await admin.create(NEWS, future);
  await admin.update(NEWS, 'demain', {});
  const past = { ...item, slug: 'hier', title: 'Hier', publishDate: '2026-11-15T07:45:00.000Z' };
  await admin.create(NEWS, past);
  await admin.update(NEWS, 'hier', {});
  const home = async () => (await ask(`${site.url}/`)).body;
  await expect.poll(home, SOON).toContain('>Hier<');
  expect(await home()).not.toContain('>Demain<');
  expect((await ask(`${site.url}/actualites/demain`)).status).toBe(404);
  expect((await ask(`${site.url}/actualites/hier`)).status).toBe(200);
});
