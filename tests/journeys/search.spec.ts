import { expect, type Page, test } from '@playwright/test';
import { violations } from '../harness/access/axe.ts';
import { product } from '../harness/client.ts';
import { WIDE } from '../harness/header.ts';
import { NOW, type Site, startSite } from '../harness/product.ts';
import { watchShifts } from '../harness/shifts.ts';
import { sidebarOf } from '../harness/sidebar.ts';
import { complaints, leave, ofThePage, scriptsAnswer, title, visit } from '../harness/visitor.ts';

const plain = product('SITE');
const PAGE = `${plain}/recherche`;
const WIDTHS = [360, 1440];

const main = (page: Page) => page.getByRole('main');
const status = (page: Page) => main(page).getByRole('status');
const group = (page: Page, name: string) =>
  main(page).getByRole('region', { name: new RegExp(`^${name}`) });
const rail = (page: Page) => page.getByRole('navigation', { name: 'Résultats par rubrique' });

/** The search over the page, from the bar that is in view. */
function overlay(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Recherche' });
  return {
    dialog,
    opener: page
      .getByRole('banner')
      .getByRole('button', { name: 'Rechercher' })
      .locator('visible=true'),
    field: dialog.getByRole('searchbox', { name: 'Que cherchez-vous' }),
    links: dialog.getByRole('listitem').getByRole('link'),
    said: dialog.getByRole('status'),
  };
}

async function expectNoViolations(page: Page, part: string): Promise<void> {
  await page.evaluate(() => Promise.all(document.getAnimations().map((one) => one.finished)));
  const found = await violations(page, part);
  expect(found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html)}`)).toEqual([]);
}

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime(NOW);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    for (const width of WIDTHS) {
      test(`at ${width} px, what is found stands by kind, and a kind has pages`, async ({
        page,
      }) => {
        const heard = complaints(page);
        await page.setViewportSize({ width, height: 900 });
        await page.goto(PAGE);
        await page.getByRole('searchbox', { name: 'Que cherchez-vous' }).last().fill('alternnance');
        await main(page).getByRole('button', { name: 'Rechercher' }).click();
        await expect(page).toHaveURL(`${PAGE}?q=alternnance`);
        await expect(status(page)).toHaveText(/^\d+\srésultats pour «\salternance\s»$/);
        const offers = group(page, 'Offres d’alternance');
        await expect(offers.getByRole('listitem')).toHaveCount(5);
        await expect(group(page, 'Actualités').getByRole('time').first()).toBeVisible();
        await expect(main(page).locator('mark').first()).toHaveText(/^alternan/i);

        await offers.getByRole('link', { name: 'Tous les résultats dans' }).click();
        await expect(page).toHaveURL(`${PAGE}?q=alternnance&dans=offres`);
        await expect(offers.getByRole('heading', { level: 3 })).toHaveCount(20);
        await expect(rail(page).locator('[aria-current]')).toContainText('Offres d’alternance');
        await main(page).getByRole('link', { name: 'Page suivante' }).click();
        await expect(page).toHaveURL(`${PAGE}?q=alternnance&dans=offres&page=2`);
        await offers.getByRole('listitem').first().getByRole('link').click();
        await expect(page).toHaveURL(/\/offres-alternance\?offre=/);
        await expect(page.getByText('Répondre à cette offre')).toBeVisible();

        await page.goBack();
        await expect(title(page)).toHaveText('Recherche');
        await rail(page).getByRole('link', { name: 'Tout' }).click();
        await expect(page).toHaveURL(`${PAGE}?q=alternnance`);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(wide).toBeLessThanOrEqual(width);
        expect(heard).toEqual([]);
      });
    }

    test('without words, or without a page that has them, there are ways on', async ({ page }) => {
      await page.goto(PAGE);
      await expect(title(page)).toHaveText('Recherche');
      await expect(main(page).getByRole('link', { name: 'Formations' })).toHaveAttribute(
        'href',
        '/programmes',
      );
      await main(page).getByRole('link', { name: 'portes ouvertes' }).click();
      await expect(page).toHaveURL(`${PAGE}?q=portes+ouvertes`);
      await expect(group(page, 'Agenda').getByRole('listitem')).toHaveCount(5);

      await page.goto(`${PAGE}?q=comptabbillitteee`);
      await expect(status(page)).toHaveText('Aucun résultat pour « comptabbillitteee »');
      await expect(main(page).getByRole('link', { name: 'Agenda' })).toBeVisible();
      await main(page).getByRole('link', { name: 'comptabilité' }).click();
      await expect(status(page)).toHaveText(/résultats pour «\scomptabilité\s»/);

      await page.goto(`${PAGE}?q=bts+zythologie`);
      await expect(status(page)).toHaveText(
        /^Aucune page n’a tous ces mots. \d+ en ont une partie.$/,
      );
    });
  });
}

for (const width of WIDTHS) {
  test(`at ${width} px, axe has nothing against the page, whatever it comes to`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const query of ['', '?q=lyon', '?q=lyon&dans=formations', '?q=xqzwk']) {
      await page.goto(`${PAGE}${query}`);
      await expectNoViolations(page, 'main');
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    }
  });

  test(`at ${width} px, the search opens over the page, finds as one types, and gives the focus back`, async ({
    page,
  }) => {
    const heard = complaints(page);
    const shifts = await watchShifts(page);
    await page.setViewportSize({ width, height: 900 });
    await visit(page, plain);
    const { dialog, opener, field, links, said } = overlay(page);
    await opener.click();
    await expect(dialog).toBeVisible();
    await expect(field).toBeFocused();
    await expect(links).toHaveText([
      'alternance',
      'portes ouvertes',
      'Parcoursup',
      'prix',
      'logement',
    ]);
    await expectNoViolations(page, 'dialog[open]');

    await page.keyboard.type('campus lile');
    await expect(said).toHaveText(/^\d+\srésultats?$/);
    await expect(links.first()).toHaveAccessibleName(/^Campus de Lille/);
    await expect(links.first().locator('mark')).toHaveText(['Campus', 'Lille']);
    await expectNoViolations(page, 'dialog[open]');

    const all = dialog.getByRole('link', { name: 'Tous les résultats' });
    await page.keyboard.press('ArrowDown');
    await expect(all).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(links.first()).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect(field).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
    expect(await shifts()).toEqual([]);

    await page.keyboard.press('Enter');
    await expect(field).toHaveValue('campus lile');
    await leave(page, () => links.first().click(), `${plain}/campus/lille`);
    await expect(dialog).toBeHidden();
    expect(heard).toEqual([]);
  });
}

test('Enter leads to all that was found', async ({ page }) => {
  await visit(page, plain);
  const { dialog, opener, field } = overlay(page);
  await opener.click();
  await field.fill('jpo lyon');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${PAGE}?q=jpo+lyon`);
  await expect(dialog).toBeHidden();
  await expect(group(page, 'Agenda').getByRole('listitem')).toHaveCount(2);
});

test('the page follows what is typed in it', async ({ page }) => {
  await visit(page, `${PAGE}?q=lyon`);
  const field = main(page).getByRole('searchbox');
  await field.fill('brest');
  await expect(page).toHaveURL(`${PAGE}?q=brest`);
  await expect(status(page)).toHaveText(/résultats pour «\sbrest\s»$/);
  await expect(field).toBeFocused();
  await expect(page).toHaveTitle(/^Recherche\s: «\sbrest\s»/);
});

test('a slash opens the search, unless something is being written or it was turned off', async ({
  page,
}) => {
  await page.setViewportSize(WIDE);
  await visit(page, PAGE);
  const { dialog, field } = overlay(page);
  await main(page).getByRole('searchbox').focus();
  await page.keyboard.press('/');
  await expect(page).toHaveURL(`${PAGE}?q=%2F`);
  await expect(dialog).toBeHidden();
  await title(page).click();
  await page.keyboard.press('/');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('');
  await dialog.getByRole('checkbox', { name: 'Ouvrir la recherche avec la touche' }).uncheck();
  await page.keyboard.press('Escape');
  await visit(page, PAGE);
  await title(page).click();
  await page.keyboard.press('/');
  await expect(dialog).toBeHidden();
});

test('opened on an address whose page is still being drawn, it stays open', async ({ page }) => {
  await page.setViewportSize(WIDE);
  await visit(page, PAGE);
  const { dialog, field } = overlay(page);
  await page.evaluate(async () => {
    const replace = window.history.replaceState.bind(window.history);
    window.history.replaceState = (...given) => {
      replace(...given);
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '/', bubbles: true }));
    };
    await window.__reactRouterDataRouter?.navigate('/recherche?q=lyon', { replace: true });
    window.history.replaceState = replace;
  });
  await expect(status(page)).toHaveText(/résultats pour «\slyon\s»$/);
  await expect(dialog).toBeVisible();
  await expect(field).toBeFocused();
  await page.evaluate(() => window.__reactRouterDataRouter?.navigate('/recherche?q=brest'));
  await expect(dialog).toBeHidden();
});

test('of what was typed, only the last is answered; a search that fails says so', async ({
  page,
}) => {
  const heard = complaints(page);
  await visit(page, plain);
  const { opener, field, links, said } = overlay(page);
  const gate = Promise.withResolvers<void>();
  await page.route('**/api/search?q=brest*', async (route) => {
    await gate.promise;
    await route.continue().catch(() => undefined);
  });
  await opener.click();
  const asked = page.waitForRequest('**/api/search?q=brest*');
  await field.fill('brest');
  await asked;
  await expect(said).toHaveText('Recherche en cours…');
  await field.fill('toulon');
  await expect(links.first()).toHaveAccessibleName(/Toulon/);
  gate.resolve();
  await page.route('**/api/search?q=dijon*', (route) => route.fulfill({ status: 503, body: '' }));
  await field.fill('dijon');
  await expect(said).toHaveText('La recherche ne répond pas. Validez pour réessayer sur une page.');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${PAGE}?q=dijon`);
  await expect(group(page, 'Campus').getByRole('link')).toHaveText('Campus de Dijon');
  expect(ofThePage(heard)).toEqual([]);
});

test('the compact bar takes over the search that has the focus, and the sidebar has it too', async ({
  page,
}) => {
  await page.setViewportSize(WIDE);
  await visit(page, plain);
  const { dialog, opener } = overlay(page);
  await opener.focus();
  await page.mouse.wheel(0, 700);
  await expect(page.locator('[data-of=compact] :focus')).toHaveText('Rechercher');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-of=compact] :focus')).toHaveText('Rechercher');

  const menu = sidebarOf(page);
  await menu.burger.click();
  await menu.button('Rechercher').click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(menu.button('Rechercher')).toBeFocused();
});

test('the search opens before the scripts come, and goes on when they are there', async ({
  page,
}) => {
  const heard = complaints(page);
  const gate = Promise.withResolvers<void>();
  await page.route(/\.js$/, async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.goto(plain, { waitUntil: 'commit' });
  const { dialog, field, links } = overlay(page);
  await page.locator('[data-of=compact]').getByRole('button', { name: 'Rechercher' }).click();
  await expect(field).toBeFocused();
  await field.fill('lille');
  gate.resolve();
  await scriptsAnswer(page);
  await expect(links.first()).toHaveAccessibleName(/Lille/);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  expect(heard).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const width of WIDTHS) {
    test(`at ${width} px, the bar has a link to the search`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(plain);
      const link = page.getByRole('banner').getByRole('link', { name: 'Rechercher' });
      await link.locator('visible=true').click();
      await expect(page).toHaveURL(PAGE);
      await expect(overlay(page).opener).toHaveCount(0);
    });
  }
});

test.describe('in English', () => {
  let site: Site;

  test.beforeAll(async () => {
    site = await startSite({ api: `${product('CMS')}/api`, settings: { HAS_EN: 'on' } });
  });

  test.afterAll(() => site.stop());

  test('the search has English pages, English words and English addresses', async ({ page }) => {
    await page.setViewportSize(WIDE);
    await visit(page, `${site.url}/en`);
    await page.getByRole('banner').getByRole('button', { name: 'Search' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Search' });
    await dialog.getByRole('searchbox').fill('open house lyon');
    await expect(dialog.getByRole('status')).toHaveText(/^\d+ results?$/);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${site.url}/en/recherche?q=open+house+lyon`);
    const first = main(page).getByRole('region').first().getByRole('link').first();
    await expect(first).toHaveAttribute('href', /^\/en\//);
    await page
      .getByRole('navigation', { name: 'Language' })
      .getByRole('link', { name: 'FR' })
      .click();
    await expect(page).toHaveURL(`${site.url}/recherche?q=open+house+lyon`);
  });
});
