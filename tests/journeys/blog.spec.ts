import { expect, type Page, test } from '@playwright/test';
import { ask, product } from '../harness/client.ts';
import { NOW, startSite } from '../harness/product.ts';
import { complaints } from '../harness/visitor.ts';

const site = product('SITE');
const LIST = `${site}/blog`;
const OF_ORIENTATION = 5;
const POST = {
  address: `${LIST}/parcoursup-le-calendrier-sans-les-dates`,
  title: 'Parcoursup : le calendrier sans les dates',
};

const rows = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('h2') });

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime(NOW);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('RTE-8: the posts, newest first, by pages and by category', async ({ page }) => {
      const heard = complaints(page);
      await page.goto(LIST);
      await expect(page).toHaveTitle('Blog | Cassini');
      const main = page.getByRole('main');
      await expect(main.getByText('24 posts')).toBeVisible();
      await expect(rows(page)).toHaveCount(12);
      const second = rows(page).nth(1);
      for (const words of [
        POST.title,
        'Orientation',
        'Hélène Quintard',
        'conseillère d’orientation',
        'mardi 3 novembre 2026',
        '2 min de lecture',
      ])
        await expect(second).toContainText(words);
      const instants = await rows(page)
        .getByRole('time')
        .evaluateAll((times) => times.map((time) => time.getAttribute('datetime')));
      expect(instants).toEqual(instants.toSorted().reverse());

      await main.getByRole('link', { name: 'Page suivante' }).click();
      await expect(page).toHaveURL(`${LIST}?page=2`);
      await expect(rows(page)).toHaveCount(12);

      await main.getByRole('link', { name: 'Orientation', exact: true }).click();
      await expect(page).toHaveURL(`${LIST}?rubrique=orientation`);
      await expect(main.getByText(`${OF_ORIENTATION} posts`)).toBeVisible();
      await expect(rows(page)).toHaveCount(OF_ORIENTATION);
      await expect(rows(page).filter({ hasText: 'Orientation' })).toHaveCount(OF_ORIENTATION);
      expect(heard).toEqual([]);
    });

    test('RTE-8: a post, what it takes to read, and others to read next', async ({ page }) => {
      const heard = complaints(page);
      await page.goto(`${LIST}?rubrique=orientation`);
      await page.getByRole('link', { name: POST.title }).click();
      await expect(page).toHaveURL(POST.address);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(POST.title);
      const article = page.getByRole('article').first();
      await expect(article).toContainText('Hélène Quintard, conseillère d’orientation');
      await expect(article).toContainText('2 min de lecture');
      await expect(
        article.getByRole('heading', { name: 'L’automne : regarder sans choisir' }),
      ).toBeVisible();
      const others = page.getByRole('region', { name: 'À lire aussi' });
      await expect(others.getByRole('article')).toHaveCount(3);
      await expect(others.getByRole('article').first()).toContainText('Orientation');
      await others.getByRole('link', { name: 'Tous les posts' }).click();
      await expect(page).toHaveURL(LIST);
      expect(heard).toEqual([]);
    });
  });
}

test('BLK-4: a category that has no post says so, in the words of the ledger', async ({ page }) => {
  await page.goto(`${LIST}?rubrique=astrologie`);
  await expect(page.getByRole('main').getByText('Aucun post retrouvé.')).toBeVisible();
  await expect(rows(page)).toHaveCount(0);
});

/** What is asked for, what it answers, and the one address it has. */
const ADDRESSES: [asked: string, status: number, canonical?: string][] = [
  ['', 200, ''],
  ['?page=1', 200, ''],
  ['?page=2', 200, '?page=2'],
  ['?page=2&utm_source=radio', 200, '?page=2'],
  ['?rubrique=orientation', 200, ''],
  ['?page=3', 404],
  ['?page=', 404],
  ['?page=abc', 404],
  ['?page=2&rubrique=orientation', 404],
];

test('RTE-8: the addresses of the blog', async () => {
  for (const [asked, status, canonical] of ADDRESSES) {
    const reply = await ask(`${LIST}${asked}`);
    expect([asked, reply.status]).toEqual([asked, status]);
    if (canonical !== undefined)
      expect(reply.body).toContain(`<link rel="canonical" href="${LIST}${canonical}"/>`);
  }
});

test('the English blog has the English posts', async ({ page }) => {
  const english = await startSite({ api: `${product('CMS')}/api`, settings: { HAS_EN: 'on' } });
  await page.goto(`${english.url}/en/blog`);
  await expect(rows(page)).toHaveCount(3);
  await expect(rows(page).first()).toContainText('min read');
  await rows(page).first().getByRole('link').click();
  await expect(page.getByRole('region', { name: 'More to read' }).getByRole('article')).toHaveCount(
    2,
  );
  await expect(page.getByRole('link', { name: 'All posts' })).toHaveAttribute('href', '/en/blog');
  await english.stop();
});
