import { expect, type Page, test } from '@playwright/test';
import { violations } from '../harness/access/axe.ts';
import { Admin } from '../harness/admin.ts';
import { ask } from '../harness/client.ts';
import { DESK, listed, listing, missing, reporter } from '../harness/missing.ts';
import { SOON } from '../harness/pace.ts';
import { type Product, startProduct } from '../harness/product.ts';

const LIST = '/admin/content-manager/collection-types/api::redirect.redirect';
const PAGE = `${LIST}/introuvables`;
/** The site tells of what it did not find some seconds later. */
const TOLD = { timeout: 15_000 };

test.describe.configure({ mode: 'serial' });
test.use({ actionTimeout: 15_000, viewport: { width: 1440, height: 900 } });

let product: Product;
let admin: Admin;

test.beforeAll(async () => {
  product = await startProduct({ HAS_EN: 'on' });
  admin = await Admin.signIn(product.cms.url);
  await admin.invite('Rédaction');
  await admin.invite('Admissions');
});

test.afterAll(() => product.stop());

async function follow(path: string, headers: Record<string, string> = {}) {
  const { status, headers: sent } = await ask(`${product.site.url}${path}`, { headers });
  return [status, sent.location];
}

test('RED-8: what visitors do not find is told to editors, without anything of who they are; a redirect holds within two seconds', async () => {
  const { url } = product.site;
  const asked: [string, Record<string, string>?][] = [
    [
      '/programme-2024/bts-mco?email=camille@famille.example',
      { referer: `${url}/agenda?q=camille` },
    ],
    ['/programme-2024/bts-mco', { referer: 'https://annuaire.example/ecoles?q=camille' }],
    ['/programme-2024/bts-mco.data', { referer: `${url}/agenda` }],
    ['/programme-2024/bts-mco.data', { 'sec-purpose': 'prefetch', referer: `${url}/campus` }],
    ['/en/programme-2024/bts-mco'],
    ['/article?slug=article-perdu'],
    // None of these is for an editor.
    ['/desinscription/camille@famille.example'],
    ['/rappel/0600000000'],
    ['/wp-login.php'],
    ['/.env'],
    ['/api/perdue'],
    ['/uploads/perdu.pdf'],
    ['/assets/perdu.js'],
    ['/error/debug?status=404'],
    ['/agenda?page=9999'],
  ];
  for (const [path, headers] of asked)
    expect(await follow(path, headers)).toEqual([404, undefined]);
  await ask(`${url}/tete-seule`, { method: 'HEAD' });

  await expect.poll(() => listed(admin), TOLD).toHaveLength(3);
  const { rows } = await listing(admin);
  expect(rows).toMatchObject([
    {
      address: '/programme-2024/bts-mco',
      count: 3,
      referrers: [
        { from: '/agenda', count: 2 },
        { from: 'annuaire.example', count: 1 },
      ],
    },
    { address: '/article/article-perdu', count: 1 },
    { address: '/en/programme-2024/bts-mco', count: 1 },
  ]);
  expect(JSON.stringify(rows)).not.toMatch(/camille|ecoles|127\.0\.0\.1/);

  const proposal = await admin.send('GET', `${DESK}/target?address=/programme-2024/bts-mco`);
  const { target } = proposal.json() as { target: string };
  await admin.create('api::redirect.redirect', { from: '/programme-2024/bts-mco', to: target });
  await expect
    .poll(() => follow('/programme-2024/bts-mco?de=affiche'), SOON)
    .toEqual([301, '/programmes/bts-mco?de=affiche']);
  expect(await listed(admin)).toEqual(['/article/article-perdu', '/en/programme-2024/bts-mco']);
});

test('a site that stops tells what it has counted first', async () => {
  const { site } = product;
  expect(await follow('/avant-de-partir')).toEqual([404, undefined]);
  await site.stop();
  expect(await listed(admin, 'avant-de-partir')).toEqual(['/avant-de-partir']);
});

test('an editor finds the list, redirects one address by a proposal, mends one that is refused, and ignores one', async ({
  page,
}) => {
  test.slow();
  const report = await reporter(product.cms.api);
  await report([
    missing('/programme-2024/bachelor-marketing-digital', 41, [
      { from: 'annuaire.example', count: 30 },
      { from: '/', count: 6 },
      ...['a', 'b'].map((name) => ({ from: `${name}.example`, count: 1 })),
    ]),
    missing('/tarifs-cantine', 12),
    missing('/pokemon', 7),
    ...Array.from({ length: 30 }, (_, at) => missing(`/ancien/${at}`, 2)),
  ]);
  await signIn(page, 'r-daction@cassini.example');
  await page.goto(`${product.cms.url}${LIST}`);
  await page.getByRole('link', { name: 'Adresses introuvables' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Adresses introuvables' }),
  ).toBeVisible();
  const rows = page.getByRole('row');
  await expect(rows).toHaveCount(26);
  await expect(rows.nth(1)).toContainText('/programme-2024/bachelor-marketing-digital');
  await expect(rows.nth(1)).toContainText('Accueil du site');
  await expect(rows.nth(1)).toContainText('et 1 autre');
  await expect(page.getByText('Adresses 1 à 25 sur 36')).toBeVisible();
  expect(await violations(page, 'main')).toEqual([]);

  await page
    .getByRole('button', { name: 'Rediriger /programme-2024/bachelor-marketing-digital' })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Rediriger une adresse introuvable' });
  const to = dialog.getByRole('textbox', { name: 'Nouvelle adresse' });
  await expect(to).toHaveValue('/programmes/bachelor-marketing-digital');
  await dialog.getByRole('button', { name: 'Rediriger' }).click();
  await expect(page.getByText('mène maintenant à')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(rows.nth(1)).toContainText('/tarifs-cantine');

  await page.getByRole('button', { name: 'Rediriger /tarifs-cantine' }).click();
  await expect(to).toHaveValue('');
  await expect(dialog.getByRole('button', { name: 'Rediriger' })).toBeDisabled();
  await to.fill('/programme-2024/bts-mco');
  await dialog.getByRole('button', { name: 'Rediriger' }).click();
  await expect(dialog.getByText('visez cette adresse')).toBeVisible();
  await to.fill('/agenda');
  await to.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(rows.nth(1)).toContainText('/pokemon');

  await page.getByRole('button', { name: 'Ignorer /pokemon' }).click();
  await expect(rows.filter({ hasText: '/pokemon' })).toHaveCount(0);
  await page.getByRole('tab', { name: 'Ignorées 1' }).click();
  await expect(rows).toHaveCount(2);
  await page.getByRole('button', { name: 'Ne plus ignorer /pokemon' }).click();
  await expect(page.getByText('Aucune adresse n’est ignorée.')).toBeVisible();

  await page.getByRole('tab', { name: 'À traiter 34' }).click();
  const search = page.getByRole('searchbox', { name: 'Chercher une adresse ou une provenance' });
  await search.fill('ancien/2');
  await search.press('Enter');
  await expect(rows).toHaveCount(12);
  await search.fill('nulle part');
  await search.press('Enter');
  await expect(page.getByText('Aucune adresse ne répond à « nulle part ».')).toBeVisible();
});

test('a list that cannot be read says so, and is read again', async ({ page }) => {
  await signIn(page, 'r-daction@cassini.example');
  await page.route(`**${DESK}?*`, (route) => route.fulfill({ status: 500 }), { times: 1 });
  await page.goto(`${product.cms.url}${PAGE}`);
  await expect(page.getByText('La liste n’a pas pu être lue.')).toBeVisible();
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.getByRole('row')).toHaveCount(26);
});

test('who may make no redirect has no such list', async ({ page }) => {
  await signIn(page, 'admissions@cassini.example');
  await page.goto(`${product.cms.url}${PAGE}`);
  await expect(page.getByText('Vous n’avez pas le droit de voir ce contenu')).toBeVisible();
});

async function signIn(page: Page, email: string): Promise<void> {
  await page.goto(`${product.cms.url}/admin`);
  await page.getByRole('textbox', { name: 'Courriel' }).fill(email);
  await page.getByRole('textbox', { name: 'Mot de passe' }).fill('Only-for-this-test-run-1664');
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Bonjour' })).toBeVisible();
}
