import { expect, type Page, test } from '@playwright/test';
import { Admin } from '../harness/admin.ts';
import { ask } from '../harness/client.ts';
import { addPicture } from '../harness/media-library.ts';
import { SOON } from '../harness/pace.ts';
import { type Product, startProduct } from '../harness/product.ts';

const TITLE = 'La bibliothèque rouvre la nuit';
const SLUG = 'la-bibliotheque-rouvre-la-nuit';
const MOVED = 'bibliotheque-de-nuit';
const PICTURE = 'La salle de lecture, la nuit';

test.use({ actionTimeout: 15_000, viewport: { width: 1440, height: 1000 } });

let product: Product;

test.beforeAll(async () => {
  product = await startProduct();
});

test.afterAll(() => product.stop());

test('an editor’s day: write with a picture, preview, publish, change the address', async ({
  page,
}) => {
  // A whole day in one go: twenty screens of the admin.
  test.slow();
  const { cms, site } = product;
  const administrator = await Admin.signIn(cms.url);
  await administrator.invite('Rédaction');
  await signIn(page, cms.url);

  await page.getByRole('main').getByRole('link', { name: 'Actualités' }).click();
  await page.getByRole('link', { name: 'Créer' }).first().click();
  await page.getByRole('textbox', { name: 'Titre' }).fill(TITLE);
  await page.getByRole('button', { name: 'Reprendre du titre' }).click();
  const address = page.getByRole('textbox', { name: 'Fin de l’adresse' });
  await expect(address).toHaveValue(SLUG);
  await page.getByRole('textbox', { name: 'Résumé' }).fill('Quarante tables et une cafetière.');
  const date = page.getByRole('group', { name: 'Date de publication' }).getByRole('combobox');
  await date.first().fill('15/11/2026');
  await date.first().press('Tab');
  await addPicture(page, PICTURE);
  await page.getByRole('button', { name: 'Ajouter un bloc à « Contenu de la page »' }).click();
  await page.getByRole('button', { name: /^Texte( Texte)?$/ }).click();
  await page.locator('.cm-content, .CodeMirror').last().click();
  await page.keyboard.type('Parce que **le jour** est pris.');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
  expect((await ask(`${site.url}/actualites/${SLUG}`)).status).toBe(404);

  await page
    .getByRole('link', { name: /aperçu/i })
    .or(page.getByRole('button', { name: /aperçu/i }))
    .first()
    .click();
  const preview = page.frameLocator('iframe');
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText(TITLE);
  await expect(preview.getByRole('img', { name: PICTURE })).toBeVisible();
  await expect(preview.getByText('le jour', { exact: true })).toBeVisible();
  await expect(preview.getByText('Aperçu d’un brouillon')).toBeVisible();

  const home = async () => (await ask(`${site.url}/`)).body;
  expect(await home()).not.toContain(TITLE);
  await publish(page);
  await expect.poll(home, SOON).toContain(TITLE);
  expect((await ask(`${site.url}/actualites/${SLUG}`)).status).toBe(200);

  await page.goto(`${cms.url}/admin/content-manager/collection-types/api::news.news`);
  await page.getByRole('link', { name: TITLE }).or(page.getByText(TITLE)).first().click();
  await address.fill(MOVED);
  await publish(page);
  const follow = async () => {
    const { status, headers } = await ask(`${site.url}/actualites/${SLUG}?de=affiche`);
    return [status, headers.location];
  };
  await expect.poll(follow, SOON).toEqual([301, `/actualites/${MOVED}?de=affiche`]);
  await page.goto(`${site.url}/actualites/${SLUG}`);
  await expect(page).toHaveURL(`${site.url}/actualites/${MOVED}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLE);
});

async function signIn(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/admin`);
  await expect(page.getByRole('heading', { name: 'Bienvenue' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Courriel' }).fill('r-daction@cassini.example');
  await page.getByRole('textbox', { name: 'Mot de passe' }).fill('Only-for-this-test-run-1664');
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Bonjour' })).toBeVisible();
}

async function publish(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Publier', exact: true });
  const answer = page.waitForResponse((reply) => reply.url().includes('/actions/publish'));
  await button.click();
  expect((await answer).status()).toBe(200);
}
