import { expect, type Locator, type Page, test } from '@playwright/test';
import { ask, product } from '../harness/client.ts';
import { NOW, startSite } from '../harness/product.ts';
import { complaints, scriptsAnswer, title, visit } from '../harness/visitor.ts';

const site = product('SITE');
const AGENDA = `${site}/agenda`;
/** Sixty events, one of which is over. */
const TO_COME = 59;
const SHOWN = 30;

const rows = (page: Page) =>
  page
    .getByRole('main')
    .locator('li')
    .filter({ has: page.locator('h3') });
const rail = (page: Page, name: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name }) });
const types = (page: Page) => page.getByRole('navigation', { name: 'Type d’évènement' });
const found = (page: Page) => page.getByRole('main').getByRole('status');

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime(NOW);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    for (const width of [320, 1440]) {
      test(`RTE-5, BLK-5: at ${width} px, what is on and what is to come, month by month`, async ({
        page,
      }) => {
        const heard = complaints(page);
        await page.setViewportSize({ width, height: 800 });
        await page.goto(AGENDA);
        await expect(page).toHaveTitle('Agenda | Cassini');
        await expect(title(page)).toHaveText('Agenda');
        await expect(found(page)).toHaveText(`${TO_COME} rendez-vous`);
        await expect(rows(page)).toHaveCount(SHOWN);

        const now = rail(page, 'en cours');
        await expect(now.getByRole('heading', { level: 2 })).toHaveText('en cours 1 rendez-vous');
        await expect(now.getByRole('time')).toHaveText('jusqu’au lundi 16 novembre 2026');
        const november = rail(page, 'novembre');
        await expect(november.getByRole('heading', { level: 2 })).toHaveText(
          'novembre 2026, 5 rendez-vous',
        );
        const open = november.getByRole('listitem').filter({ hasText: 'Lyon' });
        for (const words of ['Portes ouvertes', 'samedi 21 novembre 2026', '10 h – 17 h'])
          await expect(open).toContainText(words);
        await expect(open.getByRole('link', { name: 'Inscription →' })).toHaveAttribute(
          'href',
          '/?popin=true&action=contact',
        );
        await expect(rail(page, 'décembre')).toContainText('vendredi 4 décembre 2026 18 h 30');
        await expect(page.getByRole('main').getByRole('link', { name: 'Contact' })).toBeVisible();
        const scroll = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(scroll).toBeLessThanOrEqual(width);
        expect(heard).toEqual([]);
      });
    }

    test('RTE-5, TAX-2, BLK-4: by type, campus and month; every state is an address', async ({
      page,
    }) => {
      const heard = complaints(page);
      await page.goto(AGENDA);
      if (javaScriptEnabled) await scriptsAnswer(page);
      const campus = page.getByRole('combobox', { name: 'Campus' });
      const month = page.getByRole('combobox', { name: 'Mois' });
      const choose = async (list: Locator, value: string) => {
        await list.selectOption(value);
        if (!javaScriptEnabled) await page.getByRole('button', { name: 'Filtrer' }).click();
      };
      await expect(types(page).getByRole('link')).toHaveText([
        'Tous les évènements 59',
        'Portes ouvertes 14',
        'Épreuves d’admission 10',
        'Conférence 10',
        'Salon 7',
        'Vis ma vie 9',
        'Job dating 9',
      ]);

      await types(page).getByRole('link', { name: 'Portes ouvertes' }).click();
      await expect(page).toHaveURL(`${AGENDA}?type=open-door`);
      await expect(found(page)).toHaveText('14 rendez-vous');
      await expect(rows(page)).toHaveCount(14);

      await choose(campus, 'lyon');
      await expect(found(page)).toHaveText('2 rendez-vous');
      await expect(page).toHaveURL(/\?type=open-door&campus=lyon(&mois=)?$/);
      await expect(types(page).getByRole('link', { name: /^Job dating/ })).toHaveText(
        'Job dating 1',
      );
      await expect(page.getByRole('main').getByRole('link', { name: 'Contact' })).toHaveAttribute(
        'href',
        '/?popin=true&action=contact&campus=lyon',
      );

      await choose(month, '2027-07');
      await expect(found(page)).toHaveText('1 rendez-vous');
      await expect(page).toHaveURL(`${AGENDA}?type=open-door&campus=lyon&mois=2027-07`);
      await expect(rail(page, 'juillet')).toContainText('mardi 13 juillet 2027');

      await types(page).getByRole('link', { name: 'Salon' }).click();
      await expect(found(page)).toHaveText('Aucun événement ne correspond au filtre sélectionné');
      await expect(rows(page)).toHaveCount(0);

      await page.getByRole('link', { name: 'Effacer les filtres' }).click();
      await expect(page).toHaveURL(AGENDA);
      await expect(rows(page)).toHaveCount(SHOWN);
      for (const list of [campus, month]) await expect(list).toHaveValue('');
      expect(heard).toEqual([]);
    });

    test('RTE-6: from the agenda to an event, where it is, and other dates', async ({ page }) => {
      const heard = complaints(page);
      const address = `${AGENDA}/portes-ouvertes-lyon-automne`;
      await page.goto(AGENDA);
      await rail(page, 'novembre')
        .getByRole('link', { name: /^Portes ouvertes : visite/ })
        .click();
      await expect(page).toHaveURL(address);
      await expect(title(page)).toHaveText(
        'Portes ouvertes : visite, cours d’essai, entretien blanc',
      );
      const article = page.getByRole('article');
      await expect(article.getByRole('time')).toHaveText('samedi 21 novembre 2026');
      for (const words of ['10 h – 17 h', '12, quai des Arpenteurs', '69002 Lyon'])
        await expect(article).toContainText(words);
      await expect(article.getByRole('link', { name: 'Inscription →' })).toHaveAttribute(
        'href',
        '/?popin=true&action=contact',
      );
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        article.getByRole('link', { name: 'Ajouter à mon calendrier' }).click(),
      ]);
      expect(file.url()).toBe(`${address}.ics`);
      expect(file.suggestedFilename()).toBe('portes-ouvertes-lyon-automne.ics');
      await expect(rows(page)).toHaveCount(4);
      for (const row of await rows(page).all())
        await expect(row).toContainText(/Portes ouvertes|Lyon/);
      await article.getByRole('link', { name: 'Campus de Lyon' }).click();
      await expect(page).toHaveURL(`${site}/campus/lyon`);
      expect(heard).toEqual([]);
    });
  });
}

test('times are those of the campus, and of the school where they differ', async ({ page }) => {
  await page.goto(`${AGENDA}?campus=la-reunion`);
  const island = rail(page, 'janvier').getByRole('listitem').first();
  await expect(island).toContainText('vendredi 1er janvier 2027 8 h 30 – 12 h 30, heure locale');
  await island.getByRole('heading').getByRole('link').click();
  const article = page.getByRole('article');
  await expect(article).toContainText('8 h 30 – 12 h 30, heure locale');
  await expect(article).toContainText('soit 5 h 30 – 9 h 30 à Paris');
  await page.goto(`${AGENDA}?campus=burkina-faso&mois=2026-12`);
  await expect(rows(page)).toContainText('17 h – 19 h, heure locale');
  await page.goto(`${AGENDA}?campus=lyon`);
  await expect(rows(page).filter({ hasText: 'heure locale' })).toHaveCount(0);
});

test('several days have a start and an end, and those that have begun say until when', async ({
  page,
}) => {
  await page.goto(`${AGENDA}/salon-metiers-aeronautique-toulouse`);
  const article = page.getByRole('article');
  await expect(article).toContainText('Salon · en cours');
  await expect(article.getByRole('time')).toHaveText([
    'jusqu’au lundi 16 novembre 2026',
    'samedi 14 novembre 2026, 9 h',
    'lundi 16 novembre 2026, 18 h',
  ]);
  await page.goto(`${AGENDA}?type=convention&campus=lille`);
  await expect(rows(page)).toContainText('du lundi 14 au mardi 15 décembre 2026');
});

test('a past event says so, takes no one in, and leads to the agenda', async ({ page }) => {
  const address = `${AGENDA}/conference-commerce-fluvial-nantes`;
  await page.goto(address);
  const article = page.getByRole('article');
  await expect(article).toContainText('Ce rendez-vous est passé.');
  for (const name of ['Inscription', 'Ajouter à mon calendrier'])
    await expect(article.getByRole('link', { name })).toHaveCount(0);
  expect((await ask(`${address}.ics`)).status).toBe(404);
  await article.getByRole('link', { name: 'Voir les prochaines dates' }).click();
  await expect(page).toHaveURL(AGENDA);
});

test('the list follows its filters, says what is found, and keeps the focus', async ({ page }) => {
  await visit(page, AGENDA);
  const campus = page.getByRole('combobox', { name: 'Campus' });
  const status = found(page);
  const same = await status.elementHandle();
  await campus.focus();
  await campus.selectOption('Gap');
  await expect(page).toHaveURL(`${AGENDA}?campus=gap`);
  await expect(status).toHaveText('2 rendez-vous');
  await expect(campus).toBeFocused();
  const fair = types(page).getByRole('link', { name: 'Salon' });
  await fair.focus();
  await page.keyboard.press('Enter');
  await expect(status).toHaveText('Aucun événement ne correspond au filtre sélectionné');
  await expect(fair).toBeFocused();
  await expect(fair).toHaveAttribute('aria-current', 'page');
  // What is said aloud changes within an element that was there before.
  expect(await status.evaluate((element, before) => element === before, same)).toBe(true);
  await page.goBack();
  await expect(status).toHaveText('2 rendez-vous');
  await page.goBack();
  await expect(campus).toHaveValue('');
});

test('RTE-5: pages have addresses, and a month that a page cuts goes on', async ({ page }) => {
  await page.goto(AGENDA);
  const first = await rows(page).getByRole('heading').allTextContents();
  await page.getByRole('link', { name: 'Page suivante' }).click();
  await expect(page).toHaveURL(`${AGENDA}?page=2`);
  await expect(rows(page)).toHaveCount(TO_COME - SHOWN);
  const second = await rows(page).getByRole('heading').allTextContents();
  expect(new Set([...first, ...second]).size).toBe(TO_COME);
  await expect(rail(page, 'janvier').getByRole('heading', { level: 2 })).toHaveText(
    'janvier 2027, 17 rendez-vous, suite',
  );
  for (const number of ['3', '0', '1.5', 'deux'])
    expect((await ask(`${AGENDA}?page=${number}`)).status).toBe(404);
});

test('SEO-1: a filtered list is the list, a page of it is its own, an event says what it is', async () => {
  const canonical = async (url: string) =>
    /<link rel="canonical" href="([^"]*)"/.exec((await ask(url)).body)?.[1];
  expect(await canonical(`${AGENDA}?type=open-door&mois=2026-12`)).toBe(AGENDA);
  expect(await canonical(`${AGENDA}?page=2`)).toBe(`${AGENDA}?page=2`);
  const address = `${AGENDA}/portes-ouvertes-lyon-automne`;
  expect(await canonical(`${address}?utm_source=radio`)).toBe(address);
  const { body } = await ask(address);
  expect(body).toContain('<meta name="description" content="Trois salles');
  expect(body.match(/<h1/g)).toHaveLength(1);
});

test('RTE-20: an event that nobody knows is a 404', async () => {
  for (const slug of ['nulle-part', 'pas_un_slug'])
    expect((await ask(`${AGENDA}/${slug}`)).status).toBe(404);
});

test('RTE-17: the agenda and an event in English', async ({ page }) => {
  const english = await startSite({ api: `${product('CMS')}/api`, settings: { HAS_EN: 'on' } });
  try {
    await page.goto(`${english.url}/en/agenda?campus=lyon&type=open-door`);
    await expect(title(page)).toHaveText('Events');
    const open = page.locator('section').filter({ hasText: 'November' }).getByRole('listitem');
    await expect(open).toContainText('Saturday 21 November 2026 10:00 – 17:00');
    await expect(open.getByRole('link', { name: 'Register →' })).toHaveAttribute(
      'href',
      '/en?popin=true&action=contact',
    );
    await open.getByRole('heading').getByRole('link').click();
    await expect(page).toHaveURL(/\/en\/agenda\/portes-ouvertes-lyon-automne$/);
    await expect(page.getByRole('link', { name: 'Add to my calendar' })).toHaveAttribute(
      'href',
      '/en/agenda/portes-ouvertes-lyon-automne.ics',
    );
  } finally {
    await english.stop();
  }
});

test('an event is printed without what is pressed', async ({ page }) => {
  await page.goto(`${AGENDA}/portes-ouvertes-lyon-automne`);
  await page.emulateMedia({ media: 'print' });
  const article = page.getByRole('article');
  await expect(title(page)).toBeVisible();
  await expect(article.getByText('12, quai des Arpenteurs')).toBeVisible();
  await expect(article.getByText(page.url())).toBeVisible();
  for (const hidden of [
    page.getByRole('contentinfo'),
    article.getByText('Inscription'),
    article.getByText('Ajouter à mon calendrier'),
    page.getByText('D’autres dates'),
  ])
    await expect(hidden).toBeHidden();
});
