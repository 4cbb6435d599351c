import { expect, type Page, test } from '@playwright/test';
import { product } from '../harness/client.ts';
import { menuOf, top, WIDE } from '../harness/header.ts';
import { NOW } from '../harness/product.ts';
import { complaints, visit } from '../harness/visitor.ts';

const plain = product('SITE');

test.use({ viewport: WIDE });

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime(NOW);
});

test.describe('NAV-6: a menu', () => {
  const lyon = (page: Page) => menuOf(page).getByRole('link', { name: 'Lyon', exact: true });

  test('opens under the pointer and closes when it leaves', async ({ page }) => {
    const heard = complaints(page);
    await visit(page, plain);
    await expect(lyon(page)).toBeHidden();
    await top(page, 'Campus').hover();
    await expect(lyon(page)).toBeVisible();
    await expect(top(page, 'Campus')).toHaveAttribute('aria-expanded', 'true');
    await page.mouse.move(700, 860);
    await expect(lyon(page)).toBeHidden();
    await expect(top(page, 'Campus')).toHaveAttribute('aria-expanded', 'false');
    expect(heard).toEqual([]);
  });

  test('does not open because the page brought it under a pointer that rests', async ({ page }) => {
    await visit(page, plain);
    const box = await top(page, 'Campus').boundingBox();
    if (!box) throw new Error('the bar has no such entry');
    await page.evaluate(() => window.scrollTo({ top: 1500, behavior: 'instant' }));
    await expect(top(page, 'Campus')).toBeHidden();
    await page.mouse.move(box.x + 9, box.y + box.height / 2);
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await expect.poll(() => top(page, 'Campus').evaluate((it) => it.matches(':hover'))).toBe(true);
    // As long as it takes to open another one.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 80)));
    await expect(top(page, 'Campus')).toHaveAttribute('aria-expanded', 'false');
    await page.mouse.move(box.x + 12, box.y + box.height / 2);
    await expect(lyon(page)).toBeVisible();
  });

  test('is kept by a press after the pointer opened it, and closed by the next', async ({
    page,
  }) => {
    await visit(page, plain);
    await top(page, 'Campus').hover();
    await expect(lyon(page)).toBeVisible();
    await top(page, 'Campus').click();
    await expect(lyon(page)).toBeVisible();
    await top(page, 'Campus').click();
    await expect(lyon(page)).toBeHidden();
  });

  test('closes when one of its links is followed', async ({ page }) => {
    await visit(page, plain);
    await top(page, 'Campus').hover();
    await lyon(page).click();
    await expect(page).toHaveURL(`${plain}/campus/lyon`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Campus de Lyon');
    await expect(top(page, 'Campus')).toHaveAttribute('aria-expanded', 'false');
  });

  test('closes on a press outside', async ({ page }) => {
    await visit(page, plain);
    await top(page, 'Campus').focus();
    await page.keyboard.press('Enter');
    await expect(lyon(page)).toBeVisible();
    await page.mouse.click(700, 880);
    await expect(lyon(page)).toBeHidden();
  });

  test('by keyboard: Enter opens, Escape closes and gives the focus back', async ({ page }) => {
    await visit(page, plain);
    await top(page, 'Campus').focus();
    await page.keyboard.press('Enter');
    await expect(lyon(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(menuOf(page).getByRole('link', { name: 'Agen', exact: true })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(lyon(page)).toBeHidden();
    await expect(top(page, 'Campus')).toBeFocused();
    await page.keyboard.press('Space');
    await expect(lyon(page)).toBeVisible();
    await page.keyboard.press('Space');
    await expect(lyon(page)).toBeHidden();
  });

  test('by keyboard: Escape also closes what the pointer opened, and leaves the focus alone', async ({
    page,
  }) => {
    await visit(page, plain);
    await page.keyboard.press('Tab');
    await top(page, 'Campus').hover();
    await expect(lyon(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(lyon(page)).toBeHidden();
    await expect(page.getByRole('link', { name: 'Aller au contenu' })).toBeFocused();
  });

  test('by keyboard: Tab out of it closes it', async ({ page }) => {
    await visit(page, plain);
    await top(page, 'Alternance').focus();
    await page.keyboard.press('Enter');
    const offer = menuOf(page).getByRole('link', { name: 'Déposer une offre' });
    await expect(offer).toBeVisible();
    await menuOf(page).getByRole('link', { name: 'Tous nos évènements' }).focus();
    await page.keyboard.press('Tab');
    await expect(top(page, 'L’école')).toBeFocused();
    await expect(offer).toBeHidden();
    await page.keyboard.press('Shift+Tab');
    await expect(top(page, 'Alternance')).toBeFocused();
  });

  test('by keyboard: arrows go along the bar, down goes in', async ({ page }) => {
    await visit(page, plain);
    await top(page, 'Campus').focus();
    await page.keyboard.press('ArrowRight');
    await expect(top(page, 'Formations')).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expect(menuOf(page).getByRole('link', { name: 'Actualités' })).toBeFocused();
    await page.keyboard.press('Home');
    await expect(top(page, 'Campus')).toBeFocused();
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
    await expect(menuOf(page).getByRole('link', { name: 'Agen', exact: true })).toBeFocused();
  });

  test('stays when the pointer goes down to it across another button', async ({ page }) => {
    await page.clock.install({ time: NOW });
    await visit(page, plain);
    await top(page, 'Campus').hover();
    await expect(lyon(page)).toBeVisible();
    const from = await top(page, 'Campus').boundingBox();
    const over = await top(page, 'Formations').boundingBox();
    const goal = await menuOf(page).getByRole('link', { name: 'Lille', exact: true }).boundingBox();
    if (!from || !over || !goal) throw new Error('The bar is not on the page.');
    const bottom = over.y + over.height;
    await page.mouse.move(from.x + from.width - 4, bottom - 30);
    // From here on time passes when the test says so: how long the pointer takes is what it is about.
    await page.clock.pauseAt(new Date(Date.parse(NOW) + 3_600_000));
    await page.mouse.move(over.x + 2, bottom - 16);
    await page.mouse.move(over.x + 10, bottom - 10);
    await page.clock.runFor(100);
    await expect(lyon(page)).toBeVisible();
    await page.mouse.move(goal.x + 20, goal.y + 10, { steps: 8 });
    await page.clock.runFor(1000);
    await expect(lyon(page)).toBeVisible();
    await expect(top(page, 'Formations')).toHaveAttribute('aria-expanded', 'false');
  });

  test('gives way to the one that the pointer goes on to', async ({ page }) => {
    await visit(page, plain);
    await top(page, 'Campus').hover();
    await expect(lyon(page)).toBeVisible();
    await top(page, 'Formations').hover();
    await expect(top(page, 'Formations')).toHaveAttribute('aria-expanded', 'true');
    await expect(lyon(page)).toBeHidden();
  });

  test.describe('by touch', () => {
    test.use({ hasTouch: true });

    test('a tap opens it, another closes it, a tap outside too', async ({ page }) => {
      await visit(page, plain);
      await top(page, 'Campus').tap();
      await expect(lyon(page)).toBeVisible();
      await top(page, 'Campus').tap();
      await expect(lyon(page)).toBeHidden();
      await top(page, 'Campus').tap();
      await page.touchscreen.tap(700, 880);
      await expect(lyon(page)).toBeHidden();
    });
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('opens under the pointer and to the keyboard’s focus', async ({ page }) => {
      await page.goto(plain);
      await expect(lyon(page)).toBeHidden();
      await top(page, 'Campus').hover();
      await expect(lyon(page)).toBeVisible();
      await top(page, 'Formations').hover();
      await expect(menuOf(page).getByRole('link', { name: 'BTS Communication' })).toBeVisible();
      await expect(menuOf(page).getByRole('link', { name: 'MBA International' })).toBeVisible();
    });
  });
});

test.describe('NAV-7: the three kinds', () => {
  test('campuses in three columns, their page, and the next events', async ({ page }) => {
    await visit(page, plain);
    await top(page, 'Campus').hover();
    const panel = page.locator('#menu-0');
    const campuses = panel.locator('a[href^="/campus/"]');
    await expect(panel).toBeVisible();
    await expect(campuses).toHaveCount(26);
    const columns = await campuses.evaluateAll((links) => {
      const lefts = links.map((link) => Math.round(link.getBoundingClientRect().left));
      return [...new Set(lefts)].map((left) => lefts.filter((other) => other === left).length);
    });
    expect(columns).toEqual([11, 11, 4]);
    await expect(panel.getByRole('link', { name: 'Tous nos campus' })).toHaveAttribute(
      'href',
      '/campus',
    );
    const events = panel.getByRole('list', { name: 'Prochains évènements' }).getByRole('listitem');
    await expect(events).toHaveCount(3);
    await expect(events.last().getByRole('time')).toHaveText('samedi 21 novembre 2026');
    await expect(panel.getByRole('link', { name: 'Tous nos évènements' })).toHaveAttribute(
      'href',
      '/agenda',
    );
  });

  test('sections: a press shows the items; closing forgets which', async ({ page }) => {
    await visit(page, plain);
    await top(page, 'Formations').hover();
    const panel = page.locator('#menu-1');
    const sections = panel.getByRole('button');
    await expect(sections).toHaveText([
      'BTS',
      'Bachelors',
      'Programme Grande École',
      'Mastères',
      'MBA',
    ]);
    const item = panel.getByRole('link', { name: 'Bachelor Banque et assurance', exact: true });
    await expect(item).toBeHidden();
    await sections.nth(1).click();
    await expect(item).toBeVisible();
    await expect(sections.nth(1)).toHaveAttribute('aria-expanded', 'true');
    await sections.nth(4).click();
    await expect(item).toBeHidden();
    await expect(panel.getByRole('link', { name: 'MBA International' })).toBeVisible();
    await expect(panel.getByRole('list', { name: 'Prochains évènements' })).toBeVisible();
    await page.keyboard.press('Escape');
    await top(page, 'Formations').focus();
    await page.keyboard.press('Enter');
    await expect(panel).toBeVisible();
    await expect(panel.getByRole('link', { name: 'MBA International' })).toBeHidden();
  });

  test('links and the events', async ({ page }) => {
    await visit(page, plain);
    await top(page, 'Alternance').hover();
    const panel = page.locator('#menu-2');
    await expect(panel.getByRole('link', { name: 'Simuler sa rémunération' })).toBeVisible();
    await expect(panel.getByRole('list', { name: 'Prochains évènements' })).toBeVisible();
  });
});
