import { gzipSync } from 'node:zlib';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { ask, product } from '../harness/client.ts';
import { NOW, type Site, startSite } from '../harness/product.ts';
import { complaints, visit } from '../harness/visitor.ts';

const site = product('SITE');
const LIST = `${site}/campus`;
const COUNT = 26;
/** La Réunion and Ouagadougou are insets, where there is room for them. */
const ON_LAND = 24;

const isInset = (name: string) => ['La Réunion', 'Ouagadougou'].includes(name);

const map = (page: Page) => page.getByRole('navigation', { name: 'Carte des campus' });
const list = (page: Page) => page.getByRole('region', { name: 'Liste des campus' });
const rows = (page: Page) => list(page).locator('ol > li');
const field = (page: Page) => page.getByRole('searchbox', { name: 'Ville ou code postal' });
const shown = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const colour = (drawn: Locator) => drawn.evaluate((element) => getComputedStyle(element).color);

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime(NOW);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    for (const [width, points] of [
      [360, ON_LAND],
      [1440, COUNT],
    ] as const) {
      test(`RTE-9: at ${width} px, every campus is in the list and on the map`, async ({
        page,
      }) => {
        const heard = complaints(page);
        await page.setViewportSize({ width, height: 800 });
        await page.goto(LIST);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Campus');
        await expect(rows(page)).toHaveCount(COUNT);
        const names = await rows(page).locator('.title-row').allTextContents();
        expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'fr')));
        const links = map(page).getByRole('link');
        await expect(links).toHaveCount(points);
        for (const name of names.filter((name) => points === COUNT || !isInset(name)))
          await expect(map(page).getByRole('link', { name })).toHaveCount(1);
        const lyon = rows(page).filter({ hasText: 'Lyon' });
        await expect(lyon).toContainText('9 formations');
        await expect(lyon.getByRole('time')).toHaveText('21 nov.');
        const relief = map(page).locator('img');
        expect(await relief.evaluate((img: HTMLImageElement) => img.decode())).toBeUndefined();
        const scroll = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(scroll).toBeLessThanOrEqual(width);
        expect(heard).toEqual([]);
      });
    }

    test('RTE-9: a point of the map, and a line of the list, show a campus and lead to its page', async ({
      page,
    }) => {
      const heard = complaints(page);
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(LIST);
      await map(page).getByRole('link', { name: 'Gap' }).click();
      await expect(page).toHaveURL(`${LIST}?ville=gap`);
      await expect(shown(page, 'Gap')).toBeVisible();
      await rows(page).getByRole('link', { name: /^Lyon/ }).click();
      await expect(page).toHaveURL(`${LIST}?ville=lyon`);
      for (const words of [
        '45° 46′ N, 4° 50′ E',
        '69002 Lyon',
        'Grenoble, 94 km',
        'Montpellier, 251 km',
        'samedi 21 novembre 2026',
      ])
        await expect(shown(page, 'Lyon')).toContainText(
          words.replaceAll(/(?<=\d|°|′) /g, '\u00a0'),
        );
      await expect(map(page).getByText('174\u00a0km')).toBeVisible();
      await expect(rows(page).locator('[aria-current]')).toHaveText(/^Lyon/);
      await shown(page, 'Lyon').getByRole('link', { name: 'Voir le campus' }).click();
      await expect(page).toHaveURL(`${site}/campus/lyon`);
      expect(heard).toEqual([]);
    });

    test('RTE-9: from a commune or a postcode, the nearest first; what is typed is never lost', async ({
      page,
    }) => {
      const heard = complaints(page);
      await page.goto(LIST);
      await field(page).fill('villeurbanne');
      await field(page).press('Enter');
      await expect(page).toHaveURL(`${LIST}?pres=villeurbanne`);
      await expect(rows(page).first()).toContainText(/^Lyon\s*4\s*km/);
      await expect(rows(page).nth(1)).toContainText('Grenoble');
      await expect(
        page.getByRole('status').filter({ hasText: 'Villeurbanne (Rhône)' }),
      ).toBeVisible();
      await expect(shown(page, 'Lyon')).toBeVisible();

      await rows(page)
        .getByRole('link', { name: /^Grenoble/ })
        .click();
      await expect(page).toHaveURL(`${LIST}?ville=grenoble&pres=villeurbanne`);
      await expect(rows(page).first()).toContainText('Lyon');

      await field(page).fill('Saint-Denis');
      await field(page).press('Enter');
      await expect(rows(page).first()).toContainText('La Réunion');
      await page.getByRole('link', { name: 'Saint-Denis (Seine-Saint-Denis)' }).click();
      await expect(rows(page).first()).toContainText('Paris');
      await expect(field(page)).toHaveValue('Saint-Denis (93)');

      await field(page).fill('97400');
      await field(page).press('Enter');
      await expect(rows(page).first()).toContainText('La Réunion');

      await field(page).fill('Trifouillis <b>');
      await field(page).press('Enter');
      await expect(
        page.getByRole('status').filter({ hasText: 'Nous ne trouvons pas «\u00a0Trifouillis <b>' }),
      ).toBeVisible();
      await expect(field(page)).toHaveValue('Trifouillis <b>');
      await expect(rows(page)).toHaveCount(COUNT);
      await expect(rows(page).first()).toContainText('Agen');

      await page.getByRole('link', { name: 'Effacer' }).click();
      await expect(page).toHaveURL(LIST);
      await expect(field(page)).toHaveValue('');
      expect(heard).toEqual([]);
    });
  });
}

test('what the list points at, the map marks, and the other way round', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 1000 });
  await visit(page, `${LIST}?ville=lyon`);
  const gap = rows(page).getByRole('link', { name: /^Gap/ });
  const plain = await colour(gap.locator('.title-row'));
  const marked = map(page).locator('g[aria-hidden] text', { hasText: 'Gap' });
  await expect(marked).toHaveCount(0);
  await gap.hover();
  await expect(marked).toBeVisible();
  await page.mouse.move(0, 0);
  await expect(marked).toHaveCount(0);
  await map(page).getByRole('link', { name: 'Brest' }).focus();
  const brest = rows(page)
    .getByRole('link', { name: /^Brest/ })
    .locator('.title-row');
  await expect.poll(() => colour(brest)).not.toBe(plain);
  await expect(map(page).getByRole('link', { name: 'Brest' })).toBeFocused();
});

test('the map is used by keyboard alone, or passed by', async ({ page }) => {
  await visit(page, LIST);
  await map(page).getByRole('link').first().focus();
  await page.keyboard.press('Shift+Tab');
  const skip = page.getByRole('link', { name: 'Passer la carte' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeVisible();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(field(page)).toBeFocused();
  const dijon = map(page).getByRole('link', { name: 'Dijon' });
  await dijon.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${LIST}?ville=dijon`);
  await expect(shown(page, 'Dijon')).toBeVisible();
  await expect(dijon).toBeFocused();
});

test('on a phone, the campus that a line chooses comes into view', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 700 });
  await visit(page, LIST);
  await rows(page)
    .getByRole('link', { name: /^Toulouse/ })
    .click();
  await expect(shown(page, 'Toulouse').getByRole('heading', { level: 2 })).toBeInViewport();
});

test('suggestions follow what is typed, and the focus stays', async ({ page }) => {
  await visit(page, LIST);
  await field(page).pressSequentially('montpel');
  await expect(
    page.getByRole('link', { name: 'Montpellier (Hérault)', exact: true }),
  ).toBeVisible();
  await expect(field(page)).toBeFocused();
  await field(page).pressSequentially('lier');
  await expect(rows(page).first()).toContainText('Montpellier');
  await expect(field(page)).toBeFocused();
});

test('SEO-1, RTE-20: one address for the list, and none for a page that it has not', async () => {
  for (const query of ['', '?ville=lyon', '?pres=69003'])
    expect((await ask(`${LIST}${query}`)).body).toContain(`<link rel="canonical" href="${LIST}"/>`);
  for (const page of ['2', '0', 'x', '-1'])
    expect((await ask(`${LIST}?page=${page}`)).status).toBe(404);
});

test('the network is light, and its relief is a picture that browsers keep', async ({ page }) => {
  for (const address of [`${site}/`, LIST]) {
    const { body } = await ask(address);
    const drawn = [...body.matchAll(/<svg[^>]*role="group".*?<\/svg>/gs)].map(([svg]) => svg);
    expect(drawn).toHaveLength(1);
    expect(gzipSync(drawn.join('')).length).toBeLessThan(10 * 1024);
  }
  const picture = page.waitForResponse(/\.avif$/);
  await page.goto(LIST);
  expect((await picture).headers()['cache-control']).toContain('immutable');
});

for (const [motion, name] of [
  ['no-preference', 'appear'],
  ['reduce', 'none'],
] as const) {
  test(`the home’s map draws itself, unless motion is to be reduced: ${motion}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: motion });
    await page.goto(site);
    const stage = page.locator('.map-drawn > *').nth(1);
    expect(await stage.evaluate((path) => getComputedStyle(path).animationName)).toBe(name);
  });
}

test.describe('in English', () => {
  let english: Site;
  test.beforeAll(async () => {
    english = await startSite({ api: `${product('CMS')}/api`, settings: { HAS_EN: 'on' } });
  });
  test.afterAll(() => english.stop());

  test('CFG-2: the same campuses, in English', async ({ page }) => {
    const heard = complaints(page);
    await page.goto(`${english.url}/en/campus?pres=69003`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Campuses');
    await expect(page.getByText('Nearest to Lyon (Rhône) first')).toBeVisible();
    await page
      .getByRole('navigation', { name: 'Map of the campuses' })
      .getByRole('link', { name: 'Lille' })
      .click();
    await expect(page).toHaveURL(`${english.url}/en/campus?ville=lille&pres=69003`);
    await page.getByRole('link', { name: /^See the campus.*Lille/ }).click();
    await expect(page).toHaveURL(`${english.url}/en/campus/lille`);
    expect(heard).toEqual([]);
  });
});
