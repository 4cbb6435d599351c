import { expect, test } from '@playwright/test';
import { product } from '../harness/client.ts';
import { type Site, startSite } from '../harness/product.ts';

let site: Site;

test.beforeAll(async () => {
  site = await startSite({ api: `${product('CMS')}/api`, settings: { HAS_EN: 'on' } });
});

test.afterAll(async () => {
  await site.stop();
});

test('CFG-2, RTE-17: with English on, /en is the English home, and its links stay in English', async ({
  page,
}) => {
  await page.goto(`${site.url}/en`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  const block = page.getByRole('region', { name: 'Discover our campuses' });
  await expect(block.getByRole('listitem')).toHaveCount(3);
  await expect(block.getByRole('time').nth(2)).toHaveText('Saturday 21 November 2026');
  await page.getByRole('contentinfo').getByRole('link', { name: /^Lyon/ }).click();
  await expect(page).toHaveURL(`${site.url}/en/campus/lyon`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lyon campus');
  const languages = page.getByRole('navigation', { name: 'Language' }).getByRole('link');
  await expect(languages).toHaveText(['FR', 'EN']);
  await languages.first().click();
  await expect(page).toHaveURL(`${site.url}/campus/lyon`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Campus de Lyon');
});

test('RTE-17, RTE-9: the English home counts what there is in English, and a campus is read in it', async ({
  page,
}) => {
  await page.goto(`${site.url}/en`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Twenty-six starting points.');
  const figures = page.getByRole('region', { name: 'The school in three measures' });
  await expect(figures.getByRole('term')).toHaveCount(3);
  await expect(page.getByRole('search', { name: 'Find a course' })).toBeVisible();
  await page.goto(`${site.url}/en/campus/lyon`);
  await expect(page.getByText('Closed, opens tomorrow at 08:30')).toBeVisible();
  const courses = page.getByRole('region', { name: 'Courses' });
  await expect(courses.getByRole('link', { name: 'BTS Retail Operations (MCO)' })).toHaveAttribute(
    'href',
    '/en/programmes/bts-mco',
  );
  await expect(page.getByRole('region', { name: 'Team' })).toHaveCount(0);
});

test('RTE-4: news has its English page, from the English home', async ({ page }) => {
  await page.goto(`${site.url}/en`);
  const block = page.getByRole('region', { name: 'From the field' });
  await expect(block.getByRole('time').first()).toHaveText('Saturday 14 November 2026');
  const title = 'In Mulhouse, the teaching shop opens its doors to the neighbourhood';
  await block.getByRole('link', { name: title }).click();
  await expect(page).toHaveURL(`${site.url}/en/actualites/magasin-ecole-mulhouse`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByText('The shutter went up at half past eight')).toBeVisible();
});

for (const [french, english, title] of [
  ['/mentions-legales', '/en/legal-notices', 'Legal notices'],
  ['/charte-donnees-personnelles', '/en/data-privacy-policy', 'Data privacy policy'],
] as const) {
  test(`RTE-19, TAX-4: the languages of ${french} lead to ${english}, and back`, async ({
    page,
  }) => {
    await page.goto(`${site.url}${french}`);
    await page.getByRole('navigation', { name: 'Langue' }).getByText('EN').click();
    await expect(page).toHaveURL(`${site.url}${english}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await page.getByRole('navigation', { name: 'Language' }).getByText('FR').click();
    await expect(page).toHaveURL(`${site.url}${french}`);
  });
}

for (const [kind, path, above] of [
  ['post', '/blog/verifier-un-titre-rncp-en-dix-minutes', '/en/blog#sans-traduction'],
  ['page', '/ecole/presse', '/en#sans-traduction'],
] as const) {
  test(`a ${kind} that is in French only leads those who want English to ${above}`, async ({
    page,
  }) => {
    await page.goto(`${site.url}${path}`);
    const other = page.getByRole('navigation', { name: 'Langue' }).getByRole('link').last();
    await expect(other).toHaveAttribute('href', above);
  });
}
