import { expect, test } from '@playwright/test';
import { product } from '../harness/client.ts';
import { type Site, startSite } from '../harness/product.ts';
import { expectMain, sidebarOf } from '../harness/sidebar.ts';
import { complaints, leave, visit } from '../harness/visitor.ts';

const NETWORK = 'https://reseau.example/';
const off = product('SITE');
let on: Site;

test.use({ viewport: { width: 360, height: 740 } });

test.beforeAll(async () => {
  const settings = { HAS_EN: 'on', HAS_PROFILES: 'on', NETWORK_SITE_URL: NETWORK };
  on = await startSite({ api: `${product('CMS')}/api`, settings });
});

test.afterAll(async () => {
  await on.stop();
});

const SERVICES = [
  ['Offres d’alternance', '/offres-alternance'],
  ['Témoignages', '/temoignages'],
  ['Blog', '/blog'],
  ['Le mot du réseau', '/edito-reseau-competences-et-developpement'],
  ['+ de 80 formations', '/formations-reseau'],
  ['Art et culture', '/art-culture'],
  ['Podcasts', '/decouvrez-nos-podcasts'],
] as const;

test('NAV-9: with nothing switched on, the alumni, the services and the calls to action', async ({
  page,
}) => {
  await visit(page, off);
  const { dialog, burger, button, link, actions } = sidebarOf(page);
  await burger.click();
  await expect(dialog.getByRole('button', { name: /^Votre profil/ })).toHaveCount(0);
  await expect(dialog.getByRole('navigation', { name: 'Langue' })).toHaveCount(0);
  await expect(link('Alumni Cassini')).toHaveAttribute('href', '/ecole/alumni-cassini');
  await expect(link('Blog')).toHaveCount(0);
  await button('Services').click();
  for (const [name, path] of SERVICES) await expect(link(name)).toHaveAttribute('href', path);
  await expect(actions.getByRole('link')).toHaveText([
    'Brochure',
    'Contact',
    'Agenda',
    'Candidature',
  ]);
});

test('NAV-9: a service closes its list and the menu, and the visitor is there', async ({
  page,
}) => {
  const heard = complaints(page);
  await visit(page, off);
  const sidebar = sidebarOf(page);
  const { dialog, burger, button, link } = sidebar;
  await burger.click();
  await button('Services').click();
  await leave(page, () => link('Art et culture').click(), `${off}/art-culture`);
  await expect(dialog).toBeHidden();
  await burger.click();
  await expectMain(sidebar);
  await expect(button('Services')).toHaveAttribute('aria-expanded', 'false');
  await expect(link('Art et culture')).toHaveCount(0);
  expect(heard).toEqual([]);
});

test('NAV-9: closed on an open list, the menu opens again with it folded', async ({ page }) => {
  await visit(page, off);
  const { burger, close, button } = sidebarOf(page);
  await burger.click();
  await button('Services').click();
  await expect(button('Services')).toHaveAttribute('aria-expanded', 'true');
  await close.click();
  await burger.click();
  await expect(button('Services')).toHaveAttribute('aria-expanded', 'false');
});

test('NAV-9: Escape folds an open list, and only then closes the menu', async ({ page }) => {
  await visit(page, off);
  const { dialog, burger, button } = sidebarOf(page);
  await burger.click();
  await button('Services').click();
  await page.keyboard.press('Escape');
  await expect(button('Services')).toHaveAttribute('aria-expanded', 'false');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('NAV-9: a student goes home; a company and a professional leave for the network', async ({
  page,
}) => {
  await visit(page, `${on.url}/art-culture`);
  const { dialog, burger, button, link } = sidebarOf(page);
  await burger.click();
  await button('Votre profil : Je suis étudiant').click();
  await expect(link('Je suis une entreprise')).toHaveAttribute('href', NETWORK);
  await expect(link('Je suis professionnel')).toHaveAttribute('href', NETWORK);
  await link('Je suis étudiant').click();
  await expect(page).toHaveURL(`${on.url}/`);
  await expect(dialog).toBeHidden();
});

test('NAV-9: in English, the same, and the way to the same page in French', async ({ page }) => {
  await visit(page, `${on.url}/en/campus/lyon`);
  const { dialog, burger, button, link, heading } = sidebarOf(page, 'Open the menu');
  await burger.click();
  await button('Courses').click();
  await expect(heading('Courses')).toBeFocused();
  await button('BTS').click();
  await expect(link('BTS Communications')).toHaveAttribute(
    'href',
    '/en/programmes/bts-communication',
  );
  await button('Back : Courses').click();
  await expect(link('See all : Courses →')).toHaveAttribute('href', '/en/programmes');
  await button('Back : Menu').click();
  await expect(link('Cassini alumni')).toHaveAttribute('href', '/en/ecole/alumni-cassini');
  await button('Your profile : I am a student').click();
  await expect(link('I am a student')).toHaveAttribute('href', '/en');
  await link('FR').click();
  await expect(page).toHaveURL(`${on.url}/campus/lyon`);
  await expect(dialog).toBeHidden();
});
