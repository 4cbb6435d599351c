import { expect, test } from '@playwright/test';
import { ask, product } from '../harness/client.ts';
import { NOW } from '../harness/product.ts';
import { complaints } from '../harness/visitor.ts';

const site = product('SITE');
const NEWEST = {
  slug: 'magasin-ecole-mulhouse',
  title: 'À Mulhouse, le magasin-école ouvre ses portes au quartier',
  date: 'samedi 14 novembre 2026',
};

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime(NOW);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    for (const width of [360, 768, 1024, 1440]) {
      test(`BLK-3: at ${width} px, the home has the newest news and the three before it`, async ({
        page,
      }) => {
        const heard = complaints(page);
        await page.setViewportSize({ width, height: 800 });
        await page.goto(site);
        const block = page.getByRole('region', { name: 'Du terrain' });
        const items = block.getByRole('article');
        await expect(items).toHaveCount(4);
        const newest = items.first();
        await expect(newest.getByRole('heading').getByRole('link')).toHaveText(NEWEST.title);
        await expect(newest).toContainText('Vie des campus');
        await expect(newest).toContainText('Mulhouse');
        const dates = await block.getByRole('time').allTextContents();
        expect(dates[0]).toBe(NEWEST.date);
        const instants = await block
          .getByRole('time')
          .evaluateAll((times) => times.map((time) => time.getAttribute('datetime')));
        expect(instants).toEqual(instants.toSorted().reverse());
        const scroll = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(scroll).toBeLessThanOrEqual(width);
        expect(heard).toEqual([]);
      });
    }

    test('RTE-4: from the home to a news item, its words and its campus', async ({ page }) => {
      const heard = complaints(page);
      await page.goto(site);
      await page.getByRole('link', { name: NEWEST.title }).click();
      await expect(page).toHaveURL(`${site}/actualites/${NEWEST.slug}`);
      await expect(page).toHaveTitle(`${NEWEST.title} | Cassini`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(NEWEST.title);
      const main = page.getByRole('main');
      await expect(main.getByRole('time')).toHaveText(NEWEST.date);
      await expect(main.getByText('Vie des campus')).toBeVisible();
      await expect(main.getByText('Le rideau s’est levé à huit heures et demie')).toBeVisible();
      await expect(main.locator('strong')).toHaveText('Rien n’est joué d’avance.');
      await main.getByRole('link', { name: 'Mulhouse' }).click();
      await expect(page).toHaveURL(`${site}/campus/mulhouse`);
      expect(heard).toEqual([]);
    });
  });
}

test('SEO-1: a news item says what it is to those who do not see it', async () => {
  const { body } = await ask(`${site}/actualites/${NEWEST.slug}`);
  const address = `${site}/actualites/${NEWEST.slug}`;
  for (const tag of [
    `<title>${NEWEST.title} | Cassini</title>`,
    '<meta name="description" content="Cent vingt mètres carrés',
    `<link rel="canonical" href="${address}"/>`,
    `<meta property="og:title" content="${NEWEST.title}"/>`,
  ]) {
    expect(body).toContain(tag);
  }
  expect(body.match(/<h1/g)).toHaveLength(1);
});

test('RTE-20: a news item that is not there is a 404, and so is the list until it is built', async () => {
  expect((await ask(`${site}/actualites/nulle-part`)).status).toBe(404);
  const { body } = await ask(`${site}/`);
  expect(body).not.toContain('Toutes les actualités');
});
