import { expect, type Page, test } from '@playwright/test';
import { ask, product } from '../harness/client.ts';
import { complaints, scriptsAnswer } from '../harness/visitor.ts';

const site = product('SITE');
const CONTACT = `${site}/contact`;

const directory = (page: Page) => page.getByRole('region', { name: 'Joindre un campus' });
const campuses = (page: Page) =>
  directory(page)
    .getByRole('listitem')
    .filter({ has: page.locator('h3 a') });

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('RTE-15: how to reach every campus, or one and those who answer there', async ({
      page,
    }) => {
      const heard = complaints(page);
      await page.goto(CONTACT);
      if (javaScriptEnabled) await scriptsAnswer(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nous contacter');
      await expect(
        page.getByRole('region', { name: 'Écrire à la bonne équipe' }).getByRole('link'),
      ).toHaveAttribute('href', '/?popin=true&action=contact');
      await expect(campuses(page)).toHaveCount(26);
      const lyon = campuses(page).filter({ hasText: 'Lyon' });
      await expect(lyon).toContainText('12, quai des Arpenteurs');
      await expect(lyon).toContainText('du lundi au vendredi, de 8 h 30 à 18 h');
      await expect(lyon.getByRole('link', { name: '+33 4 65 71 26 14' })).toHaveAttribute(
        'href',
        'tel:+33465712614',
      );

      await directory(page).getByRole('combobox', { name: 'Campus' }).selectOption('Lyon');
      await directory(page).getByRole('button', { name: 'Filtrer' }).click();
      await expect(page).toHaveURL(`${CONTACT}?campus=lyon${javaScriptEnabled ? '' : '#annuaire'}`);
      await expect(campuses(page)).toHaveCount(1);
      await expect(page.getByRole('status').filter({ hasText: '1 campus' })).toBeVisible();
      await expect(directory(page)).toBeInViewport();
      await expect(directory(page)).toContainText('Responsable des admissions');
      await directory(page).getByRole('link', { name: 'Effacer les filtres' }).click();
      await expect(campuses(page)).toHaveCount(26);
      expect(heard).toEqual([]);
    });
  });
}

test('RTE-15: a campus that there is not is no campus, and the page says so', async () => {
  const { status, body } = await ask(`${CONTACT}?campus=%3Cscript%3E`);
  expect(status).toBe(200);
  expect(body).toContain('Aucun résultat');
  expect(body).not.toContain('<script>"');
  expect(body).toContain(`<link rel="canonical" href="${CONTACT}"/>`);
});
