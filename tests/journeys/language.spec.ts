import { expect, test } from '@playwright/test';
import { ask, product } from '../harness/client.ts';
import { type Site, startSite } from '../harness/product.ts';
import { visit } from '../harness/visitor.ts';

let site: Site;

test.beforeAll(async () => {
  site = await startSite({
    api: `${product('CMS')}/api`,
    settings: { HAS_EN: 'on', HAS_CONSENT: 'on' },
  });
});

test.afterAll(async () => {
  await site.stop();
});

const LANGUAGE = 'i18n_redirected';
const FRENCH_ONLY = '/blog/verifier-un-titre-rncp-en-dix-minutes';
const YEAR_S = 365 * 86_400;

test('TAX-4: choosing a language changes the page, its frame and its head without loading it anew, and is kept a year', async ({
  page,
  context,
}) => {
  await visit(page, `${site.url}/campus/lyon`);
  expect((await context.cookies()).map(({ name }) => name)).not.toContain(LANGUAGE);
  await page.evaluate(() => document.body.setAttribute('data-same', ''));
  await page.getByRole('navigation', { name: 'Langue' }).getByRole('link', { name: 'EN' }).click();
  await expect(page).toHaveURL(`${site.url}/en/campus/lyon`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lyon campus');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    `${site.url}/en/campus/lyon`,
  );
  await expect(page.locator('link[hreflang=fr]')).toHaveAttribute(
    'href',
    `${site.url}/campus/lyon`,
  );
  await expect(
    page.getByRole('banner').getByRole('button', { name: 'Open the menu' }),
  ).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText('Legal notices');
  await expect(page.locator('body')).toHaveAttribute('data-same', '');
  const kept = (await context.cookies()).find(({ name }) => name === LANGUAGE);
  expect(kept).toMatchObject({ value: 'en', path: '/', sameSite: 'Lax', secure: false });
  expect(Math.abs((kept?.expires ?? 0) - Date.now() / 1000 - YEAR_S)).toBeLessThan(3600);
});

test('TAX-4: neither the browser nor an earlier choice leads anyone away from the page they opened', async () => {
  for (const headers of [
    { 'accept-language': 'en-GB,en;q=0.9' },
    { 'accept-language': 'en', cookie: `${LANGUAGE}=en` },
    { cookie: `${LANGUAGE}=<b>` },
  ]) {
    const { status, body } = await ask(`${site.url}/campus/lyon`, { headers });
    expect(status).toBe(200);
    expect(body).toContain('<html lang="fr"');
  }
  const english = await ask(`${site.url}/en`, { headers: { 'accept-language': 'fr' } });
  expect([english.status, english.body.includes('<html lang="en"')]).toEqual([200, true]);
});

test('TAX-4: whoever chose English is told, before anything is drawn, that a French page is in English too', async ({
  page,
  context,
}) => {
  const reminder = page.getByRole('link', { name: 'Read this page in English' });
  await visit(page, `${site.url}/campus/lyon`);
  await expect(reminder).toBeHidden();
  await context.addCookies([{ name: LANGUAGE, value: 'en', url: site.url }]);
  await visit(page, `${site.url}${FRENCH_ONLY}`);
  await expect(reminder).toHaveCount(0);
  await visit(page, `${site.url}/campus/lyon`);
  await expect(reminder).toBeVisible();
  await reminder.click();
  await expect(page).toHaveURL(`${site.url}/en/campus/lyon`);
  await expect(page.getByRole('link', { name: 'Lire cette page en français' })).toBeHidden();
});

test('TAX-4: a page that is in French only says so to whoever wants it in English, and where they are', async ({
  page,
}) => {
  const notice = page.getByText('The page you were reading does not exist in English.');
  await visit(page, `${site.url}${FRENCH_ONLY}`);
  await page
    .getByRole('navigation', { name: 'Langue' })
    .getByRole('link', { name: /cette page n’existe pas en anglais$/ })
    .click();
  await expect(page).toHaveURL(`${site.url}/en/blog#sans-traduction`);
  await expect(notice).toBeVisible();
  await expect(page.locator('#sans-traduction')).toBeFocused();
  await visit(page, `${site.url}/en/blog`);
  await expect(notice).toBeHidden();
});

test('CFG-2: a page that is not there leads to the home of the other language, and says so', async ({
  page,
}) => {
  await visit(page, `${site.url}/campus/atlantis`);
  await expect(
    page.getByRole('navigation', { name: 'Langue' }).getByRole('link').last(),
  ).toHaveAttribute('href', '/en#sans-traduction');
});

test('TAX-4: the cookie is among those that are listed where visitors are asked, and needs no consent', async ({
  page,
}) => {
  await visit(page, `${site.url}/`);
  await page.getByText('En savoir plus').click();
  const row = page.getByRole('row', { name: LANGUAGE });
  await expect(row).toContainText('n’a pas besoin de votre accord');
  await expect(row).toContainText('365\u00a0jours');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('TAX-4: the choice is kept all the same, and what is not translated says so', async ({
    page,
    context,
  }) => {
    await page.goto(`${site.url}${FRENCH_ONLY}`);
    await page.getByRole('navigation', { name: 'Langue' }).getByRole('link').last().click();
    await expect(page).toHaveURL(`${site.url}/en/blog#sans-traduction`);
    await expect(page.getByText('does not exist in English')).toBeVisible();
    const kept = (await context.cookies()).find(({ name }) => name === LANGUAGE);
    expect(kept).toMatchObject({ value: 'en', path: '/', sameSite: 'Lax' });
    await page.getByRole('link', { name: 'News' }).first().click();
    await page.getByRole('navigation', { name: 'Language' }).getByRole('link').first().click();
    const back = (await context.cookies()).find(({ name }) => name === LANGUAGE);
    expect(back?.value).toBe('fr');
  });
});
