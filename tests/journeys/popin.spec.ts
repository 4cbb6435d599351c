import { expect, type Page, type Route, test } from '@playwright/test';
import { violations } from '../harness/access/axe.ts';
import { ask, product } from '../harness/client.ts';
import { callToAction, choose, popinOf } from '../harness/popin.ts';
import { type Site, startSite } from '../harness/product.ts';
import { keyboard, sidebarOf } from '../harness/sidebar.ts';
import { complaints, coreAnswers, go as goTo, ofThePage, visit } from '../harness/visitor.ts';

const site = product('SITE');
const BACHELOR = 'Bachelor Développement commercial';
const BTS = 'BTS Management commercial opérationnel';
const CAMPUSES = '**/api/crm-links/*/*/campuses?*';
const LINK = '**/api/crm-links/contact/*/*?*';

for (const [path, course, campus] of [
  ['/', '', ''],
  ['/agenda', '', ''],
  ['/programmes/bts-mco', BTS, ''],
  ['/campus/lyon', '', 'Lyon'],
  ['/campus/la-reunion', '', 'La Réunion'],
] as const) {
  test(`POP-3: on ${path}, it opens in place on « ${course} » and « ${campus} »`, async ({
    page,
  }) => {
    const heard = complaints(page);
    await visit(page, `${site}${path}`);
    await callToAction(page, 'Contact').click();
    const popin = popinOf(page);
    await expect(popin.dialog).toBeVisible();
    await expect(page).toHaveURL(`${site}${path}`);
    await expect(popin.course).toHaveValue(course);
    await expect(popin.campus).toHaveValue(campus);
    await expect(popin.campus).toBeEnabled({ enabled: Boolean(course || campus) });
    await popin.course.click();
    await expect(popin.options.first()).toBeVisible();
    expect(heard).toEqual([]);
  });
}

test('POP-4, POP-6, POP-7: choices, what they clear, what is missing, and nothing of it the next time', async ({
  page,
}) => {
  await visit(page, `${site}/agenda`);
  await callToAction(page, 'Candidature').click();
  const popin = popinOf(page, 'Candidature en ligne');
  await popin.go.click();
  await expect(popin.alert).toHaveText('Vous devez choisir un campus et une formation.');
  await choose(popin.course, BACHELOR);
  await expect(popin.alert).toBeEmpty();
  await expect(popin.dialog).toContainText('15 campus, dont La Réunion et Ouagadougou, ouvrent');
  await choose(popin.campus, 'Ouagadougou');
  await popin.course.click();
  await expect(popin.options.first()).toBeVisible();
  const offered = await popin.options.allTextContents();
  expect(offered).toContain(BACHELOR);
  // Of every course, those of this campus.
  await popin.campus.fill('');
  await popin.campus.press('Tab');
  await popin.course.click();
  await expect.poll(() => popin.options.count()).toBeGreaterThan(offered.length);
  await choose(popin.campus, 'Ouagadougou');
  await popin.course.fill('');
  await popin.go.click();
  await expect(popin.alert).toHaveText('Vous devez choisir un campus et une formation.');
  await page.keyboard.press('Escape');
  await expect(popin.dialog).toBeHidden();

  await callToAction(page, 'Candidature').click();
  await expect(popin.course).toHaveValue('');
  await expect(popin.campus).toHaveValue('');
  await expect(popin.alert).toBeEmpty();
});

test('POP-4: a campus that the new course does not have is cleared; POP-6: so it is by another page', async ({
  page,
}) => {
  await page.route('**/api/crm-links/*/bts-mco/campuses?*', (route) =>
    route.fulfill({ json: [{ slug: 'agen', name: 'Agen' }] }),
  );
  await visit(page, `${site}/programmes/bachelor-responsable-agence-commerce`);
  await page.getByRole('link', { name: /^Candidater : Lille/ }).click();
  const popin = popinOf(page, 'Candidature en ligne');
  await expect(popin.course).toHaveValue(BACHELOR);
  await expect(popin.campus).toHaveValue('Lille');
  await choose(popin.course, BTS);
  await expect(popin.campus).toHaveValue('');
  await choose(popin.campus, 'Agen');
  await goTo(page, '/campus');
  await expect(popin.dialog).toBeHidden();
  await callToAction(page, 'Candidature').click();
  await expect(popin.campus).toHaveValue('');
});

test('POP-8, POP-9: with both, the browser goes where the link leads, with where it came from', async ({
  page,
  context,
}) => {
  await context.addCookies([
    { name: 'origine-tracking', value: 'SEARCH_google', url: site },
    { name: 'utm_medium', value: 'cpc', url: site },
  ]);
  await visit(page, `${site}/campus/lyon`);
  await callToAction(page, 'Contact').click();
  const popin = popinOf(page);
  await choose(popin.course, BACHELOR);
  await popin.go.click();
  await expect(page).toHaveURL(
    `${site}/crm/contact?campus=lyon&course=bachelor-responsable-agence-commerce&origine-tracking=SEARCH_google&utm_medium=cpc`,
  );
});

test('POP-8, POP-11: no link, a link that fails, and another try', async ({ page }) => {
  const heard = complaints(page);
  const answers = [
    (route: Route) => route.fulfill({ json: { url: null } }),
    (route: Route) => route.fulfill({ status: 503, json: {} }),
    (route: Route) => route.fulfill({ json: { url: '/agenda' } }),
  ];
  await page.route(LINK, (route) =>
    route.request().url().includes('/campuses') ? route.continue() : answers.shift()?.(route),
  );
  await visit(page, `${site}/campus/lyon`);
  await callToAction(page, 'Contact').click();
  const popin = popinOf(page);
  await choose(popin.course, BACHELOR);
  await popin.go.click();
  await expect(popin.alert).toHaveText('Lien CRM introuvable.');
  await popin.go.click();
  await expect(popin.alert).toHaveText('La suite n’a pas pu être ouverte.');
  await popin.dialog.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page).toHaveURL(/\/agenda\?campus=lyon&course=/);
  expect(ofThePage(heard)).toEqual([]);
});

test('POP-11: an answer that comes late is not that of the last choice; what is waited for is said', async ({
  page,
}) => {
  const held = Promise.withResolvers<void>();
  await page.route(CAMPUSES, async (route) => {
    if (!route.request().url().includes('bts-mco')) return route.continue();
    await held.promise;
    await route.fulfill({ json: [{ slug: 'tard', name: 'Trop tard' }] });
  });
  await visit(page, `${site}/agenda`);
  await callToAction(page, 'Contact').click();
  const popin = popinOf(page);
  await choose(popin.course, BTS);
  await expect(popin.dialog.getByText('Chargement des campus…')).toBeVisible();
  const late = page.waitForResponse(/bts-mco\/campuses/);
  await choose(popin.course, BACHELOR);
  await popin.campus.click();
  await expect(popin.options.filter({ hasText: 'Lyon' })).toBeVisible();
  held.resolve();
  await late;
  await popin.campus.fill('t');
  await expect(popin.options.filter({ hasText: 'Toulouse' })).toBeVisible();
  await expect(popin.options.filter({ hasText: 'Trop tard' })).toHaveCount(0);
});

test('POP-11: what cannot be loaded is said, and can be asked for again', async ({ page }) => {
  await page.route('**/api/crm-links/actions?*', (route) => route.abort());
  await visit(page, `${site}/agenda`);
  await callToAction(page, 'Brochure').click();
  const popin = popinOf(page, 'Brochure');
  await expect(popin.alert).toHaveText('Les formations n’ont pas pu être chargées.');
  await page.unroute('**/api/crm-links/actions?*');
  await popin.dialog.getByRole('button', { name: 'Réessayer' }).click();
  await expect(popin.alert).toBeEmpty();
  await choose(popin.course, BACHELOR);
});

test('POP-11: by keyboard alone: in, kept in, chosen, out of the list, out of it all, and back', async ({
  page,
}) => {
  await visit(page, `${site}/agenda`);
  const opener = callToAction(page, 'Contact');
  await keyboard(opener);
  const popin = popinOf(page);
  await expect(popin.close).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(popin.course).toBeFocused();
  await page.keyboard.type('bachelor dev');
  await expect(popin.options).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(popin.course).toHaveValue(BACHELOR);
  await page.keyboard.press('Tab');
  await expect(popin.campus).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(popin.options.first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  const second = popin.options.nth(1);
  await expect(popin.campus).toHaveAttribute(
    'aria-activedescendant',
    (await second.getAttribute('id')) ?? '',
  );
  await page.keyboard.press('Escape');
  await expect(popin.options).toHaveCount(0);
  await expect(popin.dialog).toBeVisible();
  for (let step = 0; step < 8; step += 1) {
    await page.keyboard.press('Tab');
    expect(
      await page.evaluate(() => document.activeElement?.closest('main, header, footer')),
    ).toBeNull();
  }
  await page.keyboard.press('Escape');
  await expect(popin.dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test('POP-2: by its address, loaded or reached in the page; closing clears the address and adds no step', async ({
  page,
}) => {
  const heard = complaints(page);
  await visit(page, `${site}/agenda`);
  await goTo(page, '/?popin=true&action=contact&course=bts-mco&utm_source=salon');
  const popin = popinOf(page);
  await expect(popin.course).toHaveValue(BTS);
  await popin.close.click();
  await expect(popin.dialog).toBeHidden();
  await expect(page).toHaveURL(`${site}/?utm_source=salon`);
  await page.goBack();
  await expect(page).toHaveURL(`${site}/agenda`);

  await visit(page, `${site}/?popin=true&action=contact&campus=lyon`);
  await expect(popin.campus).toHaveValue('Lyon');
  expect(await popin.dialog.evaluate((dialog) => dialog.matches(':modal'))).toBe(true);
  await page.mouse.click(5, 5);
  await expect(popin.dialog).toBeHidden();
  await expect(page).toHaveURL(`${site}/`);
  expect(heard).toEqual([]);
});

test('POP-3: a slug that nobody has is no choice', async ({ page }) => {
  for (const query of ['course=atlantide', 'campus=atlantide', 'course=%3Cb%3E&campus=..']) {
    await page.goto(`${site}/?popin=true&action=contact&${query}`);
    const popin = popinOf(page);
    await expect(popin.course).toHaveValue('');
    await expect(popin.campus).toHaveValue('');
    await expect(popin.campus).toBeDisabled();
  }
});

test('POP-1: an action that is none of the school’s is its own title, as text', async ({
  page,
}) => {
  await page.goto(`${site}/?popin=true&action=${encodeURIComponent('<b>x</b>')}`);
  const popin = popinOf(page, '<b>x</b>');
  await expect(popin.dialog.getByRole('heading')).toHaveText('<b>x</b>');
  await expect(popin.dialog).toContainText('Aucune formation ne se prête à cette demande.');
  await popin.go.click();
  await expect(popin.alert).toHaveText('Vous devez choisir un campus et une formation.');
});

test.describe('in English', () => {
  let english: Site;

  test.beforeAll(async () => {
    english = await startSite({ api: `${product('CMS')}/api`, settings: { HAS_EN: 'on' } });
  });

  test.afterAll(() => english.stop());

  const inEnglish = (page: Page) => popinOf(page, 'Brochure', { course: 'Course', go: 'Continue' });

  test('its words, its lists and where it leads are', async ({ page }) => {
    await visit(page, `${english.url}/en/campus/lyon`);
    await page.getByRole('main').getByRole('link', { name: 'Brochure' }).click();
    const popin = inEnglish(page);
    await expect(popin.campus).toHaveValue('Lyon');
    await popin.go.click();
    await expect(popin.alert).toHaveText('You must choose a campus and a course.');
    await popin.course.click();
    await popin.options.first().click();
    await popin.go.click();
    await expect(page).toHaveURL(/\/en\/crm\/brochure\?campus=lyon&course=/);
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('POP-10: its cross closes it, and it is no page for search engines', async ({ page }) => {
      await page.goto(`${english.url}/en?popin=true&action=brochure`);
      const popin = inEnglish(page);
      const robots = page.locator('meta[name=robots]');
      await expect(robots).toHaveAttribute('content', 'noindex, follow');
      const canonical = page.locator('link[rel=canonical]');
      await expect(canonical).toHaveAttribute('href', `${english.url}/en`);
      await popin.close.click();
      await expect(popin.dialog).toBeHidden();
    });
  });
});

for (const width of [320, 360, 1440]) {
  test(`at ${width} px: nothing for axe to say, nothing out of reach, and the page behind stays where it is`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 700 });
    await visit(page, `${site}/campus/lyon`);
    await page.evaluate(() => window.scrollTo(0, 300));
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300);
    // The bar that gives way on a wide window is gone.
    await expect(page.locator('[data-of=full]')).toBeHidden();
    const main = page.getByRole('main');
    const before = await main.boundingBox();
    await callToAction(page, 'Contact').click();
    const popin = popinOf(page);
    await expect(popin.campus).toHaveValue('Lyon');
    const look = async () => {
      expect(await violations(page, 'dialog[open]')).toEqual([]);
    };
    await look();
    await popin.course.click();
    await expect(popin.options.first()).toBeVisible();
    await look();
    const heights = await popin.options.evaluateAll((all) => all.map((one) => one.clientHeight));
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
    await popin.course.fill('zzz');
    await look();
    await page.keyboard.press('Escape');
    await popin.go.click();
    await look();
    expect(
      await popin.dialog.evaluate((d) => [d.scrollWidth - d.clientWidth, d.clientHeight >= 534]),
    ).toEqual([0, true]);
    expect(await main.boundingBox()).toEqual(before);
  });
}

test('POP-2: from the menu of a phone, which closes first', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, `${site}/agenda`);
  const sidebar = sidebarOf(page);
  await sidebar.burger.click();
  await sidebar.actions.getByRole('link', { name: 'Brochure' }).click();
  const popin = popinOf(page, 'Brochure');
  await expect(popin.dialog).toBeVisible();
  await expect(sidebar.dialog).toBeHidden();
  await popin.close.click();
  await expect(sidebar.burger).toBeFocused();
});

test('another tab gets the address; code that does not come has it followed', async ({
  page,
  context,
}) => {
  await page.route('**/assets/popin-*.js', (route) => route.abort());
  await visit(page, `${site}/agenda`);
  const tab = context.waitForEvent('page');
  await callToAction(page, 'Contact').click({ modifiers: ['ControlOrMeta'] });
  await expect(await tab).toHaveURL(`${site}/?popin=true&action=contact`);
  await expect(page).toHaveURL(`${site}/agenda`);
  await callToAction(page, 'Contact').click();
  await expect(page).toHaveURL(`${site}/?popin=true&action=contact`);
  // The form is there, as it is without scripts.
  await popinOf(page).course.selectOption({ label: BTS });
  await popinOf(page).go.click();
  await expect(popinOf(page).alert).toContainText('Choisissez maintenant un campus');
});

test('POP-10: what is chosen in the form before its code comes stays, and leads on', async ({
  page,
}) => {
  const held: Route[] = [];
  let isHeld = true;
  await page.route('**/assets/popin-*.js', (route) => {
    if (!isHeld) return route.continue();
    held.push(route);
  });
  await page.goto(`${site}/?popin=true&action=contact`);
  await coreAnswers(page);
  const popin = popinOf(page);
  await popin.course.selectOption({ label: BTS });
  await expect.poll(() => held.length).toBe(1);
  isHeld = false;
  await held[0]?.continue();
  await expect(page.locator('html')).toHaveAttribute('data-awake');
  await expect(popin.course).toHaveValue('bts-mco');
  await popin.go.click();
  await expect(popin.alert).toContainText('Choisissez maintenant un campus');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('POP-10: the whole way, to the same address as with them', async ({ page, context }) => {
    await context.addCookies([{ name: 'utm_source', value: 'salon', url: site }]);
    await page.goto(`${site}/agenda`);
    await callToAction(page, 'Candidature').click();
    const popin = popinOf(page, 'Candidature en ligne');
    await expect(popin.course).toBeFocused();
    await expect(popin.campus).toBeDisabled();
    await popin.go.click();
    await expect(popin.alert).toHaveText('Vous devez choisir un campus et une formation.');
    await popin.course.selectOption({ label: BACHELOR });
    await popin.go.click();
    await expect(popin.alert).toContainText('Choisissez maintenant un campus');
    await expect(popin.course).toHaveValue('bachelor-responsable-agence-commerce');
    await popin.go.click();
    await expect(popin.alert).toHaveText('Vous devez choisir un campus et une formation.');
    await popin.campus.selectOption({ label: 'Lyon' });
    await popin.go.click();
    await expect(page).toHaveURL(
      `${site}/crm/registration?campus=lyon&course=bachelor-responsable-agence-commerce&utm_source=salon`,
    );
  });
});

test('POP-10: the answer to the form is not kept', async () => {
  const form = `${site}/?popin=true&action=contact&course=bts-mco&campus=lyon&confirm=true`;
  const { status, headers } = await ask(form, { headers: { cookie: 'utm_source=a%26b%3D1' } });
  expect(status).toBe(303);
  expect(headers['cache-control']).toBe('no-store');
  expect(headers.location).toBe(
    `${site}/crm/contact?campus=lyon&course=bts-mco&utm_source=a%26b%3D1`,
  );
});
