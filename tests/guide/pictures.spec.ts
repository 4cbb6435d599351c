import fs from 'node:fs';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { Admin } from '../harness/admin.ts';
import { ask, signIn } from '../harness/client.ts';
import { addPicture } from '../harness/media-library.ts';
import { missing, reporter } from '../harness/missing.ts';
import { ROOT } from '../harness/process.ts';
import { ADMIN, type Product, startProduct } from '../harness/product.ts';
import { newRequest } from '../harness/visitor-requests.ts';

const IMAGES = path.join(ROOT, 'docs/images');
const PLATE = path.join(
  ROOT,
  'cms/content/plates/planche-article-un-meme-sujet-vingt-six-salles.avif',
);
const TITLE = 'La bibliothèque rouvre la nuit';

let product: Product;

test.beforeAll(async () => {
  product = await startProduct();
});

test.afterAll(() => product.stop());

const photograph = (page: Page, name: string) =>
  page.screenshot({
    path: path.join(IMAGES, `${name}.jpg`),
    type: 'jpeg',
    quality: 82,
    animations: 'disabled',
    caret: 'hide',
  });

test('the home', async ({ page }) => {
  await page.context().addCookies([{ name: 'consentement', value: 'non', url: product.site.url }]);
  await page.goto(product.site.url);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await photograph(page, 'home');
});

test('an editor’s day', async ({ page }) => {
  const { cms } = product;
  await fillDesks();
  await enter(page);
  await photograph(page, 'editors/accueil');

  await page.getByRole('main').getByRole('link', { name: 'Actualités' }).click();
  await page.getByRole('link', { name: 'Créer' }).first().click();
  await page.getByRole('textbox', { name: 'Titre' }).fill(TITLE);
  await page.getByRole('button', { name: 'Reprendre du titre' }).click();
  await page.getByRole('textbox', { name: 'Résumé' }).fill('Quarante tables et une cafetière.');
  const picture = { mimeType: 'image/avif', buffer: fs.readFileSync(PLATE) };
  await addPicture(page, 'La salle de lecture, sur le plan de la ville', picture);
  await page.evaluate(() => window.scrollTo(0, 0));
  await photograph(page, 'editors/actualite');

  const add = page.getByRole('button', { name: 'Ajouter un bloc à « Contenu de la page »' });
  await add.click();
  await page.getByRole('button', { name: /^Texte( Texte)?$/ }).scrollIntoViewIfNeeded();
  await photograph(page, 'editors/blocs');
  await page.getByRole('button', { name: /^Texte( Texte)?$/ }).click();
  await page.locator('.cm-content, .CodeMirror').last().click();
  await page.keyboard.type('Parce que **le jour** est pris.');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
  await page
    .getByRole('link', { name: /aperçu/i })
    .or(page.getByRole('button', { name: /aperçu/i }))
    .first()
    .click();
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toHaveText(TITLE);
  await photograph(page, 'editors/apercu');

  for (const [address, heading, name] of [
    [
      'content-manager/collection-types/api::redirect.redirect/introuvables',
      'Adresses introuvables',
      'introuvables',
    ],
    ['sante-des-publications', 'Santé des publications', 'sante'],
    ['demandes', 'Demandes', 'demandes'],
  ] as const) {
    await page.goto(`${cms.url}/admin/${address}`);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await photograph(page, `editors/${name}`);
  }
});

/** What visitors leave behind them in a few weeks. */
async function fillDesks(): Promise<void> {
  const { api } = product.cms;
  const report = await reporter(api);
  await report([
    missing('/formations/bts-tourisme', 14),
    missing('/portes-ouvertes-2025', 9, [{ from: 'lycee.example', count: 6 }]),
    missing('/inscription-en-ligne', 4),
  ]);
  const headers = { authorization: `Bearer ${await signIn(api)}` };
  for (let week = 0; week < 8; week += 1)
    for (let count = 0; count < 3 + ((week * 5) % 7); count += 1) {
      const receivedAt = new Date(Date.UTC(2026, 8, 21 + 7 * week, 9, count)).toISOString();
      const body = { data: newRequest({ receivedAt }) };
      await ask(`${api}/visitor-requests?locale=fr`, { method: 'POST', headers, body });
    }
}

/** As the administrator, who sees all that the guide tells of. */
async function enter(page: Page): Promise<void> {
  const { url } = product.cms;
  await Admin.signIn(url);
  await page.goto(`${url}/admin`);
  await page.getByRole('textbox', { name: 'Courriel' }).fill(ADMIN.email);
  await page.getByRole('textbox', { name: 'Mot de passe' }).fill(ADMIN.password);
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Bonjour' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.getByText('Chargement')).toHaveCount(0);
}
