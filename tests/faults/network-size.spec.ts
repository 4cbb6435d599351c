import { brotliCompressSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { ask } from '../harness/client.ts';
import { campusAt, largeNetwork } from '../harness/large-network.ts';
import { type Site, startSite } from '../harness/product.ts';
import { StandIn } from '../harness/stand-in.ts';
import { scriptsAnswer, visit } from '../harness/visitor.ts';

/** The demo's number of campuses, and two hundred times as many. */
const [FEW, MANY] = [26, 5000];
const LAST = campusAt(MANY - 1);
const COURSE = 'programme-0';

type School = { standIn: StandIn; site: Site };
let few: School;
let many: School;

test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  [few, many] = await Promise.all([school(FEW), school(MANY)]);
});

test.afterAll(async () => {
  for (const { site, standIn } of [few, many]) {
    await site.stop();
    await standIn.stop();
  }
});

async function school(campuses: number): Promise<School> {
  const standIn = await StandIn.start(largeNetwork(campuses));
  return { standIn, site: await startSite({ api: standIn.api }) };
}

const PAGES = [
  '/',
  '/campus',
  `/campus/${campusAt(7).slug}`,
  '/actualites',
  '/agenda',
  '/programmes',
  `/programmes/${COURSE}`,
  '/contact',
  '/offres-alternance',
  '/temoignages',
  '/crm/contact',
  `/crm/contact?course=${COURSE}`,
  `/?popin=true&action=contact&course=${COURSE}`,
];

for (const page of PAGES) {
  test(`${page} of five thousand campuses is as heavy as that of twenty-six`, async () => {
    const [small, large] = await Promise.all(
      [few, many].map(({ site }) => ask(`${site.url}${page}`)),
    );
    expect([small?.status, large?.status]).toEqual([200, 200]);
    const [before, after] = [small?.body ?? '', large?.body ?? ''];
    expect(bytes(after)).toBeLessThan(1.2 * bytes(before));
    for (const element of ['<option', '<a ', '<circle', '<li']) {
      const [least, most] = [before, after].map((body) => body.split(element).length);
      expect([element, most]).toEqual([element, Math.min(most ?? 0, (least ?? 0) * 1.6 + 40)]);
    }
  });
}

function bytes(body: string): number {
  return brotliCompressSync(body).length;
}

test('what a browser may ask for is as short, however many there are', async () => {
  for (const path of ['/api/campuses', `/api/crm-links/contact/${COURSE}/campuses`]) {
    expect((await ask(`${few.site.url}${path}`)).json()).toHaveLength(FEW);
    const { total, found } = (await ask(`${many.site.url}${path}?q=04999`)).json() as Some;
    expect([total, found]).toEqual([MANY, [{ slug: LAST.slug, name: LAST.name }]]);
    const all = (await ask(`${many.site.url}${path}?campus=${LAST.slug}`)).json() as Some;
    expect(all.found).toHaveLength(9);
    expect(all.found).toContainEqual({ slug: LAST.slug, name: LAST.name });
  }
});

type Some = { total: number; found: { slug: string; name: string }[] };

/** Where one of the filters is, what it finds of the last campus, and where a list leads to. */
const FILTERS = [
  ['/agenda', 'Portes ouvertes 4999'],
  ['/actualites', 'Nouvelle 4999'],
  ['/offres-alternance', 'Offre 4999'],
  ['/programmes', 'Programme 6'],
  ['/contact', 'ville-04999@'],
  ['/temoignages', 'Élève 4999'],
  [`/programmes/${COURSE}`, LAST.name],
] as const;

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    for (const [path, found] of FILTERS) {
      test(`${path} has the last campus by its name, at the address that a list has`, async ({
        page,
      }) => {
        await page.goto(`${many.site.url}${path}`);
        if (javaScriptEnabled) await scriptsAnswer(page);
        const main = page.getByRole('main');
        const field = main.getByRole('combobox', { name: 'Campus', exact: true });
        await field.fill('ville 04999');
        await field.press('Enter');
        await expect(page).toHaveURL(
          new RegExp(`${path}\\?([\\w-]+=&)*campus=${LAST.slug}(&|#|$)`),
        );
        await expect(main.getByText(found).first()).toBeVisible();
        await expect(field).toHaveValue(javaScriptEnabled ? /^ville 04999$/i : LAST.name);
      });
    }

    test('a name that is none, or several, is told, and stays to be mended', async ({ page }) => {
      await page.goto(`${many.site.url}/offres-alternance?q=offre`);
      if (javaScriptEnabled) await scriptsAnswer(page);
      const main = page.getByRole('main');
      const field = main.getByRole('combobox', { name: 'Campus', exact: true });
      await field.fill('Atlantide');
      await field.press('Enter');
      await expect(
        main.getByText('Aucun campus ne s’appelle «\u00a0Atlantide\u00a0».'),
      ).toBeVisible();
      await expect(field).toHaveValue('Atlantide');
      await expect(main.getByLabel('Métier, entreprise ou ville')).toHaveValue('offre');
      await field.fill('0499');
      await field.press('Enter');
      const other = campusAt(4990);
      await main.getByRole('link', { name: other.name }).click();
      await expect(page).toHaveURL(/q=offre/);
      await expect(page).toHaveURL(new RegExp(`campus=${other.slug}`));
    });

    test('the home leads to the programmes of a campus that is named', async ({ page }) => {
      await page.goto(many.site.url);
      if (javaScriptEnabled) await scriptsAnswer(page);
      const finder = page.getByRole('search', { name: 'Trouver une formation' });
      await finder.getByLabel('près de').fill(LAST.name);
      await finder.getByRole('button').click();
      await expect(page).toHaveURL(new RegExp(`/programmes\\?(type=&)?campus=${LAST.slug}$`));
    });

    test('POP-8: the pop-in leads on from a campus that is named', async ({ page }) => {
      await page.goto(`${many.site.url}/?popin=true&action=contact&course=${COURSE}`);
      if (javaScriptEnabled) await scriptsAnswer(page);
      const popin = page.getByRole('dialog');
      const field = popin.getByLabel('Campus');
      if (javaScriptEnabled) {
        await field.pressSequentially('04999');
        await popin.getByRole('option', { name: LAST.name }).click();
      } else {
        await field.fill('atlantide');
        await popin.getByRole('button', { name: 'Continuer' }).click();
        await expect(popin.getByText('Aucun campus de ce nom')).toBeVisible();
        await expect(field).toHaveValue('atlantide');
        await field.fill('Ville 04999');
      }
      await popin.getByRole('button', { name: 'Continuer' }).click();
      await expect(page).toHaveURL(new RegExp(`/crm/contact\\?.*campus=${LAST.slug}`));
    });

    test('RTE-12: the form has the campus that is named', async ({ page }) => {
      await page.goto(`${many.site.url}/crm/contact?course=${COURSE}&campus=${LAST.slug}`);
      if (javaScriptEnabled) await scriptsAnswer(page);
      const field = page.getByRole('combobox', { name: 'Campus', exact: true });
      await expect(field).toHaveValue(LAST.name);
      await field.fill('atlantide');
      await page.getByRole('button', { name: 'Envoyer le message' }).click();
      await expect(page.getByText('Aucun campus de ce nom').first()).toBeVisible();
      await expect(field).toHaveValue('atlantide');
    });
  });
}

test('names are suggested as one types, and one that is picked is followed', async ({ page }) => {
  await visit(page, `${many.site.url}/agenda`);
  const field = page.getByRole('combobox', { name: 'Campus', exact: true });
  await field.pressSequentially('04999');
  const suggestions = page.locator('datalist option');
  await expect(suggestions).toHaveCount(1);
  await expect(suggestions).toHaveAttribute('value', LAST.name);
  await expect(page).toHaveURL(`${many.site.url}/agenda`);
  // What a browser does when a suggestion is taken.
  await field.fill(LAST.name);
  await expect(page).toHaveURL(`${many.site.url}/agenda?campus=${LAST.slug}`);
  await page.getByRole('link', { name: 'Effacer les filtres' }).click();
  await expect(page).toHaveURL(`${many.site.url}/agenda`);
  await expect(field).toHaveValue('');
});
