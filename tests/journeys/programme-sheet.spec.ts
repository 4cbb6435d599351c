import { expect, type Page, test } from '@playwright/test';
import { product } from '../harness/client.ts';
import { NOW } from '../harness/product.ts';
import { complaints, visit } from '../harness/visitor.ts';

const site = product('SITE');
const BACHELOR = `${site}/programmes/bachelor-responsable-agence-commerce`;
const CHAPTERS = [
  'Présentation',
  'Enseignements',
  'Compétences',
  'Métiers',
  'Admission',
  'Prix et résultats',
  'Campus',
  'Témoignages',
];

const chapter = (page: Page, name: string) =>
  page.getByRole('main').getByRole('region', { name, exact: true });
const summary = (page: Page) => page.getByRole('navigation', { name: 'Sommaire' });

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime(NOW);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('RTE-11: a programme, from its facts to its brochure', async ({ page }) => {
      const heard = complaints(page);
      await page.goto(BACHELOR);
      const main = page.getByRole('main');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'Bachelor Développement commercial',
      );
      for (const [name, value] of [
        ['Niveau', 'Bac→ Bac + 3'],
        ['Rythme', 'Initial ou alternance'],
        ['Durée', '3 ans'],
        ['Titre', 'RNCP 90001'],
        ['Prix', '7 200 €'],
        ['Rentrée', 'lundi 18 janvier 2027'],
      ] as const) {
        const fact = main
          .locator('dl > div')
          .filter({ has: page.getByText(name, { exact: true }) })
          .first();
        await expect(fact.getByRole('definition').first()).toHaveText(value);
      }
      await expect(main.getByText('Puis le lundi 6 septembre 2027, sur 13 campus')).toBeVisible();
      await expect(main.getByRole('link', { name: 'Candidature' })).toHaveAttribute(
        'href',
        '/?popin=true&action=registration&course=bachelor-responsable-agence-commerce',
      );

      await expect(main.getByRole('heading', { level: 2 })).toHaveText([
        ...CHAPTERS,
        'La brochure, sans argumentaire',
      ]);
      await expect(summary(page).getByRole('link')).toHaveText(CHAPTERS);
      await summary(page).getByRole('link', { name: 'Enseignements' }).click();
      await expect(page).toHaveURL(`${BACHELOR}#enseignements`);
      const teaching = chapter(page, 'Enseignements');
      await expect(teaching).toBeInViewport();
      await expect(teaching.getByRole('table')).toHaveCount(1);
      await teaching.getByText('Deuxième année').click();
      await expect(
        teaching.getByRole('rowheader', { name: 'Prospection et négociation' }),
      ).toBeVisible();
      await expect(teaching.getByText('540 h')).toBeVisible();

      const skills = chapter(page, 'Compétences');
      await expect(skills.getByRole('heading', { level: 3 })).toHaveCount(6);
      await expect(skills.getByRole('link', { name: 'RNCP 90001' })).toHaveAttribute(
        'href',
        'https://www.francecompetences.fr/recherche/rncp/90001/',
      );
      await expect(skills).toContainText('jeudi 25 avril 2024');
      const careers = chapter(page, 'Métiers');
      await expect(careers.getByRole('row').filter({ hasText: 'Gérant de magasin' })).toContainText(
        '27 à 35 k€',
      );
      await expect(careers.getByRole('link', { name: 'Tom Vasseur' })).toHaveAttribute(
        'href',
        '/temoignages/tom-vasseur',
      );
      await expect(chapter(page, 'Admission')).toContainText(
        'Délai d’accès : entre 48 h et 9 mois, selon la date de candidature.',
      );
      const figures = chapter(page, 'Prix et résultats');
      await expect(figures.getByRole('row').filter({ hasText: 'En alternance' })).toContainText(
        '0 €',
      );
      await expect(figures).toContainText('Tarifs en vigueur depuis le mardi 1er septembre 2026.');
      await expect(figures).toContainText(
        'Promotion 2025 · 602 personnes · Jury de certification, session de septembre 2025',
      );
      await expect(chapter(page, 'Présentation')).toContainText('Apolline Verdier-Sow');
      await expect(
        main.getByRole('link', { name: /Télécharger le PDF \(\d+ Ko\)/ }),
      ).toHaveAttribute('href', /^\/uploads\/brochure_bachelor.+\.pdf$/);
      expect(heard).toEqual([]);
    });

    test('the campuses say whether one can enrol, how, and when it starts', async ({ page }) => {
      await page.goto(BACHELOR);
      const campuses = chapter(page, 'Campus');
      await expect(campuses).toContainText('17 campus proposent cette formation.');
      const row = (name: string) =>
        campuses
          .getByRole('listitem')
          .filter({ has: page.getByRole('link', { name, exact: true }) });
      await expect(row('Lille')).toContainText(/Initial ou alternance.*Admission directe/);
      await expect(row('Lille')).toContainText('vendredi 5 février 2027');
      await expect(row('Lille')).toContainText('Dernières places');
      await expect(row('Lille').getByRole('link', { name: 'Candidater : Lille' })).toHaveAttribute(
        'href',
        '/?popin=true&action=registration&course=bachelor-responsable-agence-commerce&campus=lille',
      );
      await expect(row('Charleville-Mézières')).toContainText('Inscriptions closes');
      await expect(row('Charleville-Mézières').getByRole('link')).toHaveCount(1);
      await row('Lille').getByRole('link', { name: 'Lille', exact: true }).click();
      await expect(page).toHaveURL(`${site}/campus/lille`);
    });
  });
}

test('BLK-6: a BTS says by campus whether it is entered by Parcoursup or directly', async ({
  page,
}) => {
  await page.goto(`${site}/programmes/bts-mco`);
  const admission = chapter(page, 'Admission');
  await expect(admission.getByRole('heading', { level: 3 })).toHaveText([
    'Prérequis',
    'Par Parcoursup',
    'En direct',
  ]);
  const campuses = (way: string) =>
    admission
      .locator('div')
      .filter({ has: page.getByRole('heading', { name: way }) })
      .getByRole('link');
  await expect(campuses('Par Parcoursup').first()).toHaveText('Amiens');
  await expect(campuses('Par Parcoursup')).toHaveCount(14);
  await expect(campuses('En direct')).toHaveText([
    'Agen',
    'Auxerre',
    'Chartres',
    'Gap',
    'Mont-de-Marsan',
    'Montluçon',
  ]);
  await expect(admission).toContainText(
    'Délai d’accès : selon la procédure et le calendrier nationaux.',
  );
});

test('BLK-4: without a brochure, the sheet says so and whom to ask', async ({ page }) => {
  await page.goto(`${site}/programmes/mba-international`);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Pas encore de brochure' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Poser une question' })).toHaveAttribute(
    'href',
    '/?popin=true&action=contact&course=mba-international',
  );
  await expect(main.getByRole('link', { name: /brochure/i })).toHaveCount(0);
});

for (const width of [360, 1440]) {
  test(`at ${width} px, the summary stays in view and follows the chapters`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await visit(page, BACHELOR);
    for (const name of ['Métiers', 'Campus', 'Présentation']) {
      await summary(page).getByRole('link', { name }).click();
      await expect(summary(page).locator('[aria-current]')).toHaveText(name);
      await expect(summary(page).getByRole('link', { name })).toBeInViewport({ ratio: 1 });
    }
    await page.mouse.wheel(0, 6000);
    await expect(summary(page).locator('[aria-current]')).not.toHaveText('Présentation');
    // Back at the top at once, as by the arrow of the footer: above the first chapter there is none.
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await expect(summary(page).locator('[aria-current]')).toHaveCount(0);
  });
}

test('at 360 px, the chapter that the keyboard is on stays in view, whichever is being read', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await visit(page, BACHELOR);
  const last = summary(page).getByRole('link').last();
  // From the keyboard on, what has the focus is shown to have it.
  await page.keyboard.press('Tab');
  await last.focus();
  await expect(last).toBeInViewport({ ratio: 1 });
  await page.locator('#presentation').evaluate((part) => part.scrollIntoView());
  await expect(summary(page).locator('[aria-current]')).toHaveText('Présentation');
  await expect(last).toBeInViewport({ ratio: 1 });
});

test('at 360 px, a chapter that is half in view stays under the finger that presses it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await visit(page, BACHELOR);
  await summary(page).scrollIntoViewIfNeeded();
  const link = summary(page).getByRole('link', { name: 'Métiers' });
  await link.evaluate((element) => {
    const line = element.closest('ol');
    if (line) line.scrollLeft += element.getBoundingClientRect().left - line.clientWidth + 40;
  });
  const box = await link.boundingBox();
  if (!box) throw new Error('the link has no place');
  expect(box.x + box.width).toBeGreaterThan(360);
  await page.mouse.move(box.x + 34, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.up();
  await expect(page).toHaveURL(/#metiers$/);
});

test('at 360 px, the page stays where it is while the keyboard goes along the summary', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await visit(page, BACHELOR);
  await summary(page).getByRole('link', { name: 'Métiers' }).click();
  await expect(summary(page).locator('[aria-current]')).toHaveText('Métiers');
  const link = summary(page).getByRole('link', { name: 'Présentation' });
  const place = () => page.evaluate(() => window.scrollY);
  const before = await place();
  await link.focus();
  await expect(link).toBeFocused();
  expect(await place()).toBe(before);
});

test('on paper, a sheet is one document: all of it, and nothing of the site around it', async ({
  page,
}) => {
  await page.goto(BACHELOR);
  await page.emulateMedia({ media: 'print' });
  const main = page.getByRole('main');
  for (const shown of ['Deuxième année', 'Mission d’entreprise et dossier final'])
    await expect(main.getByText(shown, { exact: true })).toBeVisible();
  await expect(main.getByText(`Fiche à jour sur ${BACHELOR}`)).toBeVisible();
  for (const hidden of [
    page.getByRole('banner'),
    page.getByRole('contentinfo'),
    page.getByRole('navigation', { name: 'Sommaire' }),
    main.getByRole('link', { name: 'Candidature' }),
    main.getByRole('heading', { name: 'La brochure, sans argumentaire' }),
    main.getByRole('link', { name: 'Candidater : Lille' }),
  ])
    await expect(hidden).toBeHidden();
});
