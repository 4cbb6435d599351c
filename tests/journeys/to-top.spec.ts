import { expect, type Page, test } from '@playwright/test';
import { product } from '../harness/client.ts';
import { complaints, laidOut } from '../harness/visitor.ts';

const site = product('SITE');
const NAME = 'Haut de page';

const button = (page: Page) => page.getByRole('button', { name: NAME });
const arrow = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: NAME });
const scrolled = (page: Page) => page.evaluate(() => window.scrollY);
async function toEnd(page: Page): Promise<void> {
  await laidOut(page);
  await page.evaluate(() =>
    window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }),
  );
}

for (const width of [360, 1440]) {
  test(`NAV-11: at ${width} px, both ways to the top show once the page has left it`, async ({
    page,
  }) => {
    const heard = complaints(page);
    await page.setViewportSize({ width, height: 740 });
    await page.goto(site);
    await expect(button(page)).toBeHidden();
    await expect(arrow(page)).toBeHidden();
    for (const way of [button(page), arrow(page)]) {
      await toEnd(page);
      await expect(button(page)).toBeInViewport();
      await expect(arrow(page)).toBeInViewport();
      await way.click();
      await expect.poll(() => scrolled(page)).toBe(0);
      await expect(button(page)).toBeHidden();
      await expect(arrow(page)).toBeHidden();
    }
    expect(heard).toEqual([]);
  });
}

for (const way of [button, arrow]) {
  test(`NAV-11: by keyboard, the ${way.name} leads to the top, and the next step is from there`, async ({
    page,
  }) => {
    await page.goto(site);
    await toEnd(page);
    await expect(way(page)).toBeVisible();
    await way(page).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => scrolled(page)).toBe(0);
    const skip = page.getByRole('link', { name: 'Aller au contenu' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
  });
}

for (const [reducedMotion, manner] of [
  ['no-preference', 'smoothly'],
  ['reduce', 'at once'],
] as const) {
  test(`NAV-11: with ${reducedMotion} for motion, it scrolls ${manner}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    await page.goto(site);
    await toEnd(page);
    await expect(button(page)).toBeVisible();
    const atOnce = await button(page).evaluate((element) => {
      if (element instanceof HTMLElement) element.click();
      return window.scrollY === 0;
    });
    expect(atOnce).toBe(reducedMotion === 'reduce');
    await expect.poll(() => scrolled(page)).toBe(0);
  });
}

test('a pointer that goes to the top shows no skip link', async ({ page }) => {
  await page.goto(site);
  await toEnd(page);
  await button(page).click();
  await expect.poll(() => scrolled(page)).toBe(0);
  await expect(page.getByRole('link', { name: 'Aller au contenu' })).not.toBeInViewport();
});

test('NAV-11: over the bottom bar of a phone, not on it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(site);
  await toEnd(page);
  const box = await button(page).boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(740 - 3.3 * 16);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('NAV-11: the arrow is a link to the top, and there is no button', async ({ page }) => {
    await page.goto(site);
    await expect(button(page)).toBeHidden();
    await arrow(page).click();
    await expect(page.getByRole('banner')).toBeInViewport();
  });
});
