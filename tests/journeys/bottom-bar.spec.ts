import { devices, expect, type Page, test } from '@playwright/test';
import { product } from '../harness/client.ts';
import { sidebarOf } from '../harness/sidebar.ts';
import { visit } from '../harness/visitor.ts';

const site = product('SITE');

const ACTIONS = [
  ['Brochure', '/?popin=true&action=brochure'],
  ['Contact', '/?popin=true&action=contact'],
  ['Agenda', '/agenda'],
  ['Candidature', '/?popin=true&action=registration'],
] as const;

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled, viewport: { width: 360, height: 740 } });

    test('NAV-10: four calls to action along the bottom of a narrow screen, 3.3rem high', async ({
      page,
    }) => {
      await page.goto(site);
      const bar = page.getByRole('navigation', { name: 'Vos démarches' });
      const links = bar.getByRole('link');
      await expect(links).toHaveText(ACTIONS.map(([name]) => name));
      for (const [name, path] of ACTIONS) {
        await expect(bar.getByRole('link', { name })).toHaveAttribute('href', path);
      }
      const box = await bar.boundingBox();
      expect(box?.height).toBeCloseTo(3.3 * 16, 1);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(740, 1);
      await expect(bar.locator('[aria-current]')).toHaveCount(0);
      await links.nth(2).click();
      await expect(page).toHaveURL(`${site}/agenda`);
      await expect(links.nth(2)).toHaveAttribute('aria-current', 'page');
    });
  });
}

test('NAV-3, NAV-10: a wide window has no such bar, unless the browser says it is a phone', async ({
  page,
  browser,
}) => {
  const bar = (at: Page) =>
    at.locator('body > nav').and(at.getByRole('navigation', { name: 'Vos démarches' }));
  await page.setViewportSize({ width: 901, height: 740 });
  await page.goto(site);
  await expect(bar(page)).toHaveCount(0);
  await page.setViewportSize({ width: 900, height: 740 });
  await expect(bar(page)).toBeVisible();

  const { userAgent } = devices['iPhone 15'];
  const phone = await browser.newPage({ userAgent, viewport: { width: 1100, height: 740 } });
  await phone.goto(site);
  await expect(bar(phone)).toBeVisible();
  await phone.close();
});

test('NAV-10: the open menu has the same calls in the same place', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, site);
  const bar = await page.getByRole('navigation', { name: 'Vos démarches' }).boundingBox();
  const { burger, actions } = sidebarOf(page);
  await burger.click();
  expect(await actions.boundingBox()).toEqual(bar);
});

test('the bar never covers what has the focus', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 500 });
  await visit(page, site);
  const bar = page.getByRole('navigation', { name: 'Vos démarches' });
  const top = (await bar.boundingBox())?.y ?? 0;
  const bottoms: number[] = [];
  for (;;) {
    await page.keyboard.press('Tab');
    const at = await page.evaluate(() => {
      const { activeElement: focused } = document;
      if (!focused || focused === document.body || focused.closest('nav.fixed')) return null;
      return focused.getBoundingClientRect().bottom;
    });
    if (at === null) break;
    bottoms.push(at);
  }
  expect(bottoms.length).toBeGreaterThan(20);
  expect(Math.max(...bottoms)).toBeLessThanOrEqual(top);
});
