import { expect, test } from '@playwright/test';
import { ask, product } from '../harness/client.ts';
import { NOW, startSite } from '../harness/product.ts';
import { complaints } from '../harness/visitor.ts';

const site = product('SITE');
const NEWEST = {
  title: 'Alternance\u00a0: le premier jour, heure par heure',
  date: 'samedi 7 novembre 2026',
  address: `${site}/article?slug=le-premier-jour-en-entreprise`,
};

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime(NOW);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    for (const width of [360, 1440]) {
      test(`RTE-7: at ${width} px, /article has every article, newest first`, async ({ page }) => {
        const heard = complaints(page);
        await page.setViewportSize({ width, height: 800 });
        await page.goto(`${site}/article`);
        await expect(page).toHaveTitle('Articles | Cassini');
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Articles');
        const rows = page
          .getByRole('main')
          .getByRole('listitem')
          .filter({ has: page.locator('h2') });
        await expect(rows).toHaveCount(10);
        await expect(rows.first().getByRole('heading').getByRole('link')).toHaveText(NEWEST.title);
        await expect(rows.first().getByRole('time')).toHaveText(NEWEST.date);
        await expect(rows.nth(1)).toContainText('Quatre générations d’une même famille');
        const instants = await rows
          .getByRole('time')
          .evaluateAll((times) => times.map((time) => time.getAttribute('datetime')));
        expect(instants).toHaveLength(10);
        expect(instants).toEqual(instants.toSorted().reverse());
        const scroll = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(scroll).toBeLessThanOrEqual(width);
        expect(heard).toEqual([]);
      });
    }

    test('RTE-7: from the list to an article, its words, and back', async ({ page }) => {
      const heard = complaints(page);
      await page.goto(`${site}/article`);
      await page.getByRole('link', { name: NEWEST.title }).click();
      await expect(page).toHaveURL(NEWEST.address);
      await expect(page).toHaveTitle(`${NEWEST.title} | Cassini`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(NEWEST.title);
      const main = page.getByRole('main');
      await expect(main.getByRole('time').first()).toHaveText(NEWEST.date);
      await expect(main.getByRole('heading', { name: 'À emporter' })).toBeVisible();
      const others = page.getByRole('region', { name: 'À lire aussi' });
      await expect(others.getByRole('article')).toHaveCount(3);
      await expect(others.getByRole('link', { name: NEWEST.title })).toHaveCount(0);
      await page
        .getByRole('navigation', { name: 'Fil d’Ariane' })
        .getByRole('link', { name: 'Articles' })
        .click();
      await expect(page).toHaveURL(`${site}/article`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Articles');
      expect(heard).toEqual([]);
    });
  });
}

test('SEO-1: an article says what it is, at the one address it has', async () => {
  const { body } = await ask(`${NEWEST.address}&utm_source=radio`);
  for (const tag of [
    `<title>${NEWEST.title} | Cassini</title>`,
    `<link rel="canonical" href="${NEWEST.address}"/>`,
    `<meta property="og:title" content="${NEWEST.title}"/>`,
  ]) {
    expect(body).toContain(tag);
  }
  expect(body.match(/<h1/g)).toHaveLength(1);
  const list = await ask(`${site}/article?utm_source=radio`);
  expect(list.body).toContain(`<link rel="canonical" href="${site}/article"/>`);
});

for (const slug of ['nulle-part', '', 'PAS-UN-SLUG', '..', 'un-nom-de-carte/x', '%00']) {
  test(`RTE-20: /article?slug=${slug} is a 404`, async () => {
    expect((await ask(`${site}/article?slug=${slug}`)).status).toBe(404);
  });
}

test('BLK-4: in a language that has no article, the list says so', async ({ page }) => {
  const api = `${product('CMS')}/api`;
  const english = await startSite({ api, settings: { HAS_EN: 'on' } });
  await page.goto(`${english.url}/en/article`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Articles');
  await expect(page.getByText('No results')).toBeVisible();
  await english.stop();
});
