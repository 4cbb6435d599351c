import { expect, type Page, test } from '@playwright/test';
import { product } from '../harness/client.ts';
import { type Site, startSite } from '../harness/product.ts';
import { watchShifts } from '../harness/shifts.ts';
import { onEachLevel, sidebarOf } from '../harness/sidebar.ts';
import { visit } from '../harness/visitor.ts';

let site: Site;

test.beforeAll(async () => {
  const settings = {
    HAS_EN: 'on',
    HAS_PROFILES: 'on',
    NETWORK_SITE_URL: 'https://reseau.example/',
  };
  site = await startSite({ api: `${product('CMS')}/api`, settings });
});

test.afterAll(async () => {
  await site.stop();
});

/** Slides that have come to rest, so that nothing is half transparent. */
const settle = (page: Page) =>
  page.evaluate(async () => {
    await Promise.all(document.getAnimations().map(({ finished }) => finished));
  });

test('at 320 px, nothing is wider than the screen, on any level', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await visit(page, site.url);
  await onEachLevel(sidebarOf(page), async (level) => {
    await settle(page);
    const wide = await page.evaluate(() => {
      const { right: edge } = document.documentElement.getBoundingClientRect();
      return [...document.querySelectorAll('dialog[open] *:not(svg *)')]
        .filter((element) => element.getBoundingClientRect().right > edge)
        .map(({ outerHTML }) => outerHTML.slice(0, 120));
    });
    expect(wide, level).toEqual([]);
  });
});

for (const [width, panel] of [
  [360, 316],
  [768, 420],
  [1024, 420],
] as const) {
  test(`at ${width} px, the menu stands on the right, ${panel} px wide, over the whole height`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await visit(page, site.url);
    const { dialog, burger } = sidebarOf(page);
    const seen = (await page.locator('html').boundingBox())?.width ?? 0;
    await burger.click();
    const expected = Math.min(panel, seen - 44);
    expect(await dialog.boundingBox()).toEqual({
      x: seen - expected,
      y: 0,
      width: expected,
      height: 740,
    });
  });
}

for (const width of [360, 1024]) {
  test(`at ${width} px, nothing shifts when the menu opens, changes level and closes`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    const shifts = await watchShifts(page);
    await visit(page, site.url);
    const { dialog, close, ...sidebar } = sidebarOf(page);
    await onEachLevel({ dialog, close, ...sidebar }, () => settle(page));
    await close.click();
    await expect(dialog).toBeHidden();
    expect(await shifts()).toEqual([]);
  });
}

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`levels slide by transform, and stand still for those who ask: ${reducedMotion}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await page.setViewportSize({ width: 360, height: 740 });
    await visit(page, site.url);
    await page.evaluate(() => {
      const seen: string[] = [];
      addEventListener('animationstart', ({ animationName, target }) => {
        if (target instanceof Element && target.closest('dialog')) seen.push(animationName);
      });
      Object.assign(window, { seen });
    });
    const sidebar = sidebarOf(page);
    await onEachLevel(sidebar, () => settle(page));
    const seen = await page.evaluate(() => Reflect.get(window, 'seen'));
    expect(seen).toEqual(
      reducedMotion === 'reduce' ? [] : ['slide', 'slide-in', 'slide-back', 'slide-in', 'slide-in'],
    );
  });
}
