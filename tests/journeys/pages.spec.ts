import { expect, type Page, test } from '@playwright/test';
import { ask, product, signIn } from '../harness/client.ts';
import { complaints, visit } from '../harness/visitor.ts';

const site = product('SITE');
const api = `${product('CMS')}/api`;

/** The paths of all pages that are only their blocks. */
async function paths(): Promise<string[]> {
  const headers = { authorization: `Bearer ${await signIn(api)}` };
  const url = `${api}/pages?locale=fr&fields[0]=path&pagination[pageSize]=100`;
  const { data } = (await ask(url, { headers })).json() as { data: { path: string }[] };
  return data.map(({ path }) => `/${path}`);
}

test('RTE-13, RTE-16, RTE-18, RTE-19: every page has one title, its headings in order, and names of its own', async () => {
  const all = await paths();
  expect(all.length).toBeGreaterThan(30);
  for (const path of [...all, '/ecole', '/formations']) {
    const { status, body } = await ask(`${site}${path}`);
    expect([path, status]).toEqual([path, 200]);
    const main = body.slice(body.indexOf('<main'), body.indexOf('</main>'));
    const levels = [...main.matchAll(/<h([1-6])[ >]/g)].map(([, level]) => Number(level));
    const skipped = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
    expect([path, levels.filter((level) => level === 1).length, skipped]).toEqual([path, 1, []]);
    const ids = [...body.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect([path, ids.filter((id, index) => ids.indexOf(id) !== index)]).toEqual([path, []]);
  }
});

for (const [path, title] of [
  ['/ecole/nos-engagements', 'Nos engagements'],
  ['/ecole/alumni-cassini', 'Alumni Cassini'],
  ['/entreprise', 'Entreprises'],
  ['/partenaire', 'Professionnels'],
  ['/edito-reseau-competences-et-developpement', 'Le mot du réseau'],
  ['/art-culture', 'Art et culture'],
  ['/formations-reseau', '+ de 80 formations'],
  ['/decouvrez-nos-podcasts', 'Découvrez nos podcasts'],
  ['/cgv', 'Conditions générales de vente'],
  ['/mentions-legales', 'Mentions légales'],
  ['/charte-donnees-personnelles', 'Charte des données personnelles'],
  ['/accessibilite', 'Déclaration d’accessibilité'],
] as const) {
  test(`RTE-13 to RTE-19: ${path} is « ${title} », and says so`, async () => {
    const { status, body } = await ask(`${site}${path}`);
    expect(status).toBe(200);
    expect(body).toMatch(new RegExp(`<h1[^>]*>${title.replaceAll('+', '\\+')}</h1>`));
    expect(body).toContain(`<title>${title} | Cassini</title>`);
    expect(body).toContain(`<link rel="canonical" href="${site}${path}"/>`);
  });
}

test('RTE-19: a section without a page of its own lists its pages, and a page leads back to it', async ({
  page,
}) => {
  const heard = complaints(page);
  await visit(page, `${site}/formations`);
  await expect(page).toHaveTitle('Formations\u00a0: les pages de la rubrique | Cassini');
  const main = page.getByRole('main');
  const bts = main
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Les BTS' }) });
  await expect(bts.getByRole('listitem')).toHaveCount(4);
  await expect(page.locator('meta[name=robots]')).toHaveCount(0);
  await bts.getByRole('link', { name: 'BTS Gestion de la PME' }).click();
  await expect(page).toHaveURL(`${site}/formations/bts-gpme`);
  const crumbs = page.getByRole('navigation', { name: 'Fil d’Ariane' });
  await expect(crumbs).toHaveText(/Accueil.*Formations.*BTS Gestion de la PME/);
  await crumbs.getByRole('link', { name: 'Formations' }).click();
  await expect(page).toHaveURL(`${site}/formations`);
  expect(heard).toEqual([]);
});

for (const path of ['/nulle-part', '/formations/nulle-part', '/login', '/nulle-part/formations']) {
  test(`RTE-20, RTE-21: ${path} is a 404`, async () => {
    expect((await ask(`${site}${path}`)).status).toBe(404);
  });
}

const summary = (page: Page, name = 'Sommaire') => page.getByRole('navigation', { name });

test('the summary of a long page leads to its parts, follows the reader, and stays in view', async ({
  page,
}) => {
  const heard = complaints(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, `${site}/mentions-legales`);
  const nav = summary(page);
  await expect(nav.getByRole('link')).toHaveCount(12);
  await nav.getByRole('link', { name: 'Propriété intellectuelle' }).click();
  await expect(page).toHaveURL(`${site}/mentions-legales#propriete-intellectuelle`);
  const heading = page.getByRole('heading', { name: 'Propriété intellectuelle' });
  await expect(heading).toBeInViewport();
  await expect(nav.locator('[aria-current]:visible')).toHaveText('Propriété intellectuelle');
  await expect(nav).toBeInViewport();
  await page.getByRole('heading', { name: 'Droit applicable' }).scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 400);
  await expect(nav.locator('[aria-current]:visible')).toHaveText(/Relations|Droit|Accessibilité/);
  expect(heard).toEqual([]);
});

test.describe('without scripts, on a phone', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

  test('the summary unfolds, under the words its editor chose', async ({ page }) => {
    await page.goto(`${site}/charte-donnees-personnelles`);
    const nav = summary(page, 'Dans cette charte');
    await expect(nav.getByRole('link', { name: 'Vos droits' })).toBeHidden();
    await nav.getByText('Dans cette charte').click();
    await nav.getByRole('link', { name: 'Vos droits' }).click();
    await expect(page).toHaveURL(/#vos-droits$/);
    await expect(page.getByRole('heading', { name: 'Vos droits' })).toBeInViewport();
  });

  test('the menus’ addresses within a page are there', async ({ page }) => {
    await page.goto(`${site}/formations/alternance#remuneration`);
    await expect(page.locator('#remuneration')).toHaveText('Rémunération');
    await expect(page.locator('#trouver-son-entreprise')).toHaveCount(1);
    const table = page.getByRole('region', { name: /^Votre âge, 1re année/ });
    await expect(table).toHaveAttribute('tabindex', '0');
    const widths = await table.evaluate((box) => [box.scrollWidth, box.clientWidth]);
    expect(widths[0]).toBeGreaterThan(widths[1] ?? 0);
  });
});

test('on paper, what was folded is read, and what is for the screen is gone', async ({ page }) => {
  await page.goto(`${site}/entreprise`);
  const answer = page.getByText('Vous appelez. Le référent vient sur place');
  await expect(answer).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(answer).toBeVisible();
  await expect(summary(page)).toBeHidden();
  await expect(page.getByRole('region', { name: 'Dix lignes suffisent' })).toBeHidden();
});
