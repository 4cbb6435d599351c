import { expect, type Page, test } from '@playwright/test';
import { top } from '../harness/header.ts';
import { sidebarOf } from '../harness/sidebar.ts';
import { DESK, PHONE, photograph, pose } from './studio.ts';

type State = { path: string; open: (page: Page) => Promise<void> };

const menu = (name: string): State => ({
  path: '/',
  open: async (page) => {
    await top(page, name).click();
    await expect(top(page, name)).toHaveAttribute('aria-expanded', 'true');
  },
});

const sidebar = (...levels: string[]): State => ({
  path: '/',
  open: async (page) => {
    const { dialog, button, burger, heading } = sidebarOf(page);
    await burger.click();
    await expect(dialog).toBeVisible();
    for (const level of levels) {
      await button(level).click();
      await expect(heading(level)).toBeVisible();
    }
  },
});

const search: State = {
  path: '/',
  open: async (page) => {
    const opener = page.getByRole('banner').getByRole('button', { name: 'Rechercher' });
    await opener.locator('visible=true').click();
    const dialog = page.getByRole('dialog', { name: 'Recherche' });
    await dialog.getByRole('searchbox').fill('logistique');
    await expect(dialog.getByRole('status')).toHaveText(/^\d+\srésultats?$/);
  },
};

const dialog: State = {
  path: '/styleguide',
  open: (page) => page.getByRole('button', { name: 'Ouvrir le dialogue' }).click(),
};

const STATES = [
  {
    viewport: PHONE,
    states: {
      'open-sidebar': sidebar(),
      'open-sidebar-formations': sidebar('Formations'),
      'open-sidebar-bts': sidebar('Formations', 'BTS'),
      'open-search': search,
      'open-dialog': dialog,
    },
  },
  {
    viewport: DESK,
    states: {
      'open-menu-campus': menu('Campus'),
      'open-menu-formations': menu('Formations'),
      'open-search': search,
      'open-dialog': dialog,
    },
  },
];

for (const { viewport, states } of STATES) {
  test.describe(`${viewport.width} px`, () => {
    test.use({ viewport });
    for (const [name, { path, open }] of Object.entries(states)) {
      test(name, async ({ page }) => {
        await pose(page, path);
        await open(page);
        await photograph(page, name, viewport.width, false);
      });
    }
  });
}
