import { expect, type Locator, test } from '@playwright/test';
import { violations } from '../harness/access/axe.ts';
import { product } from '../harness/client.ts';
import { NOW, startSite } from '../harness/product.ts';
import { complaints, ofThePage } from '../harness/visitor.ts';

const site = product('SITE');
const NEWS = '/actualites/magasin-ecole-mulhouse';

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime(NOW);
});

/** What came, and how wide it is: nothing, when it did not come. */
const shown = (image: Locator) =>
  image.evaluate(async (element: HTMLImageElement) => {
    await element.decode();
    return { file: new URL(element.currentSrc).pathname, width: element.naturalWidth };
  });

for (const [width, file] of [
  [1440, /^\/uploads\/planche_[\w-]+\.avif$/],
  [360, /^\/uploads\/avif_400_planche_[\w-]+\.avif$/],
] as const) {
  test(`at ${width} px an article has its plate at once, in the lightest type and the width it needs`, async ({
    page,
  }) => {
    const heard = complaints(page);
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`${site}${NEWS}`);
    const image = page.getByRole('img', { name: /^Planche gravée\s: collines près de Mulhouse/ });
    await expect(image).toHaveAttribute('fetchpriority', 'high');
    await expect(image).not.toHaveAttribute('loading', 'lazy');
    expect((await shown(image)).file).toMatch(file);
    const sources = page.locator('picture', { has: image }).locator('source');
    expect(
      await sources.evaluateAll((all) =>
        all.map((source) => [source.getAttribute('type'), source.getAttribute('sizes')]),
      ),
    ).toEqual([
      ['image/avif', '(min-width: 901px) 72vw, 100vw'],
      ['image/webp', '(min-width: 901px) 72vw, 100vw'],
    ]);
    await expect(image).toHaveAttribute('width', '1280');
    await expect(image).toHaveAttribute('height', '853');
    expect(heard).toEqual([]);
  });
}

test('a list has small plates that nobody is told of, asked for when they are near', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 800 });
  await page.goto(site);
  const cards = page.getByRole('main').locator('li picture img');
  await expect(cards).toHaveCount(3);
  for (const card of await cards.all()) {
    await expect(card).toHaveAttribute('alt', '');
    await expect(card).toHaveAttribute('loading', 'lazy');
  }
  await cards.first().scrollIntoViewIfNeeded();
  expect((await shown(cards.first())).file).toContain('/avif_400_');
});

test('a programme has its plate beside its title, and beneath it on a phone', async ({ page }) => {
  await page.goto(`${site}/programmes/bts-mco`);
  const image = page.getByRole('img', { name: /chaîne de quatre triangles/ });
  const title = page.getByRole('heading', { level: 1 });
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 900 });
    const [picture, words] = [await image.boundingBox(), await title.boundingBox()];
    if (!picture || !words) throw new Error('Both are there');
    if (width > 900) expect(picture.x).toBeGreaterThan(words.x + words.width);
    else expect(picture.y).toBeGreaterThan(words.y + words.height);
    expect(picture.x + picture.width).toBeLessThanOrEqual(width);
  }
});

test('in English a plate is told in English', async ({ page }) => {
  const english = await startSite({
    api: `${product('CMS')}/api`,
    settings: { HAS_EN: 'on' },
  });
  await page.goto(`${english.url}/en${NEWS}`);
  await expect(
    page.getByRole('img', {
      name: 'Engraved plate: hills near Mulhouse, where sighting lines cross',
    }),
  ).toBeVisible();
  await english.stop();
});

for (const width of [360, 1440]) {
  test(`ERR-1: at ${width} px the missing page is off the map, for those who see it`, async ({
    page,
  }) => {
    const heard = complaints(page);
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${site}/nulle-part`);
    const lacuna = page.locator('main picture img');
    await expect(lacuna).toHaveAttribute('alt', '');
    const { file, width: pixels } = await shown(lacuna);
    expect(file).toMatch(/^\/plates\/lacuna-\d+\.avif$/);
    expect(pixels).toBeGreaterThan(0);
    const scroll = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(scroll).toBeLessThanOrEqual(width);
    expect(await violations(page, 'main')).toEqual([]);
    expect(ofThePage(heard)).toEqual([]);
  });
}
