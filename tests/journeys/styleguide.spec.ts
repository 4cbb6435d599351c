import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { violations } from '../harness/access/axe.ts';
import { ask, product } from '../harness/client.ts';
import { buildFolder, type Site, startSite, styleguideBuild } from '../harness/product.ts';
import { complaints, visit } from '../harness/visitor.ts';

let site: Site;
let address: string;

test.beforeAll(async () => {
  site = await startSite({ api: `${product('CMS')}/api`, build: styleguideBuild() });
  address = `${site.url}/styleguide`;
});

test.afterAll(() => site.stop());

const PIECES = [
  ...['Couleurs', 'Caractères', 'Espaces', 'Bouton', 'Lien', 'Champ', 'Liste', 'Case à cocher'],
  ...['Dialogue', 'Dépliant', 'Carte', 'Étiquette, date', 'Image', 'Texte'],
  ...['Fil d’Ariane, pagination', 'Tableau', 'Message'],
];

const REPORTS = process.env.REPORTS ?? path.resolve(import.meta.dirname, '../results');

for (const width of [360, 1440]) {
  test(`every piece is there at ${width} px, open to all, and photographed`, async ({ page }) => {
    const heard = complaints(page);
    await page.setViewportSize({ width, height: 900 });
    await visit(page, address);
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(PIECES);
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await page.screenshot({ fullPage: true, path: `${REPORTS}/styleguide-${width}.png` });
    expect(heard).toEqual([]);
  });
}

test('the states it shows are those that a pointer and a key bring about', async ({ page }) => {
  await visit(page, address);
  const buttons = page.getByRole('button', { name: 'Comparer', exact: true });
  const shown = (state: string) => look(specimen(page, 'Bouton', state, buttons));
  const button = specimen(page, 'Bouton', 'repos', buttons);
  const atRest = await look(button);
  await button.hover();
  expect(await look(button)).toEqual(await shown('survol'));
  expect(await look(button)).not.toEqual(atRest);
  await page.mouse.down();
  expect(await look(button)).toEqual(await shown('appui'));
  expect(await look(button)).not.toEqual(await shown('survol'));
  await page.mouse.up();
  await page.mouse.move(0, 0);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(button).toBeFocused();
  expect(await look(button)).toEqual(await shown('focus'));
  expect(await look(button)).not.toEqual(atRest);
});

test('a field’s help and error are said with it; a busy button keeps the focus', async ({
  page,
}) => {
  await visit(page, address);
  const field = page.getByRole('textbox', { name: 'Adresse électronique' });
  await expect(field).toHaveAccessibleDescription(
    'Il manque la fin de l’adresse, après « @ ». Pour vous répondre.',
  );
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  const box = page.getByRole('checkbox', { name: /^J’accepte/ });
  await expect(box).toHaveAccessibleDescription(/Sans cet accord/);
  const busy = page.getByRole('button', { name: 'Envoi…' }).first();
  await expect(busy).toHaveAttribute('aria-busy', 'true');
  await busy.focus();
  await expect(busy).toBeFocused();
});

test('the dialog opens over the page and gives the focus back', async ({ page }) => {
  await visit(page, address);
  const opener = page.getByRole('button', { name: 'Ouvrir le dialogue' });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Votre campus a changé d’adresse' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test('the site that is served has neither the page nor anything of it', async () => {
  expect((await ask(`${product('SITE')}/styleguide`)).status).toBe(404);
  expect(await filesWith(await buildFolder())).toEqual([]);
  expect(await filesWith(styleguideBuild())).not.toEqual([]);
});

/** The files of a build that have something of the page: its address, its classes or its title. */
async function filesWith(build: string): Promise<string[]> {
  const files = await readdir(build, { recursive: true, withFileTypes: true });
  const found: string[] = [];
  for (const file of files.filter((entry) => entry.isFile())) {
    const name = path.join(file.parentPath, file.name);
    const text = await readFile(name, 'utf8');
    if (/styleguide|guide-part|pièce par pièce/.test(`${name.slice(build.length)} ${text}`))
      found.push(name);
  }
  return found;
}

/** Among these, the one in the specimen of that name. */
function specimen(page: Page, piece: string, name: string, among: Locator) {
  const part = page.getByRole('region', { name: piece, exact: true });
  const found = part
    .locator('.guide-specimen', { hasText: new RegExp(`^${name}`) })
    .filter({ has: among });
  return found.getByRole('button');
}

function look(button: Locator) {
  return button.evaluate((element) => {
    const { backgroundColor, borderColor, color, outline, boxShadow } = getComputedStyle(element);
    return { backgroundColor, borderColor, color, outline, boxShadow };
  });
}
