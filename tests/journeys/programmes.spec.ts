import { expect, type Page, test } from '@playwright/test';
import { ask, product } from '../harness/client.ts';
import { NOW, startSite } from '../harness/product.ts';
import { complaints, scriptsAnswer, visit } from '../harness/visitor.ts';

const site = product('SITE');
const LIST = `${site}/programmes`;

const rows = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('h3') });
const status = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words });
const box = (page: Page, title: string) =>
  page.getByRole('checkbox', { name: `Comparer ${title}` });

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime(NOW);
});

test('RTE-11: what is chosen while the answer to the choice before is drawn stays chosen', async ({
  page,
}) => {
  await visit(page, `${LIST}?niveau-sortie=2`);
  // In the very moment the rows change, before anything else of the page has run: a quick hand, or a slow phone.
  const list = await page.getByRole('main').elementHandle();
  const kept = await list?.evaluate(
    (main) =>
      new Promise<string>((resolve) => {
        const [campus, rhythm] = ['campus', 'rythme'].map((name) =>
          main.querySelector<HTMLSelectElement>(`select[name=${name}]`),
        );
        if (!campus || !rhythm) throw new Error('no such filter');
        const choose = (select: HTMLSelectElement, value: string) => {
          select.value = value;
          select.dispatchEvent(new Event('change', { bubbles: true }));
        };
        new MutationObserver((_, observer) => {
          if (main.querySelectorAll('li h3').length !== 3) return;
          observer.disconnect();
          choose(rhythm, 'fulltime');
          setTimeout(() => {
            resolve(rhythm.value);
            rhythm.form?.requestSubmit();
          });
        }).observe(main, { subtree: true, childList: true });
        choose(campus, 'gap');
      }),
  );
  expect(kept).toBe('fulltime');
  await expect(status(page, 'Aucune formation associée.')).toBeVisible();
  await expect(page).toHaveURL(`${LIST}?niveau-sortie=2&rythme=fulltime&campus=gap`);
  await expect(page.getByRole('combobox', { name: 'Rythme' })).toHaveValue('fulltime');

  await page.getByRole('link', { name: 'Effacer les filtres' }).click();
  await expect(page.getByRole('combobox', { name: 'Rythme' })).toHaveValue('');
  await page.goBack();
  await expect(page.getByRole('combobox', { name: 'Rythme' })).toHaveValue('fulltime');
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    for (const width of [360, 1440]) {
      test(`RTE-11: at ${width} px, every programme, by type, with its facts`, async ({ page }) => {
        const heard = complaints(page);
        await page.setViewportSize({ width, height: 800 });
        await page.goto(LIST);
        await expect(page).toHaveTitle('Formations | Cassini');
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Formations');
        await expect(status(page, '14 formations')).toBeVisible();
        await expect(rows(page)).toHaveCount(14);
        await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
          'BTS',
          'Bachelors',
          'Programme Grande École',
          'Mastères',
          'MBA',
        ]);
        const row = rows(page).filter({ hasText: 'Bachelor Développement commercial' });
        for (const words of [
          '3 ans',
          'Bac → Bac + 3',
          'Initial ou alternance · 17 campus',
          'Rentrée le lundi 18 janvier 2027',
        ]) {
          await expect(row).toContainText(words);
        }
        const scroll = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(scroll).toBeLessThanOrEqual(width);
        expect(heard).toEqual([]);
      });
    }

    test('RTE-11: by levels, rhythm, campus, type and words, each state at its address', async ({
      page,
    }) => {
      const heard = complaints(page);
      await page.goto(LIST);
      const select = (name: string) => page.getByRole('combobox', { name });
      const filter = page.getByRole('button', { name: 'Filtrer' });

      await select('Votre niveau').selectOption('Bac + 2');
      await filter.click();
      await expect(status(page, '2 formations')).toBeVisible();
      await expect(page).toHaveURL(/[?]niveau-entree=2/);
      await page.getByRole('link', { name: 'Effacer les filtres' }).click();
      await expect(status(page, '14 formations')).toBeVisible();
      await select('Diplôme visé').selectOption('Bac + 2');
      await filter.click();
      await expect(status(page, '4 formations')).toBeVisible();
      await select('Campus').selectOption('Gap');
      await filter.click();
      await expect(rows(page).getByRole('heading')).toHaveText([
        'BTS Gestion de la PME',
        'BTS Management commercial opérationnel',
        'BTS Négociation et digitalisation de la relation client',
      ]);
      // At Gap all of them are in work-study alone.
      await select('Rythme').selectOption('Initial');
      await filter.click();
      await expect(status(page, 'Aucune formation associée.')).toBeVisible();
      await expect(rows(page)).toHaveCount(0);
      for (const [name, value] of [
        ['Diplôme visé', '2'],
        ['Campus', 'gap'],
        ['Rythme', 'fulltime'],
      ] as const)
        await expect(select(name)).toHaveValue(value);

      await page.getByRole('link', { name: 'Effacer les filtres' }).click();
      await expect(page).toHaveURL(LIST);
      await expect(status(page, '14 formations')).toBeVisible();
      await select('Type de formation').selectOption('Mastères');
      await filter.click();
      await expect(rows(page)).toHaveCount(3);
      const words = page.getByRole('searchbox');
      await words.fill('STRATEGIE');
      await words.press('Enter');
      await expect(rows(page)).toHaveCount(1);
      await rows(page).getByRole('link').click();
      await expect(page).toHaveURL(`${LIST}/mastere-management-strategique`);
      expect(heard).toEqual([]);
    });

    test('RTE-11: two are ticked, compared, one is taken away, another put in its place', async ({
      page,
    }) => {
      const heard = complaints(page);
      await page.goto(LIST);
      if (javaScriptEnabled) await scriptsAnswer(page);
      await box(page, 'BTS Communication').check();
      await box(page, 'MBA International').check();
      await page.getByRole('button', { name: 'Comparer' }).click();
      await expect(page).toHaveURL(`${LIST}?compare=bts-communication,mba-international`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Comparer des formations');
      const table = page.getByRole('table', { name: 'Les formations côte à côte' });
      await expect(table.getByRole('columnheader')).toHaveCount(2);
      await expect(table.getByRole('rowheader')).toHaveText([
        'Niveau',
        'Rythme',
        'Durée',
        'Titre',
        'Prix',
        'Prochaine rentrée',
        'Campus',
        'Délai d’accès',
      ]);
      const cells = (name: string) =>
        table
          .getByRole('row')
          .filter({ has: page.getByRole('rowheader', { name }) })
          .getByRole('cell');
      await expect(cells('Titre').first()).toContainText('RNCP 37198');
      await expect(cells('Titre').last()).toContainText('Non renseigné');
      await expect(cells('Prix').last()).toContainText('15 900 €');
      await expect(cells('Délai d’accès').first()).toHaveText(
        'selon la procédure et le calendrier nationaux',
      );

      await page.getByRole('link', { name: 'Retirer MBA International' }).click();
      await expect(page).toHaveURL(`${LIST}?compare=bts-communication`);
      await expect(table.getByRole('columnheader')).toHaveCount(1);
      await page
        .getByRole('combobox', { name: 'Ajouter une formation' })
        .selectOption('Mastère Finance');
      await page.getByRole('button', { name: 'Ajouter' }).click();
      await expect(page).toHaveURL(`${LIST}?compare=bts-communication,mastere-finance`);
      await expect(table.getByRole('rowheader', { name: 'Résultats' })).toBeVisible();
      await page.getByRole('link', { name: 'Toutes les formations' }).click();
      await expect(page).toHaveURL(LIST);
      expect(heard).toEqual([]);
    });
  });
}

test('what is ticked stays while the list changes, three at most, and is all let go at once', async ({
  page,
}) => {
  await visit(page, LIST);
  await box(page, 'BTS Communication').check();
  await expect(status(page, '1 formation choisie')).toBeVisible();
  await page.getByRole('combobox', { name: 'Type de formation' }).selectOption('MBA');
  await expect(status(page, '2 formations')).toBeVisible();
  await box(page, 'MBA Direction').check();
  await page.getByRole('link', { name: 'Effacer les filtres' }).click();
  await box(page, 'Mastère Finance').check();
  await expect(status(page, '3 formations choisies')).toBeVisible();
  await expect(box(page, 'BTS Communication')).toBeChecked();
  await expect(box(page, 'MBA International')).toBeDisabled();
  await page.getByRole('combobox', { name: 'Type de formation' }).selectOption('MBA');
  await page.getByRole('button', { name: 'Comparer' }).click();
  await expect(page.getByRole('columnheader')).toHaveCount(3);
  await page.goBack();
  await page.getByRole('button', { name: 'Tout décocher' }).click();
  await expect(box(page, 'MBA Direction')).not.toBeChecked();
  await expect(box(page, 'MBA International')).toBeEnabled();
});

for (const [query, heads, words] of [
  ['bts-mco,bts-gpme,bts-ndrc,mba-direction', 3, 'On compare 3 formations au plus'],
  ['nulle-part,bts-mco', 1, null],
  ['bts-mco,bts-mco', 1, null],
  ['nulle-part', 0, null],
] as const) {
  test(`RTE-11: ?compare=${query} compares ${heads}`, async ({ page }) => {
    await page.goto(`${LIST}?compare=${query}`);
    await expect(page.getByRole('columnheader')).toHaveCount(heads);
    await expect(rows(page)).toHaveCount(heads === 0 ? 14 : 0);
    if (words) await expect(status(page, words)).toBeVisible();
    else await expect(status(page, 'au plus')).toHaveCount(0);
  });
}

test('SEO-1: every state of the list says it is the list', async () => {
  for (const query of ['?type=bts', '?compare=bts-mco,bts-gpme'])
    expect((await ask(`${LIST}${query}`)).body).toContain(`<link rel="canonical" href="${LIST}"/>`);
});

test('CFG-2: in English, the list, the comparison and a sheet', async ({ page }) => {
  const english = await startSite({ api: `${product('CMS')}/api`, settings: { HAS_EN: 'on' } });
  const list = `${english.url}/en/programmes`;
  await page.goto(`${list}?niveau-entree=4`);
  await expect(status(page, '2 courses')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Compare International MBA' }).check();
  await page.getByRole('button', { name: 'Compare' }).click();
  await expect(page).toHaveURL(`${list}?compare=mba-international`);
  await page
    .getByRole('columnheader')
    .getByRole('link', { name: 'International MBA', exact: true })
    .click();
  await expect(page).toHaveURL(`${list}/mba-international`);
  await expect(page.getByRole('heading', { name: 'No brochure yet' })).toBeVisible();
  await english.stop();
});
