import { expect, type Page, test } from '@playwright/test';
import { ask, product } from '../harness/client.ts';
import { NOW, startSite } from '../harness/product.ts';
import { complaints, scriptsAnswer } from '../harness/visitor.ts';

const site = product('SITE');
const LIST = `${site}/temoignages`;
const INES = { address: `${LIST}/ines-maurel`, name: 'Inès Maurel' };

const figures = (page: Page) => page.getByRole('main').locator('figure');

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime(NOW);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('RTE-19: the testimonials under the page’s own words, by programme, campus and page', async ({
      page,
    }) => {
      const heard = complaints(page);
      await page.goto(LIST);
      await expect(page).toHaveTitle('Témoignages | Cassini');
      const main = page.getByRole('main');
      await expect(main.getByText('Les nôtres sont des itinéraires')).toBeVisible();
      await expect(main.getByText('40 témoignages')).toBeVisible();
      await expect(figures(page)).toHaveCount(12);
      const ines = figures(page).filter({ hasText: INES.name });
      await expect(
        main.getByRole('img', { name: 'Itinéraire : Agen, Bordeaux, Lille' }),
      ).toBeVisible();
      await expect(ines.locator('blockquote')).toHaveText(
        /^«\u00a0J’ai commencé à Agen .*\u00a0»$/,
      );

      await main.getByRole('link', { name: 'Page suivante' }).click();
      await expect(page).toHaveURL(`${LIST}?page=2`);
      await expect(figures(page)).toHaveCount(12);
      await expect(figures(page).filter({ hasText: INES.name })).toHaveCount(0);

      await page.goto(LIST);
      if (javaScriptEnabled) await scriptsAnswer(page);
      const filter = main.getByRole('button', { name: 'Filtrer' });
      await main.getByRole('combobox', { name: 'Campus' }).selectOption('Lille');
      await filter.click();
      await expect(page).toHaveURL(`${LIST}?${javaScriptEnabled ? '' : 'formation=&'}campus=lille`);
      await expect(figures(page)).toHaveCount(3);
      await main
        .getByRole('combobox', { name: 'Formation' })
        .selectOption('Bachelor Développement commercial');
      await filter.click();
      await expect(main.getByText('1 témoignage', { exact: true })).toBeVisible();
      await expect(figures(page)).toContainText(INES.name);
      await main.getByRole('link', { name: 'Effacer les filtres' }).click();
      await expect(page).toHaveURL(LIST);
      expect(heard).toEqual([]);
    });

    test('a testimonial: what was said, the way that was taken, and others', async ({ page }) => {
      const heard = complaints(page);
      await page.goto(`${LIST}?campus=agen`);
      await page.getByRole('link', { name: INES.name }).click();
      await expect(page).toHaveURL(INES.address);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(INES.name);
      const article = page.getByRole('article');
      await expect(article.getByText('Directrice de magasin')).toBeVisible();
      const way = article.getByRole('img', { name: 'Itinéraire : Agen, Bordeaux, Lille' });
      await expect(way.locator('text')).toHaveText(['699 km', 'Agen', 'Bordeaux', 'Lille']);
      const programme = article.getByRole('link', { name: 'Bachelor Développement commercial' });
      await expect(programme).toHaveAttribute(
        'href',
        '/programmes/bachelor-responsable-agence-commerce',
      );
      const others = page.getByRole('region', { name: 'D’autres itinéraires' });
      await expect(others.locator('figure')).toHaveCount(2);
      await others.getByRole('link', { name: 'Tous les témoignages' }).click();
      await expect(page).toHaveURL(LIST);
      expect(heard).toEqual([]);
    });
  });
}

test('a campus off the map has its place in the drawing', async ({ page }) => {
  await page.goto(`${LIST}?campus=la-reunion`);
  const ways = page.getByRole('main').getByRole('img', { name: /La Réunion/ });
  await expect(ways).toHaveCount(2);
  await expect(ways.locator('rect')).toHaveCount(2);
});

test('RTE-20: what is not there is a 404; what matches nothing is an empty list', async () => {
  for (const [path, status] of [
    ['?page=4', 200],
    ['?page=5', 404],
    ['?page=2&campus=agen', 404],
    ['?campus=atlantide', 200],
    ['/personne', 404],
  ] as const)
    expect([path, (await ask(`${LIST}${path}`)).status]).toEqual([path, status]);
});

test('in English the list has a name of its own, and the stories that are told in English', async ({
  page,
}) => {
  const english = await startSite({ api: `${product('CMS')}/api`, settings: { HAS_EN: 'on' } });
  await page.goto(`${english.url}/en/temoignages`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Student stories');
  await expect(figures(page)).toHaveCount(4);
  await expect(figures(page).filter({ hasText: INES.name }).locator('blockquote')).toHaveText(
    /^“I started in Agen .*”$/,
  );
  await english.stop();
});
