import { expect, type Page, test } from '@playwright/test';
import { product } from '../harness/client.ts';
import { NOW } from '../harness/product.ts';
import { complaints, visit } from '../harness/visitor.ts';

const site = product('SITE');

const part = (page: Page, name: string) => page.getByRole('main').getByRole('region', { name });
const rows = (page: Page, name: string) =>
  part(page, name)
    .getByRole('listitem')
    .filter({ has: page.locator('h3') });

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime(NOW);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('BLK-3: what companies are shown: a header, a team, events, offers and a call', async ({
    page,
  }) => {
    await page.goto(`${site}/entreprise`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Entreprises');
    await expect(rows(page, 'Qui vous répondra, à Lyon par exemple')).toHaveCount(3);
    await expect(rows(page, 'Les prochains job datings')).toHaveCount(3);
    await expect(rows(page, 'Les prochains job datings').first()).toContainText(
      'mercredi 25 novembre 2026',
    );
    await expect(rows(page, 'Les offres de vos confrères')).toHaveCount(4);
    await expect(
      part(page, 'Dix lignes suffisent').getByRole('link', { name: 'Déposer une offre' }),
    ).toHaveAttribute('href', '/?popin=true&action=contact');
  });

  test('BLK-3: programmes by family, each with its level and its page', async ({ page }) => {
    await page.goto(`${site}/formations/bts`);
    await expect(rows(page, 'Les quatre fiches')).toHaveCount(4);
    await expect(
      part(page, 'Les quatre fiches').getByRole('link', { name: 'BTS Gestion de la PME' }),
    ).toHaveAttribute('href', '/programmes/bts-gpme');
    await expect(rows(page, 'Les quatre fiches').first()).toContainText('Bac + 2');
    await expect(page.getByRole('figure')).toContainText('Manon Lagarrigue');

    await page.goto(`${site}/formations-reseau`);
    const families = part(page, 'Nos quatorze, d’abord').getByRole('heading', { level: 3 });
    await expect(families).toHaveText([
      'BTS',
      'Bachelor',
      'Programme Grande École',
      'Mastère',
      'MBA',
    ]);
    await expect(part(page, 'Nos quatorze, d’abord').getByRole('link')).toHaveCount(5 + 14 + 1);
  });

  test('BLK-3: careers, skills and units are those of the programme that a block names', async ({
    page,
  }) => {
    await page.goto(`${site}/formations/bts-mco`);
    await expect(rows(page, 'Où il mène').first()).toContainText('22 à 25 k€ par an');
    await expect(part(page, 'Ils l’ont préparé').getByRole('figure')).toHaveCount(3);
    await page.goto(`${site}/formations/bachelor-banque-assurance`);
    await expect(rows(page, 'Les blocs certifiés').first()).toContainText('BC01');
    await page.goto(`${site}/formations/bts-ndrc`);
    await expect(rows(page, 'Matière par matière').first()).toContainText(/\d+\sh/);
  });

  test('BLK-3: news: one that stands for itself, a list, and a form that leads to the others', async ({
    page,
  }) => {
    await page.goto(`${site}/ecole/presse`);
    const main = page.getByRole('main');
    await expect(
      main.getByRole('heading', { level: 2, name: /À Mulhouse, le magasin-école/ }),
    ).toBeVisible();
    await expect(rows(page, 'Toutes nos nouvelles')).toHaveCount(6);
    const form = main.getByRole('search', { name: 'Filtrer les actualités' });
    await form.getByRole('combobox', { name: 'Catégorie' }).selectOption('Alternance');
    await form.getByRole('combobox', { name: 'Campus' }).selectOption('Lyon');
    await form.getByRole('button', { name: 'Filtrer' }).click();
    await expect(page).toHaveURL(`${site}/actualites?rubrique=alternance&campus=lyon`);
    await page.goto(`${site}/art-culture`);
    await expect(part(page, 'Vu dans les campus').getByRole('article')).toHaveCount(3);
  });

  test('BLK-3: a map of the campuses, and the same links as words', async ({ page }) => {
    await page.goto(`${site}/edito-reseau-competences-et-developpement`);
    const links = part(page, 'Vingt-six écoles sur une carte').getByRole('listitem');
    await expect(links).toHaveCount(26);
    await expect(links.filter({ hasText: 'Lyon' })).toContainText('45° 46′ N, 4° 50′ E');
  });

  test('BLK-3: the agenda along its months', async ({ page }) => {
    await page.goto(`${site}/formations/admission`);
    const agenda = part(page, 'Venir voir avant');
    await expect(agenda.getByRole('heading', { level: 3 })).toHaveCount(12);
    for (const month of ['novembre 2026', 'décembre 2026'])
      await expect(agenda.getByText(month, { exact: true })).toBeVisible();
  });

  test('a film is a link, and its transcript is there', async ({ page }) => {
    await page.goto(`${site}/decouvrez-nos-podcasts`);
    const film = page.getByRole('figure').filter({ hasText: '8. Le premier lundi' });
    await expect(film.getByRole('link', { name: /^Regarder la vidéo/ })).toHaveAttribute(
      'href',
      'https://www.youtube-nocookie.com/embed/visee-dir08',
    );
    await film.getByText('Transcription').click();
    await expect(film).toContainText('Il n’y avait pas de chaise.');
  });
});

test('a film is asked for when it is pressed, and from where it was said', async ({ page }) => {
  const heard = complaints(page);
  const elsewhere: string[] = [];
  await page.route(/youtube|vimeo/, (route) => {
    elsewhere.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<title>film</title>' });
  });
  await visit(page, `${site}/decouvrez-nos-podcasts`);
  await page.mouse.wheel(0, 4000);
  const film = page.getByRole('figure').filter({ hasText: '8. Le premier lundi' });
  await expect(film).toContainText('La vidéo vient de www.youtube-nocookie.com');
  expect(elsewhere).toEqual([]);
  await film.getByRole('button', { name: /^Regarder la vidéo : 8\. Le premier lundi/ }).focus();
  await page.keyboard.press('Enter');
  const frame = film.locator('iframe');
  await expect(frame).toHaveAttribute('title', '8. Le premier lundi (16\u00a0min)');
  await expect(frame).toHaveAttribute('sandbox', /allow-scripts/);
  await expect(frame).toHaveAttribute('referrerpolicy', 'strict-origin-when-cross-origin');
  await expect(frame).toBeFocused();
  expect(elsewhere).toEqual([
    'https://www.youtube-nocookie.com/embed/visee-dir08?autoplay=1&rel=0',
  ]);
  expect(heard).toEqual([]);
});
