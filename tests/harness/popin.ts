import { expect, type Locator, type Page } from '@playwright/test';

/** The pop-in as a visitor finds it, in French unless told otherwise. */
export function popinOf(
  page: Page,
  name = 'Contact',
  { course, go } = { course: 'Formation', go: 'Continuer' },
) {
  const dialog = page.getByRole('dialog', { name, exact: true });
  return {
    dialog,
    course: dialog.getByRole('combobox', { name: course }),
    campus: dialog.getByRole('combobox', { name: 'Campus' }),
    options: dialog.getByRole('option'),
    go: dialog.getByRole('button', { name: go }),
    close: dialog.getByRole('button', { name: /^(Fermer|Close)$/ }),
    alert: dialog.getByRole('alert'),
  };
}

/** A call to action of the bars, whichever is seen. */
export function callToAction(page: Page, name: string): Locator {
  return page
    .getByRole('navigation', { name: /^(Vos démarches|What you can do)$/ })
    .getByRole('link', { name, exact: true })
    .locator('visible=true')
    .first();
}

/** As one chooses among many: a few letters, and the one that is left. */
export async function choose(field: Locator, name: string): Promise<void> {
  await field.fill(name);
  const popin = field.page().getByRole('dialog');
  await popin.getByRole('option', { name, exact: true }).click();
  await expect(field).toHaveValue(name);
}
