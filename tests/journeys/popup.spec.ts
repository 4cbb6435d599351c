import { expect, type Page, test } from '@playwright/test';
import { violations } from '../harness/access/axe.ts';
import { ask, product } from '../harness/client.ts';
import { popinOf } from '../harness/popin.ts';
import { complaints, visit } from '../harness/visitor.ts';

const site = product('SITE');
const CONTACT = '/?popin=true&action=contact';

/** The first offer there is. */
async function offer(): Promise<string> {
  const { body } = await ask(`${site}/offres-alternance`);
  const found = /\/offres-alternance\?offre=[a-z0-9-]+/.exec(body);
  if (!found) throw new Error('The demo school has no offer.');
  return `${site}${found[0]}`;
}

const reply = (page: Page) => page.getByRole('link', { name: /^Répondre à cette offre/ });
const popup = (page: Page) =>
  page.getByRole('dialog', {
    name: 'C’est votre campus qui transmet votre candidature à l’entreprise.',
  });

for (const width of [360, 1440]) {
  test(`POP-13: at ${width} px, a few words and one thing to do; Escape, the cross and a press beside close it`, async ({
    page,
  }) => {
    const heard = complaints(page);
    await page.setViewportSize({ width, height: 800 });
    await visit(page, await offer());
    await reply(page).focus();
    await page.keyboard.press('Enter');
    await expect(popup(page)).toBeVisible();
    await expect(popup(page).getByRole('button', { name: 'Fermer' })).toBeFocused();
    expect(await violations(page, 'dialog[open]')).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(popup(page)).toBeHidden();
    await expect(reply(page)).toBeFocused();

    await reply(page).click();
    await popup(page).getByRole('button', { name: 'Fermer' }).click();
    await expect(popup(page)).toBeHidden();

    await reply(page).click();
    await expect(popup(page)).toBeVisible();
    await page.mouse.click(5, 5);
    await expect(popup(page)).toBeHidden();
    expect(heard).toEqual([]);
  });
}

test('POP-13: its action opens the pop-in, and closes it', async ({ page }) => {
  await visit(page, await offer());
  await reply(page).click();
  await popup(page).getByRole('link', { name: 'Contacter le campus' }).click();
  await expect(popinOf(page).dialog).toBeVisible();
  await expect(popup(page)).toBeHidden();
  await popinOf(page).close.click();
  await expect(reply(page)).toBeFocused();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('POP-13: the answer to an offer leads straight there', async ({ page }) => {
    await page.goto(await offer());
    await expect(reply(page)).toHaveAttribute('href', CONTACT);
  });
});
