import { readFile, rm } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { violations } from '../harness/access/axe.ts';
import { Admin } from '../harness/admin.ts';
import { type Cms, newPlace, type Place, startCms } from '../harness/product.ts';
import { invented, storeRequests } from '../harness/requests.ts';

const ALL = invented(300);
const LATEST = ALL.filter(({ receivedAt }) => receivedAt >= '2026-08-23T22');

test.use({ actionTimeout: 15_000, viewport: { width: 1440, height: 1000 } });

let place: Place;
let cms: Cms;

test.beforeAll(async () => {
  place = await newPlace();
  storeRequests(place, ALL);
  cms = await startCms({ place });
  const administrator = await Admin.signIn(cms.url);
  await administrator.invite('Admissions');
  await administrator.invite('Rédaction');
});

test.afterAll(async () => {
  await cms.stop();
  await rm(place.data, { recursive: true, force: true });
});

test('a day at admissions: see the picture, export, filter, mark as handled, erase', async ({
  page,
}) => {
  // A whole day in one go: a dozen screens of the admin.
  test.slow();
  await signIn(page, 'admissions@cassini.example');
  await page.getByRole('main').getByRole('link', { name: 'Chiffres et export' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Demandes' })).toBeVisible();
  await expect(page.getByText('effacée 3 ans après sa réception')).toBeVisible();

  await expect(page.getByRole('definition').first()).toContainText(String(LATEST.length));
  await expect(page.getByRole('img', { name: /^Demandes par semaine/ })).toBeVisible();
  await page.getByRole('button', { name: 'Afficher le tableau' }).click();
  await expect(page.getByRole('row')).toHaveCount(13);
  const thisWeek = ALL.filter(({ receivedAt }) => receivedAt >= '2026-11-08T23').length;
  const row = page.getByRole('row', { name: /9 novembre 2026/ });
  await expect(row.getByRole('gridcell').last()).toHaveText(String(thisWeek));
  const campuses = page.getByRole('region', { name: 'Par campus' }).getByRole('listitem');
  const ofLyon = LATEST.filter(({ campus }) => campus === 'lyon').length;
  await expect(campuses.first()).toContainText(`Lyon${ofLyon}`);
  await page.getByRole('combobox', { name: 'Période' }).click();
  await page.getByRole('option', { name: 'Les 52 dernières semaines' }).click();
  await expect(page.getByRole('row')).toHaveCount(53);
  expect(await violations(page, 'main')).toEqual([]);

  const lines = await exported(page);
  const ofLyonAsked = ALL.filter(
    ({ campus, action }) => campus === 'lyon' && action === 'registration',
  );
  expect(lines).toHaveLength(ofLyonAsked.length + 1);
  expect(lines[0]).toContain('"Reçue le";"Action";"Formation"');

  await page.getByRole('link', { name: 'Voir la liste' }).click();
  await expect(page.getByRole('link', { name: 'Créer' })).toHaveCount(0);
  const cells = page.getByRole('gridcell');
  await expect(cells.filter({ hasText: /^BTS MCO$/ }).first()).toBeVisible();
  await filterBy(page, 'Campus', 'Bordeaux');
  const ofBordeaux = ALL.filter(({ campus }) => campus === 'bordeaux');
  await expect(page.getByText(`${ofBordeaux.length} contenus`)).toBeVisible();
  await expect(cells.filter({ hasText: /^Bordeaux$/ }).first()).toBeVisible();

  const open = ofBordeaux.find(({ state }) => state === 'received');
  await page.getByRole('link', { name: open?.lastName ?? '' }).click();
  await expect(page.getByRole('textbox', { name: 'Campus' })).toHaveValue('Bordeaux');
  for (const label of ['Campus', 'Nom', 'Courriel', 'Message', 'Référence'])
    await expect(page.getByRole('textbox', { name: label, exact: true })).toBeDisabled();
  await page.getByRole('combobox', { name: 'Suivi' }).click();
  await page.getByRole('option', { name: 'Traitée' }).click();
  const saved = page.waitForResponse((reply) => reply.request().method() === 'PUT');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  expect((await saved).status()).toBe(200);

  await page.getByRole('link', { name: 'Demandes', exact: true }).click();
  const waiting = ALL.filter(({ state }) => state === 'received').length - 1;
  await expect(page.getByRole('link', { name: `${waiting} demandes à traiter` })).toBeVisible();
  await page.getByLabel('Son adresse de courriel').fill(' FICTIF-7@example.org ');
  await page.getByRole('button', { name: 'Chercher ses demandes' }).click();
  await page.getByRole('button', { name: 'Effacer 1 demande' }).click();
  await page.getByRole('button', { name: 'Effacer pour toujours' }).click();
  await expect(page.getByText('1 demande effacée.')).toBeVisible();
  await page.getByLabel('Son adresse de courriel').fill('fictif-7@example.org');
  await page.getByRole('button', { name: 'Chercher ses demandes' }).click();
  await expect(page.getByText('Aucune demande ne vient de cette adresse.')).toBeVisible();
});

test('an editor sees nothing of it', async ({ page }) => {
  await signIn(page, 'r-daction@cassini.example');
  await expect(page.getByRole('link', { name: 'Actualités' }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: /Demandes|Chiffres/ })).toHaveCount(0);
  await page.goto(`${cms.url}/admin/demandes`);
  await expect(page.getByText('Vous n’avez pas le droit de voir ce contenu')).toBeVisible();
});

test('figures that do not come are asked for again', async ({ page }) => {
  await signIn(page, 'admissions@cassini.example');
  await page.route('**/parvis/requests/figures?*', (route) => route.fulfill({ status: 500 }), {
    times: 1,
  });
  await page.getByRole('link', { name: 'Demandes', exact: true }).click();
  const failure = page.getByRole('alert').filter({ hasText: 'Les chiffres n’ont pas pu' });
  await expect(failure).toBeVisible();
  await failure.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.getByRole('heading', { name: 'Par semaine' })).toBeVisible();
});

test('a period without a request says so', async ({ page }) => {
  await signIn(page, 'admissions@cassini.example');
  const ranking = { ranked: [], others: 0 };
  const json = {
    ...{ total: 0, before: 0, waiting: 0, weeks: [] },
    ...{ campuses: ranking, programmes: ranking, origins: ranking },
  };
  await page.route('**/parvis/requests/figures?*', (route) => route.fulfill({ json }));
  await page.getByRole('link', { name: 'Demandes', exact: true }).click();
  await expect(page.getByText('Aucune demande sur cette période')).toBeVisible();
});

async function signIn(page: Page, email: string): Promise<void> {
  await page.goto(`${cms.url}/admin`);
  await page.getByRole('textbox', { name: 'Courriel' }).fill(email);
  await page.getByRole('textbox', { name: 'Mot de passe' }).fill('Only-for-this-test-run-1664');
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Bonjour' })).toBeVisible();
}

/** The lines of a file of candidatures in Lyon. */
async function exported(page: Page): Promise<string[]> {
  const card = page.getByRole('region', { name: 'Exporter' });
  for (const [label, choice] of [
    ['Action', 'Candidature'],
    ['Campus', 'Lyon'],
  ] as const) {
    await card.getByRole('combobox', { name: label }).click();
    await page.getByRole('option', { name: choice }).click();
  }
  const coming = page.waitForEvent('download');
  await card.getByRole('button', { name: 'Télécharger le fichier' }).click();
  const file = await coming;
  expect(file.suggestedFilename()).toMatch(/^demandes-\d{4}-\d\d-\d\d\.csv$/);
  return (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n');
}

async function filterBy(page: Page, field: string, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Filtres' }).click();
  const popover = page.getByRole('dialog');
  await popover.getByRole('combobox').first().click();
  await page.getByRole('option', { name: field, exact: true }).click();
  await popover.getByRole('combobox', { name: field }).click();
  await page.getByRole('option', { name, exact: true }).click();
  await popover.getByRole('button', { name: 'Ajouter un filtre' }).click();
}
