import { expect, test } from '@playwright/test';
import { product } from '../harness/client.ts';
import { expectMain, keyboard, mouse, onEachLevel, sidebarOf, touch } from '../harness/sidebar.ts';
import { complaints, leave, scriptsAnswer, visit } from '../harness/visitor.ts';

const site = product('SITE');
const PHONE = { width: 360, height: 740 };

test.use({ viewport: PHONE });

for (const [way, press] of Object.entries({ mouse, keyboard, touch })) {
  test.describe(`by ${way}`, () => {
    test.use({ hasTouch: way === 'touch' });

    test('NAV-8: down the three levels, back up, out, and in again on the main one', async ({
      page,
    }) => {
      const heard = complaints(page);
      await visit(page, site);
      const sidebar = sidebarOf(page);
      const { dialog, burger, close, button, link, heading } = sidebar;

      await press(burger);
      await expect(close).toBeFocused();
      await expectMain(sidebar);

      await press(button('Formations'));
      await expect(heading('Formations')).toBeFocused();
      await expect(button('Campus')).toHaveCount(0);

      await press(button('BTS'));
      await expect(heading('BTS')).toBeFocused();
      await expect(button('Bachelors')).toHaveCount(0);
      await expect(link('BTS Gestion de la PME')).toHaveAttribute('href', '/formations/bts-gpme');

      await press(button('Retour : Formations'));
      await expect(button('BTS')).toBeFocused();
      await expect(heading('Formations')).toBeVisible();

      await press(button('Retour : Menu'));
      await expect(button('Formations')).toBeFocused();
      await expectMain(sidebar);

      await press(button('Campus'));
      await expect(heading('Campus')).toBeFocused();
      await expect(
        dialog.getByRole('navigation', { name: 'Campus' }).getByRole('link'),
      ).toHaveCount(27);
      await expect(link('Tous nos campus →')).toHaveAttribute('href', '/campus');

      await press(close);
      await expect(dialog).toBeHidden();
      await expect(burger).toBeFocused();

      await press(burger);
      await expectMain(sidebar);
      expect(heard).toEqual([]);
    });

    test('NAV-8: any link closes the menu and puts it back on its main level', async ({ page }) => {
      const sidebar = sidebarOf(page);
      const { dialog, burger, button, link } = sidebar;
      const levels = [
        { way: ['Campus'], name: 'Lyon', path: '/campus/lyon' },
        { way: ['Campus'], name: 'Tous nos campus →', path: '/campus' },
        { way: ['L’école', 'Vie et culture'], name: 'Art et culture', path: '/art-culture' },
        { way: [], name: 'Actualités', path: '/actualites' },
      ];
      for (const { way, name, path } of levels) {
        await visit(page, site);
        await press(burger);
        for (const step of way) await press(button(step));
        await leave(page, () => press(link(name)), `${site}${path}`);
        await expect(dialog).toBeHidden();
        await press(burger);
        await expectMain(sidebar);
        for (const step of way) await press(button(step));
        await expect(link(name)).toHaveAttribute('aria-current', 'page');
        // The page one is on: nothing to go to, but it closes all the same.
        await press(link(name));
        await expect(dialog).toBeHidden();
      }
    });
  });
}

test('NAV-8: Escape and a press behind the menu close it, give the focus back, and start it again', async ({
  page,
}) => {
  await visit(page, site);
  const sidebar = sidebarOf(page);
  const ways = {
    escape: () => page.keyboard.press('Escape'),
    backdrop: () => page.mouse.click(20, 300),
  };
  for (const close of Object.values(ways)) {
    await onEachLevel(sidebar, async () => undefined);
    await close();
    await expect(sidebar.dialog).toBeHidden();
    await expect(sidebar.burger).toBeFocused();
    await sidebar.burger.click();
    await expectMain(sidebar);
    await close();
    await expect(sidebar.dialog).toBeHidden();
  }
});

test('NAV-8: opened again before the page has heard that it closed, the menu stays open, on its main level', async ({
  page,
}) => {
  await visit(page, site);
  const sidebar = sidebarOf(page);
  await onEachLevel(sidebar, async () => undefined);
  const again = await sidebar.burger.elementHandle();
  await sidebar.close.evaluate((close: HTMLElement, burger) => {
    close.click();
    burger?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  }, again);
  await expectMain(sidebar);
  await page.keyboard.press('Escape');
  await expect(sidebar.dialog).toBeHidden();
});

test('NAV-8: going back in history closes the menu and puts it back on its main level', async ({
  page,
}) => {
  await visit(page, `${site}/art-culture`);
  const sidebar = sidebarOf(page);
  await sidebar.burger.click();
  await sidebar.button('Campus').click();
  await leave(page, () => sidebar.link('Lyon').click(), `${site}/campus/lyon`);
  await onEachLevel(sidebar, async () => undefined);
  await leave(page, () => page.goBack(), `${site}/art-culture`);
  await expect(sidebar.dialog).toBeHidden();
  await sidebar.burger.click();
  await expectMain(sidebar);
});

test('NAV-8: Tab goes round inside, on every level', async ({ page }) => {
  await visit(page, site);
  const sidebar = sidebarOf(page);
  await onEachLevel(sidebar, async (level) => {
    const controls = await sidebar.dialog.locator('a:visible, button:visible').count();
    for (const key of ['Tab', 'Shift+Tab']) {
      const reached = new Set<string>();
      for (let step = 0; step < controls + 3; step += 1) {
        await page.keyboard.press(key);
        const [where, what] = await page.evaluate(() => {
          const { activeElement: focused } = document;
          const inside = focused?.closest('dialog') ? 'inside' : focused?.nodeName;
          return [inside, focused?.textContent || focused?.ariaLabel || ''];
        });
        // Between the last and the first, the browser's own controls have their turn.
        if (where === 'inside') reached.add(what ?? '');
        else expect(where, `${key} on the level ${level}`).toBe('BODY');
      }
      expect(reached.size, `${key} on the level ${level}`).toBe(controls);
    }
  });
});

test('NAV-8: the page behind neither scrolls nor moves', async ({ page }) => {
  await visit(page, site);
  const { dialog, burger, close } = sidebarOf(page);
  const main = page.getByRole('main');
  const scrollY = () => page.evaluate(() => window.scrollY);
  const before = await main.boundingBox();
  await burger.click();
  await expect(dialog).toBeVisible();
  for (const x of [20, 200]) {
    await page.mouse.move(x, 300);
    await page.mouse.wheel(0, 2000);
    await page.mouse.wheel(0, 2000);
  }
  await page.keyboard.press('End');
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(await scrollY()).toBe(0);
  expect(await main.boundingBox()).toEqual(before);
  await close.click();
  await page.mouse.wheel(0, 500);
  await expect.poll(scrollY).toBeGreaterThan(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('NAV-8: the menu opens and closes, and its entries are links', async ({ page }) => {
    await page.goto(site);
    const { dialog, burger, close, button, link } = sidebarOf(page);
    await expect(dialog).toBeHidden();
    await burger.click();
    await close.click();
    await expect(dialog).toBeHidden();
    await burger.click();
    await page.mouse.click(20, 300);
    await expect(dialog).toBeHidden();
    await burger.click();
    const entries = dialog.getByRole('navigation', { name: 'Menu principal' });
    await expect(entries.getByRole('button')).toHaveCount(0);
    await expect(entries.getByRole('link')).toHaveText([
      'Campus',
      'Formations',
      'Alternance',
      'L’école',
      'Actualités',
    ]);
    await button('Services').focus();
    await link('Offres d’alternance').click();
    await expect(page).toHaveURL(`${site}/offres-alternance`);
  });
});

test('with scripts, an entry that opens a level is no link', async ({ page }) => {
  await visit(page, site);
  const { burger, button, link } = sidebarOf(page);
  await burger.click();
  await expect(button('Formations')).toBeVisible();
  await expect(link('Formations')).toHaveCount(0);
});

test('the menu opens before the scripts come, and goes on when they are there', async ({
  page,
}) => {
  const heard = complaints(page);
  const gate = Promise.withResolvers<void>();
  await page.route(/\.js$/, async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.goto(site, { waitUntil: 'commit' });
  const { dialog, burger, close, button, heading } = sidebarOf(page);
  await burger.click();
  await expect(dialog).toBeVisible();
  gate.resolve();
  await scriptsAnswer(page);
  await button('Formations').click();
  await expect(heading('Formations')).toBeFocused();
  await close.click();
  await expect(dialog).toBeHidden();
  expect(heard).toEqual([]);
});

test('the menu opens and closes in a browser that knows neither commands nor closedby', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLButtonElement.prototype, 'command');
    const forgetCommands = (event: Event) => event.preventDefault();
    addEventListener('click', forgetCommands, { capture: true });
  });
  await visit(page, site);
  const { dialog, burger, close } = sidebarOf(page);
  await page.locator('dialog#menu').evaluate((menu) => menu.removeAttribute('closedby'));
  await burger.click();
  await expect(dialog).toBeVisible();
  await close.click();
  await expect(dialog).toBeHidden();
  await burger.click();
  await page.mouse.click(20, 300);
  await expect(dialog).toBeHidden();
  await expect(burger).toBeFocused();
});
