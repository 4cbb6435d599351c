import { expect, test } from '@playwright/test';
import { violations } from '../harness/access/axe.ts';
import { ask, product } from '../harness/client.ts';
import { NOW } from '../harness/product.ts';
import { watchShifts } from '../harness/shifts.ts';
import { complaints, visit } from '../harness/visitor.ts';

const site = product('SITE');
const LYON = `${site}/campus/lyon`;

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime(NOW);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('RTE-9: from the home to a campus: where it is, and whether it is open', async ({
      page,
    }) => {
      const heard = complaints(page);
      await page.goto(site);
      await page.getByRole('contentinfo').getByRole('link', { name: /^Lyon/ }).click();
      await expect(page).toHaveURL(LYON);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Campus de Lyon');
      await expect(page).toHaveTitle('Campus de Lyon | Cassini');
      const facts = page.getByRole('main').locator('address');
      await expect(facts).toContainText('69002 Lyon');
      await expect(facts).toContainText('Fermé, ouvre demain à 8 h 30');
      await expect(facts.getByRole('link', { name: '+33 4 65 71 26 14' })).toHaveAttribute(
        'href',
        'tel:+33465712614',
      );
      await expect(
        facts.getByRole('link', { name: 'Itinéraire → sur OpenStreetMap' }),
      ).toHaveAttribute(
        'href',
        'https://www.openstreetmap.org/directions?route=%3B45.764%2C4.8357',
      );
      for (const [name, action] of [
        ['Candidature', 'registration'],
        ['Contact', 'contact'],
        ['Brochure', 'brochure'],
      ] as const) {
        await expect(page.getByRole('article').getByRole('link', { name })).toHaveAttribute(
          'href',
          `/?popin=true&action=${action}&campus=lyon`,
        );
      }
      expect(heard).toEqual([]);
    });

    test('RTE-9: its programmes, events, hours, team, offers and news, each a part of its summary', async ({
      page,
    }) => {
      await page.goto(LYON);
      const summary = page.getByRole('navigation', { name: 'Sur cette page' });
      await expect(summary.getByRole('link')).toHaveText([
        'Formations',
        'Prochains rendez-vous',
        'Venir',
        'Équipe',
        'Alternance',
        'Nouvelles du campus',
      ]);
      const part = (name: string) => page.getByRole('region', { name, exact: true });

      const programmes = part('Formations');
      await expect(programmes.getByRole('heading', { level: 3 })).toHaveText([
        'BTS',
        'Bachelors',
        'Programme Grande École',
        'Mastères',
        'MBA',
      ]);
      const mco = programmes.getByRole('listitem').filter({ hasText: 'Management commercial' });
      for (const words of [
        '2 ans, Bac + 2',
        'Initial ou alternance',
        'Sur Parcoursup',
        'Inscriptions ouvertes',
        'Rentrée le lundi 6 septembre 2027',
      ]) {
        await expect(mco).toContainText(words);
      }

      const open = part('Prochains rendez-vous').getByRole('listitem').first();
      await expect(open.getByRole('time')).toHaveText('samedi 21 novembre 2026');
      for (const words of ['Portes ouvertes', '10 h – 17 h'])
        await expect(open).toContainText(words);

      const today = part('Venir').getByRole('row').filter({ hasText: 'Samedi et dimanche' });
      await expect(today).toHaveAttribute('aria-current', 'date');
      await expect(today.getByRole('cell')).toHaveText('Fermé');
      await expect(part('Venir')).toContainText('de Perrache, dix minutes à pied');

      const director = part('Équipe').getByRole('listitem').first();
      await expect(director.getByRole('heading')).toHaveText('Anne-Sophie Brossollet');
      await expect(director).toContainText('Directrice du campus');
      await expect(director.getByRole('link')).toHaveCount(2);

      await expect(part('Alternance').getByRole('listitem')).toHaveCount(3);
      await expect(part('Nouvelles du campus').getByRole('listitem')).toHaveCount(3);
      const neighbours = page.getByRole('region', { name: 'Campus voisins' }).getByRole('link');
      await expect(neighbours.first()).toHaveText('Grenoble94 km');
      await neighbours.first().click();
      await expect(page).toHaveURL(`${site}/campus/grenoble`);
    });
  });
}

test('ENT-2: a campus elsewhere says how far its clock and the others are', async ({ page }) => {
  await page.goto(`${site}/campus/la-reunion`);
  await expect(page.getByText('Horloge locale : 3 h de plus qu’à Paris.')).toBeVisible();
  const nearest = page.getByRole('region', { name: 'Campus les plus proches' }).getByRole('link');
  await expect(nearest).toHaveCount(4);
  await expect(nearest.first()).toContainText(/\d\s\d{3}\skm/);
});

for (const width of [320, 1440]) {
  test(`at ${width} px a campus fits, does not move, and has no fault that axe knows`, async ({
    page,
  }) => {
    const heard = complaints(page);
    const shifts = await watchShifts(page);
    await page.setViewportSize({ width, height: 900 });
    await visit(page, LYON);
    expect(await shifts()).toEqual([]);
    const scroll = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(scroll).toBeLessThanOrEqual(width);
    expect(await violations(page, 'main')).toEqual([]);
    expect(heard).toEqual([]);
  });
}

test('its summary leads to its parts by keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, LYON);
  const link = page.getByRole('navigation', { name: 'Sur cette page' }).getByRole('link');
  await link.filter({ hasText: 'Équipe' }).press('Enter');
  await expect(page).toHaveURL(`${LYON}#equipe`);
  await expect(page.getByRole('heading', { name: 'Équipe' })).toBeInViewport();
});

test('on paper: no action, no menu, and the address is black on white', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto(LYON);
  const article = page.getByRole('article');
  await expect(article.getByRole('link', { name: 'Candidature' })).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Sur cette page' })).toBeHidden();
  await expect(article.locator('address')).toHaveCSS('color', 'rgb(16, 32, 63)');
  await expect(article.locator('address')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
});

test('SEO-1: a campus says what it is', async () => {
  const { body } = await ask(`${LYON}?utm_source=radio`);
  expect(body).toContain(`<link rel="canonical" href="${LYON}"/>`);
  expect(body).toContain('<meta name="description" content="Sur la Presqu’île,');
});
