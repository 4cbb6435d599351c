import { expect, type Page, test } from '@playwright/test';
import { product } from '../harness/client.ts';
import { campus, complaints, go, title, visit } from '../harness/visitor.ts';

const site = product('SITE');

/** What readers of the screen hear when a page has come. */
const said = (page: Page) => page.locator('.sr-only[role=status]');

test('a new page has the focus on its title, and its name is said', async ({ page }) => {
  await visit(page, site);
  await expect(said(page)).toHaveText('');
  await campus(page, 'Lyon').click();
  await expect(title(page)).toHaveText('Campus de Lyon');
  await expect(title(page)).toBeFocused();
  await expect(title(page)).toHaveCSS('outline-style', 'none');
  await expect(said(page)).toHaveText('Campus de Lyon | Cassini');
  await page.goBack();
  await expect(said(page)).toHaveText('Cassini, école de management');
  await expect(title(page)).toBeFocused();
});

test('by keyboard, the focus is seen on the title', async ({ page }) => {
  await visit(page, site);
  await campus(page, 'Lyon').focus();
  await page.keyboard.press('Enter');
  await expect(title(page)).toHaveText('Campus de Lyon');
  await expect(title(page)).toBeFocused();
  await expect(title(page)).toHaveCSS('outline-style', 'solid');
});

test('a page that is not there is said too', async ({ page }) => {
  await visit(page, site);
  await go(page, '/nulle-part/du-tout');
  await expect(title(page)).toHaveText("Oops cette page n'existe pas (ou plus)");
  await expect(title(page)).toBeFocused();
  await expect(said(page)).toHaveText("Oops cette page n'existe pas (ou plus)");
  await go(page, '/campus/lyon');
  await expect(title(page)).toHaveText('Campus de Lyon');
  await expect(title(page)).toBeFocused();
  await expect(said(page)).toHaveText('Campus de Lyon | Cassini');
});

test('the first page, and a filter of the same page, leave the focus where it is', async ({
  page,
}) => {
  await visit(page, `${site}/campus/lyon`);
  await expect(page.locator('body')).toBeFocused();
  const link = campus(page, 'Brest');
  await link.focus();
  await go(page, '/campus/lyon?type=conference', true);
  await expect(page).toHaveURL(/type=conference/);
  await expect(link).toBeFocused();
  await expect(said(page)).toHaveText('');
});

/** The animations that the next change of page runs, by what they move. */
async function fades(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const start = document.startViewTransition;
    document.startViewTransition = (...given) => {
      const transition = start.apply(document, given);
      void transition.ready.then(() => {
        window.seenFades = document.getAnimations().flatMap(({ effect }) => {
          if (!(effect instanceof KeyframeEffect) || !effect.pseudoElement) return [];
          const { delay, duration } = effect.getComputedTiming();
          return `${effect.pseudoElement} ${delay}+${duration}`;
        });
      });
      return transition;
    };
  });
  return () => page.evaluate(() => window.seenFades ?? ['none has run']);
}

declare global {
  interface Window {
    seenFades?: string[];
  }
}

test('NAV-13: the page goes out, then the next one comes in, also back', async ({ page }) => {
  const heard = complaints(page);
  await visit(page, site);
  const seen = await fades(page);
  const outThenIn = [
    '::view-transition-group(bar) 0+120',
    '::view-transition-group(loading-bar) 0+120',
    '::view-transition-group(page) 0+120',
    '::view-transition-group(root) 0+120',
    '::view-transition-group(to-top) 0+120',
    '::view-transition-new(page) 120+120',
    '::view-transition-old(page) 0+120',
  ];
  await campus(page, 'Lyon').click();
  await expect.poll(async () => (await seen()).toSorted()).toEqual(outThenIn);
  await expect(title(page)).toHaveText('Campus de Lyon');
  await page.evaluate(() => {
    delete window.seenFades;
  });
  await page.goBack();
  await expect.poll(async () => (await seen()).toSorted()).toEqual(outThenIn);
  expect(heard).toEqual([]);
});

test('NAV-12: under reduced motion no page fades', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, site);
  const seen = await fades(page);
  await campus(page, 'Lyon').click();
  await expect(title(page)).toBeFocused();
  await expect.poll(seen).toEqual([]);
});

test('NAV-13: a part of the same page does not fade', async ({ page }) => {
  await visit(page, site);
  await campus(page, 'Lyon').click();
  await expect(title(page)).toHaveText('Campus de Lyon');
  await page.goBack();
  await expect(said(page)).toHaveText('Cassini, école de management');
  const seen = await fades(page);
  await page.evaluate(() => {
    window.location.hash = '#home-news';
  });
  await expect(page.locator('#home-news')).toBeFocused();
  await expect.poll(seen).toEqual([]);
});

test('NAV-13: two clicks in a row are one journey, and nobody complains', async ({ page }) => {
  const heard = complaints(page);
  await visit(page, site);
  await page.evaluate(() => {
    const click = (path: string) =>
      document.querySelector<HTMLElement>(`footer a[href="${path}"]`)?.click();
    document.addEventListener('focusin', () => click('/campus/brest'), { once: true });
    click('/campus/lyon');
  });
  await expect(title(page)).toHaveText('Campus de Brest');
  await expect(page).toHaveURL(`${site}/campus/brest`);
  await expect(title(page)).toBeFocused();
  expect(heard).toEqual([]);
});

test('NAV-13: a browser without transitions goes without, in silence', async ({ page }) => {
  const heard = complaints(page);
  await page.addInitScript(() => {
    Reflect.deleteProperty(Document.prototype, 'startViewTransition');
  });
  await visit(page, site);
  await campus(page, 'Lyon').click();
  await expect(title(page)).toHaveText('Campus de Lyon');
  await page.goBack();
  await expect(page).toHaveURL(`${site}/`);
  expect(heard).toEqual([]);
});
