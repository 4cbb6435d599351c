import { expect, type Page, test } from '@playwright/test';
import { ask, product } from '../harness/client.ts';
import { NOW, startSite } from '../harness/product.ts';
import { complaints, scriptsAnswer } from '../harness/visitor.ts';

const site = product('SITE');
const LIST = `${site}/actualites`;
/** Eighty news, of which two are of the days to come; the ten archive pages are not among them. */
const DUE = 78;
const NEWEST = {
  slug: 'magasin-ecole-mulhouse',
  title: 'À Mulhouse, le magasin-école ouvre ses portes au quartier',
  date: 'samedi 14 novembre 2026',
};

const titles = (page: Page) => page.getByRole('main').locator('h2 a');

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime(NOW);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    for (const width of [360, 768, 1024, 1440]) {
      test(`BLK-3: at ${width} px, the home has the newest news and the three before it`, async ({
        page,
      }) => {
        const heard = complaints(page);
        await page.setViewportSize({ width, height: 800 });
        await page.goto(site);
        const block = page.getByRole('region', { name: 'Du terrain' });
        const items = block.getByRole('article');
        await expect(items).toHaveCount(4);
        const newest = items.first();
        await expect(newest.getByRole('heading').getByRole('link')).toHaveText(NEWEST.title);
        await expect(newest).toContainText('Vie des campus');
        await expect(newest).toContainText('Mulhouse');
        const dates = await block.getByRole('time').allTextContents();
        expect(dates[0]).toBe(NEWEST.date);
        const instants = await block
          .getByRole('time')
          .evaluateAll((times) => times.map((time) => time.getAttribute('datetime')));
        expect(instants).toEqual(instants.toSorted().reverse());
        const scroll = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(scroll).toBeLessThanOrEqual(width);
        expect(heard).toEqual([]);
      });
    }

    test('RTE-4: from the home to a news item, its words, others like it, and its campus', async ({
      page,
    }) => {
      const heard = complaints(page);
      await page.goto(site);
      await page.getByRole('link', { name: NEWEST.title }).click();
      await expect(page).toHaveURL(`${LIST}/${NEWEST.slug}`);
      await expect(page).toHaveTitle(`${NEWEST.title} | Cassini`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(NEWEST.title);
      const article = page.getByRole('main').getByRole('article').first();
      await expect(article.getByRole('time')).toHaveText(NEWEST.date);
      await expect(article.getByText('Vie des campus')).toBeVisible();
      await expect(article.getByText('Le rideau s’est levé à huit heures et demie')).toBeVisible();
      await expect(article.locator('strong')).toHaveText('Rien n’est joué d’avance.');
      const others = page.getByRole('region', { name: 'Dans la même rubrique' });
      await expect(others.getByRole('article')).toHaveCount(3);
      for (const other of await others.getByRole('article').all())
        await expect(other).toContainText('Vie des campus');
      await expect(others.getByRole('link', { name: NEWEST.title })).toHaveCount(0);
      await expect(others.getByRole('link', { name: 'Toutes les actualités' })).toHaveAttribute(
        'href',
        '/actualites',
      );
      await article.getByRole('link', { name: 'Mulhouse' }).click();
      await expect(page).toHaveURL(`${site}/campus/mulhouse`);
      expect(heard).toEqual([]);
    });

    test('RTE-2, RTE-3: the list, its categories, its campuses and its pages', async ({ page }) => {
      const heard = complaints(page);
      await page.goto(site);
      await page.getByRole('link', { name: 'Toutes les actualités' }).click();
      await expect(page).toHaveURL(LIST);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Actualités');
      const main = page.getByRole('main');
      const count = main.getByRole('status').first();
      await expect(count).toHaveText(`${DUE} actualités`);
      await expect(titles(page)).toHaveCount(12);
      await expect(main.getByRole('article').getByRole('heading')).toHaveText(NEWEST.title);

      await main.getByRole('link', { name: 'Page suivante' }).click();
      await expect(page).toHaveURL(`${LIST}/page/2`);
      await expect(page).toHaveTitle('Actualités, Page 2 | Cassini');
      await expect(main.getByRole('article')).toHaveCount(0);
      await expect(titles(page)).toHaveCount(12);

      await main.getByRole('link', { name: 'Vie des campus', exact: true }).click();
      await expect(page).toHaveURL(`${LIST}?rubrique=vie-des-campus`);
      await expect(
        main.getByRole('navigation', { name: 'Rubriques' }).locator('[aria-current]'),
      ).toHaveText('Vie des campus');
      await main.getByRole('link', { name: 'Page suivante' }).click();
      await expect(page).toHaveURL(`${LIST}/page/2?rubrique=vie-des-campus`);
      await expect(
        main
          .getByRole('listitem')
          .filter({ has: page.locator('h2') })
          .first(),
      ).toContainText('Vie des campus');

      await page.goto(`${LIST}?rubrique=vie-des-campus`);
      if (javaScriptEnabled) await scriptsAnswer(page);
      await main.getByRole('combobox', { name: 'Campus' }).selectOption('Lyon');
      if (!javaScriptEnabled) await main.getByRole('button', { name: 'Filtrer' }).click();
      await expect(page).toHaveURL(`${LIST}?rubrique=vie-des-campus&campus=lyon`);
      await expect(count).toHaveText('1 actualité');
      await main.getByRole('link', { name: 'Toutes', exact: true }).click();
      await expect(page).toHaveURL(`${LIST}?campus=lyon`);
      await expect(count).toHaveText('5 actualités');
      await expect(main.getByRole('combobox', { name: 'Campus' })).toHaveValue('lyon');
      expect(heard).toEqual([]);
    });

    test('RTE-4: from the list to the archives of a year, day by day', async ({ page }) => {
      const heard = complaints(page);
      await page.goto(LIST);
      const archives = page.getByRole('region', { name: 'Archives' });
      await expect(archives.getByRole('heading', { level: 3 })).toHaveText([
        ...['2022', '2021', '2020', '2019', '2018'],
      ]);
      await archives.getByRole('link', { name: 'Janvier à juin' }).last().click();
      await expect(page).toHaveURL(`${LIST}/archives-actualites-2018-1`);
      await expect(page.getByRole('heading', { level: 1 })).toContainText('janvier à juin 2018');
      const days = page.getByRole('article').locator('li > b');
      await expect(days.first()).toHaveText('16 janvier 2018');
      await expect(days).toHaveCount(10);
      await expect(archives.locator('[aria-current]')).toHaveText('Janvier à juin');
      expect(heard).toEqual([]);
    });
  });
}

test('SEO-1: a news item says what it is to those who do not see it', async () => {
  const { body } = await ask(`${site}/actualites/${NEWEST.slug}`);
  const address = `${site}/actualites/${NEWEST.slug}`;
  for (const tag of [
    `<title>${NEWEST.title} | Cassini</title>`,
    '<meta name="description" content="Cent vingt mètres carrés',
    `<link rel="canonical" href="${address}"/>`,
    `<meta property="og:title" content="${NEWEST.title}"/>`,
  ]) {
    expect(body).toContain(tag);
  }
  expect(body.match(/<h1/g)).toHaveLength(1);
});

/** What is asked for, what it answers, and the one address it has. */
const ADDRESSES: [asked: string, status: number, canonical?: string][] = [
  ['/page', 200, ''],
  ['/page/1', 200, ''],
  ['/page/2', 200, '/page/2'],
  ['/page/7', 200, '/page/7'],
  ['/page/2?rubrique=vie-des-campus', 200, ''],
  ['/page/8', 404],
  ['/page/0', 404],
  ['/page/-1', 404],
  ['/page/01', 404],
  ['/page/deux', 404],
  ['/page/99999999999999999999', 404],
  ['/page/3?campus=lyon', 404],
  ['/page/2?campus=atlantide', 404],
  ['/nulle-part', 404],
];

test('RTE-3, RTE-20: the addresses of the list', async () => {
  for (const [asked, status, canonical] of ADDRESSES) {
    const reply = await ask(`${LIST}${asked}`);
    expect([asked, reply.status]).toEqual([asked, status]);
    if (canonical !== undefined)
      expect(reply.body).toContain(`<link rel="canonical" href="${LIST}${canonical}"/>`);
  }
});

test('BLK-4: what no news is about has none', async ({ page }) => {
  for (const asked of ['campus=atlantide', 'rubrique=atlantide', 'campus=lyon&rubrique=x']) {
    await page.goto(`${LIST}?${asked}`);
    await expect(page.getByRole('main').getByText('Aucun résultat')).toBeVisible();
    await expect(titles(page)).toHaveCount(0);
  }
});

test('the English list has the English news, and no archives', async ({ page }) => {
  const english = await startSite({
    api: `${product('CMS')}/api`,
    settings: { HAS_EN: 'on' },
  });
  await page.goto(`${english.url}/en/actualites`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('News');
  await expect(titles(page).first()).toHaveText(/^In Mulhouse, the teaching shop/);
  await expect(page.getByText('Archives')).toHaveCount(0);
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL(`${english.url}/en/actualites/page/2`);
  await english.stop();
});

test('SEO-3: the news and the blog can be followed by a feed that the list names', async ({
  page,
}) => {
  for (const list of ['/actualites', '/blog']) {
    await page.goto(`${site}${list}`);
    const feed = page.locator('link[type="application/atom+xml"]');
    await expect(feed).toHaveAttribute('href', `${list}/flux.xml`);
    const { status, headers, body } = await ask(`${site}${list}/flux.xml`);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('application/atom+xml; charset=utf-8');
    const addresses = [...body.matchAll(/<entry>.*?<id>(.*?)<\/id>/g)].map(([, id = '']) => id);
    expect(addresses.length).toBeGreaterThan(0);
    for (const address of addresses.slice(0, 3)) expect((await ask(address)).status).toBe(200);
    const dates = [...body.matchAll(/<published>(.*?)<\/published>/g)].map(([, date]) => date);
    expect(dates).toEqual(dates.toSorted().reverse());
  }
});
