import { expect, test } from '@playwright/test';
import { product } from '../harness/client.ts';
import { menuOf, WIDE } from '../harness/header.ts';
import { type Site, startSite } from '../harness/product.ts';
import { visit } from '../harness/visitor.ts';

const plain = product('SITE');
let flagged: Site;

test.beforeAll(async () => {
  flagged = await startSite({
    api: `${product('CMS')}/api`,
    settings: { HAS_EN: 'on', HAS_PROFILES: 'on', NETWORK_SITE_URL: 'https://reseau.example' },
  });
});

test.afterAll(() => flagged.stop());

test.use({ viewport: WIDE });

test.describe('NAV-4: the bar of a wide window', () => {
  test('has the logo, the menus and four calls to action', async ({ page }) => {
    await page.goto(plain);
    const header = page.getByRole('banner');
    await expect(header.getByRole('link', { name: /Cassini/ })).toHaveAttribute('href', '/');
    const entries = menuOf(page).locator('> ul > li > :is(a, button)');
    await expect(entries).toHaveText([
      'Campus',
      'Formations',
      'Alternance',
      'L’école',
      'Actualités',
    ]);
    const actions = header.getByRole('navigation', { name: 'Vos démarches' }).getByRole('link');
    await expect(actions).toHaveText(['Brochure', 'Contact', 'Agenda', 'Candidature']);
    expect(await actions.evaluateAll((links) => links.map((a) => a.getAttribute('href')))).toEqual([
      '/?popin=true&action=brochure',
      '/?popin=true&action=contact',
      '/agenda',
      '/?popin=true&action=registration',
    ]);
  });

  test('CFG-2, CFG-3: without flags, neither profiles nor languages', async ({ page }) => {
    await page.goto(plain);
    await expect(page.getByRole('button', { name: /Je suis étudiant/ })).toHaveCount(0);
    await expect(page.getByRole('navigation', { name: 'Langue' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Le réseau' }).first()).toBeVisible();
  });

  test('CFG-2, CFG-3: with them, both; a profile leaves for the network’s site', async ({
    page,
  }) => {
    await visit(page, flagged.url);
    const profile = page.getByRole('banner').getByRole('button', { name: /Je suis étudiant/ });
    await expect(profile).toHaveAttribute('aria-expanded', 'false');
    await profile.click();
    await expect(profile).toHaveAttribute('aria-expanded', 'true');
    const options = page.getByRole('banner').getByRole('link', { name: /^Je suis/ });
    await expect(options).toHaveText([
      'Je suis étudiant',
      'Je suis une entreprise',
      'Je suis professionnel',
    ]);
    expect(await options.evaluateAll((links) => links.map((a) => a.getAttribute('href')))).toEqual([
      '/',
      'https://reseau.example',
      'https://reseau.example',
    ]);
    await page.keyboard.press('Escape');
    await expect(options.first()).toBeHidden();
    await expect(profile).toBeFocused();
    await page
      .getByRole('navigation', { name: 'Langue' })
      .getByRole('link', { name: 'EN' })
      .click();
    await expect(page).toHaveURL(`${flagged.url}/en`);
    await expect(page.getByRole('navigation', { name: 'Main menu' })).toContainText('Campuses');
  });

  test('the network’s pages open under their button, and close on a choice, a press elsewhere or Tab', async ({
    page,
  }) => {
    await visit(page, plain);
    const network = page.getByRole('banner').getByRole('button', { name: 'Le réseau' });
    const culture = page.getByRole('banner').getByRole('link', { name: 'Art et culture' });
    await network.click();
    await expect(culture).toBeVisible();
    await page.getByRole('heading', { level: 1 }).click();
    await expect(culture).toBeHidden();
    await network.focus();
    await page.keyboard.press('Enter');
    await expect(culture).toBeVisible();
    for (let presses = 0; presses < 5; presses++) await page.keyboard.press('Tab');
    await expect(culture).toBeHidden();
    await network.click();
    await culture.click();
    await expect(page).toHaveURL(`${plain}/art-culture`);
    await expect(culture).toBeHidden();
  });
});
