import { expect, type Locator, type Page } from '@playwright/test';

/** One way of pressing things. */
export type Press = (target: Locator) => Promise<void>;

export const mouse: Press = (target) => target.click();
export const touch: Press = (target) => target.tap();

/** By Tab and Enter alone, whichever way is the shorter. */
export const keyboard: Press = async (target) => {
  const page = target.page();
  const way = () =>
    target.evaluate((element) => {
      const { activeElement: focused } = document;
      if (!focused || element === focused) return null;
      const before = focused.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING;
      return before ? 'Shift+Tab' : 'Tab';
    });
  for (let key = await way(), step = 0; key; key = await way(), step += 1) {
    if (step > 80) throw new Error(`Tab does not reach ${target}`);
    await page.keyboard.press(key);
  }
  await page.keyboard.press('Enter');
};

/** The sidebar as a visitor finds it, in French unless told otherwise. */
export function sidebarOf(page: Page, open = 'Ouvrir le menu') {
  const dialog = page.getByRole('dialog', { name: 'Menu' });
  return {
    dialog,
    burger: page.getByRole('button', { name: open }),
    close: dialog.getByRole('button', { name: 'Fermer le menu' }),
    button: (name: string) => dialog.getByRole('button', { name, exact: true }),
    link: (name: string) => dialog.getByRole('link', { name, exact: true }),
    heading: (name: string) => dialog.getByRole('heading', { level: 2, name, exact: true }),
    actions: dialog.getByRole('navigation', { name: 'Vos démarches' }),
  };
}

export type Sidebar = ReturnType<typeof sidebarOf>;

/** The main level, and nothing of the others. */
export async function expectMain({ dialog, button }: Sidebar): Promise<void> {
  await expect(button('Formations')).toBeVisible();
  await expect(dialog.getByRole('heading')).toHaveCount(0);
}

/** The three levels, one after the other, each in view when `look` is called. */
export async function onEachLevel(
  sidebar: Sidebar,
  look: (level: string) => Promise<void>,
): Promise<void> {
  await sidebar.burger.click();
  await expectMain(sidebar);
  await look('main');
  await sidebar.button('Campus').click();
  await expect(sidebar.heading('Campus')).toBeVisible();
  await look('links');
  await sidebar.button('Retour : Menu').click();
  await sidebar.button('Formations').click();
  await expect(sidebar.heading('Formations')).toBeVisible();
  await look('sections');
  await sidebar.button('BTS').click();
  await expect(sidebar.heading('BTS')).toBeVisible();
  await look('section');
}
