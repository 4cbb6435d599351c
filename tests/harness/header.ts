import type { Locator, Page } from '@playwright/test';

/** A window whose bar is the full one. */
export const WIDE = { width: 1440, height: 900 };

export function menuOf(page: Page): Locator {
  return page.getByRole('navigation', { name: 'Menu principal' });
}

/** A menu's button in the full bar. */
export function top(page: Page, name: string): Locator {
  return menuOf(page).getByRole('button', { name, exact: true });
}

/** The button that only the compact bar has. */
export function compact(page: Page): Locator {
  return page.getByRole('button', { name: 'Ouvrir le menu' });
}
