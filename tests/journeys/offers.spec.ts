import { expect, type Page, test } from '@playwright/test';
import { ask, product } from '../harness/client.ts';
import { NOW } from '../harness/product.ts';
import { complaints, scriptsAnswer, visit } from '../harness/visitor.ts';

const site = product('SITE');
const LIST = `${site}/offres-alternance`;
/** Sixty offers, three of which have expired. */
const LIVE = 57;
const A_PAGE = 20;
const NEXT = { title: 'Employé polyvalent et futur adjoint (F/H)', company: 'Maison Quenellier' };

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

    for (const width of [360, 1440]) {
      test(`RTE-10: at ${width} px, every offer that stands, the next to start first`, async ({
        page,
      }) => {
        const heard = complaints(page);
        await page.setViewportSize({ width, height: 800 });
        await page.goto(LIST);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Offres d’alternance');
        await expect(page.getByText(`${LIVE} offres`)).toBeVisible();
        await expect(rows(page)).toHaveCount(A_PAGE);
        const next = rows(page).first();
        await expect(next.getByRole('heading').getByRole('link')).toHaveText(NEXT.title);
        for (const words of [
          NEXT.company,
          'Lyon',
          'Apprentissage',
          'Début le vendredi 25 décembre 2026',
        ]) {
          await expect(next).toContainText(words);
        }
        const days: (string | null)[] = [];
        for (const number of [1, 2, 3]) {
          if (number > 1) await page.getByRole('link', { name: 'Page suivante' }).click();
          await expect(page).toHaveURL(number > 1 ? `${LIST}?page=${number}` : LIST);
          const pages = page.getByRole('navigation', { name: 'Pages', exact: true });
          await expect(pages).toContainText(`Page ${number} sur 3`);
          await expect(rows(page)).toHaveCount(number < 3 ? A_PAGE : LIVE - 2 * A_PAGE);
          const times = rows(page).getByRole('time');
          days.push(
            ...(await times.evaluateAll((all) => all.map((time) => time.getAttribute('datetime')))),
          );
          const scroll = await page.evaluate(() => document.documentElement.scrollWidth);
          expect(scroll).toBeLessThanOrEqual(width);
        }
        expect(days).toHaveLength(LIVE);
        expect(days).toEqual(days.toSorted());
        expect(heard).toEqual([]);
      });
    }

    test('RTE-10: by campus, by programme, by words, and what is chosen stays chosen', async ({
      page,
    }) => {
      const heard = complaints(page);
      await page.goto(LIST);
      if (javaScriptEnabled) await scriptsAnswer(page);
      const campus = page.getByRole('combobox', { name: 'Campus' });
      const programme = page.getByRole('combobox', { name: 'Formation' });
      const words = page.getByRole('searchbox', { name: 'Métier, entreprise ou ville' });
      const filter = page.getByRole('button', { name: 'Filtrer' });

      await campus.selectOption('Lyon');
      await filter.click();
      await expect(page).toHaveURL(
        `${LIST}?campus=lyon${javaScriptEnabled ? '' : '&formation=&q='}`,
      );
      await expect(rows(page)).toHaveCount(3);
      await expect(campus).toHaveValue('lyon');

      await programme.selectOption({ value: 'bts-mco' });
      await filter.click();
      await expect(rows(page)).toHaveCount(1);
      await expect(page.getByText('1 offre', { exact: true })).toBeVisible();
      await expect(programme).toHaveValue('bts-mco');

      await words.fill('plombier <b>');
      await words.press('Enter');
      await expect(page.getByText('Aucun résultat')).toBeVisible();
      await expect(rows(page)).toHaveCount(0);
      await expect(words).toHaveValue('plombier <b>');

      await page.getByRole('link', { name: 'Effacer les filtres' }).click();
      await expect(page).toHaveURL(LIST);
      await expect(rows(page)).toHaveCount(A_PAGE);
      for (const control of [campus, programme, words]) await expect(control).toHaveValue('');

      await words.fill('SECHOIRS roquebaude');
      await words.press('Enter');
      await expect(rows(page)).toHaveCount(1);
      await expect(rows(page)).toContainText('Séchoirs de Roquebaude');
      expect(heard).toEqual([]);
    });

    test('RTE-10: from the list to an offer, its facts, and on to its campus', async ({ page }) => {
      const heard = complaints(page);
      await page.goto(`${LIST}?q=quenellier`);
      await page.getByRole('link', { name: NEXT.title }).click();
      await expect(page).toHaveURL(
        `${LIST}?offre=employe-polyvalent-et-futur-adjoint-maison-quenellier-lyon`,
      );
      await expect(page).toHaveTitle(`${NEXT.title} | Cassini`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(NEXT.title);
      const main = page.getByRole('main');
      for (const [name, value] of [
        ['Entreprise', NEXT.company],
        ['Contrat', 'Apprentissage'],
        ['Début', 'vendredi 25 décembre 2026'],
        ['Expire le', 'vendredi 27 novembre 2026'],
      ] as const) {
        const fact = main
          .locator('dl > div')
          .filter({ has: page.getByText(name, { exact: true }) });
        await expect(fact.getByRole('definition')).toHaveText(value);
      }
      await expect(main.locator('.rich-text p').first()).toBeVisible();
      const similar = main.getByRole('region', { name: 'Offres proches' }).getByRole('listitem');
      await expect(similar).toHaveCount(5);
      await expect(similar.filter({ hasText: NEXT.company })).toHaveCount(0);
      await main.getByRole('link', { name: 'Lyon', exact: true }).click();
      await expect(page).toHaveURL(`${site}/campus/lyon`);
      expect(heard).toEqual([]);
    });
  });
}

test('an unknown campus or programme matches nothing, and is shown for what it is', async ({
  page,
}) => {
  await page.goto(`${LIST}?campus=atlantide&formation=bts-mco`);
  await expect(page.getByText('Aucun résultat')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Campus' })).toHaveValue('atlantide');
  await expect(page.getByRole('combobox', { name: 'Formation' })).toHaveValue('bts-mco');
});

test('the list follows its filters: words after a pause, without a step in the history, and the focus stays', async ({
  page,
}) => {
  await page.goto(LIST);
  const words = page.getByRole('searchbox');
  await words.pressSequentially('roquebaude');
  await expect(page).toHaveURL(`${LIST}?q=roquebaude`);
  await expect(page.getByRole('status').filter({ hasText: '1 offre' })).toBeVisible();
  await expect(words).toBeFocused();
  await page.getByRole('combobox', { name: 'Campus' }).selectOption('Gap');
  await expect(page.getByRole('status').filter({ hasText: 'Aucun résultat' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(`${LIST}?q=roquebaude`);
  await expect(page.getByRole('combobox', { name: 'Campus' })).toHaveValue('');
  await page.getByRole('link', { name: 'Effacer les filtres' }).click();
  await expect(words).toHaveValue('');
});

test('the list and its form are used by keyboard alone', async ({ page }) => {
  await visit(page, LIST);
  const campus = page.getByRole('combobox', { name: 'Campus' });
  await campus.focus();
  await page.keyboard.type('Gap');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('combobox', { name: 'Formation' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Filtrer' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${LIST}?campus=gap`);
  await page.getByRole('link', { name: 'Effacer les filtres' }).focus();
  await page.keyboard.press('Tab');
  await expect(rows(page).first().getByRole('link')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?offre=vendeur-et-adjoint-de-rayon/);
});

test('SEO-1: an offer says what it is, and a filtered list is the list', async () => {
  const address = `${LIST}?offre=employe-polyvalent-et-futur-adjoint-maison-quenellier-lyon`;
  const { body } = await ask(`${address}&utm_source=radio`);
  expect(body).toContain(`<link rel="canonical" href="${address}"/>`);
  expect(body).toContain('<meta name="description" content="Maison Quenellier · ');
  expect((await ask(`${LIST}?campus=lyon`)).body).toContain(
    `<link rel="canonical" href="${LIST}"/>`,
  );
});

for (const [why, slug] of [
  ['unknown', 'nulle-part'],
  ['empty', ''],
  ['no slug', 'PAS-UN-SLUG'],
] as const) {
  test(`RTE-20: an offer that is ${why} is a 404`, async () => {
    expect((await ask(`${LIST}?offre=${slug}`)).status).toBe(404);
  });
}

test('RTE-10: an offer that has expired is gone, and those who came for it are shown what is like it', async ({
  page,
}) => {
  const slug = 'assistant-de-gestion-de-chantier-naval-carenage-mourillon-sud-toulon';
  const reply = await page.goto(`${LIST}?offre=${slug}`);
  expect(reply?.status()).toBe(410);
  const main = page.getByRole('main');
  await expect(main.getByText('Offre close')).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, follow');
  const similar = main.getByRole('listitem').filter({ has: page.locator('h3') });
  await expect(similar).toHaveCount(5);
  await similar.first().getByRole('link').click();
  await expect(page.getByRole('link', { name: /^Répondre à cette offre/ })).toBeVisible();
  await page.goBack();
  await expect(main.getByText('Offre close')).toBeVisible();
  await main.getByRole('link', { name: /^Toutes les offres/ }).click();
  await expect(page).toHaveURL(LIST);
});
