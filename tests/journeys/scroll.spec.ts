import { expect, type Locator, type Page, test } from '@playwright/test';
import { product } from '../harness/client.ts';
import { holdData } from '../harness/network.ts';
import { NOW } from '../harness/product.ts';
import { campus, complaints, go, scriptsAnswer, title, visit } from '../harness/visitor.ts';

const site = product('SITE');
const HOUR_MS = 3_600_000;
const LINE_PX = 24;

/** How far a part is from its place, 250 px below the top: places are whole pixels, parts are not. */
const offBy = async (part: Locator) =>
  Math.abs(((await part.boundingBox())?.y ?? Number.NaN) - 250);

const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

/** Scrolls, and comes back when the page has heard of all of it. */
function scrollTo(page: Page, top: number): Promise<void> {
  return page.evaluate(
    (y) =>
      new Promise<void>((resolve) => {
        window.addEventListener('scrollend', () => resolve(), { once: true });
        window.scrollTo({ top: y, behavior: 'instant' });
      }),
    top,
  );
}

/** To the line: on a page loaded anew, type that comes late moves the text by some pixels, and the browser follows it. */
async function expectNear(page: Page, top: number): Promise<void> {
  await expect.poll(async () => Math.abs((await scrolled(page)) - top)).toBeLessThan(LINE_PX);
}

/** Every position the page is seen at from now on. */
const positions = (page: Page) =>
  page.evaluateHandle(() => {
    const seen: number[] = [];
    window.addEventListener('scroll', () => seen.push(window.scrollY));
    return seen;
  });

/** Comes back when the page has not moved for thirty frames. */
function stillness(page: Page): Promise<void> {
  return page.evaluate(async () => {
    let top = window.scrollY;
    for (let frames = 0; frames < 30; frames += 1) {
      await new Promise(requestAnimationFrame);
      if (window.scrollY === top) continue;
      top = window.scrollY;
      frames = 0;
    }
  });
}

test('NAV-12: a new page is scrolled softly to its top, 100 ms after it came', async ({ page }) => {
  await page.clock.install({ time: NOW });
  await visit(page, site);
  await page.clock.pauseAt(new Date(Date.parse(NOW) + HOUR_MS));
  await scrollTo(page, 600);
  const seen = await positions(page);
  await go(page, '/campus/lyon');
  await expect(title(page)).toBeFocused();
  await page.clock.runFor(99);
  expect(await scrolled(page)).toBe(600);
  await page.clock.runFor(1);
  await expect.poll(() => scrolled(page)).toBe(0);
  const between = (await seen.jsonValue()).filter((top) => top > 0 && top < 600);
  expect(between.length).toBeGreaterThan(2);
});

test('NAV-12: the page stays where it is under what is pressed', async ({ page }) => {
  await visit(page, site);
  await scrollTo(page, 1200);
  // Between two frames, as a finger does: the browser is then already on its way to the next place.
  const pressed = await page.evaluateHandle(() => {
    const places: number[] = [];
    const press = () => {
      places.push(window.scrollY);
      document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    };
    const moved = () => {
      if (window.scrollY > 1100) return;
      window.removeEventListener('scroll', moved);
      setTimeout(press);
    };
    window.addEventListener('scroll', moved);
    return places;
  });
  await go(page, '/campus/lyon');
  await expect.poll(async () => (await pressed.jsonValue()).length).toBe(1);
  await stillness(page);
  const [place] = await pressed.jsonValue();
  expect(place).toBeGreaterThan(0);
  expect(await scrolled(page)).toBe(place);
});

test('NAV-12: under reduced motion it is there at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, site);
  await scrollTo(page, 600);
  const seen = await positions(page);
  await go(page, '/campus/lyon');
  await expect.poll(() => scrolled(page)).toBe(0);
  // The page hears of it with the next frame.
  await expect.poll(() => seen.jsonValue()).toEqual([0]);
});

test('NAV-12: an address that names a part has it 250 px below the top of the window', async ({
  page,
}) => {
  await visit(page, `${site}/campus/lyon`);
  await go(page, '/#home-news');
  const part = page.locator('#home-news');
  await expect.poll(() => offBy(part)).toBeLessThanOrEqual(1);
  await expect(part).toBeFocused();

  await go(page, '/#discover-campuses');
  const other = page.locator('#discover-campuses');
  await expect.poll(() => offBy(other)).toBeLessThanOrEqual(1);
  await expect(other).toBeFocused();
});

test('NAV-12: a part that is not there, or cannot be read, is the top', async ({ page }) => {
  const heard = complaints(page);
  await visit(page, `${site}/campus/lyon`);
  for (const hash of ['#nulle-part', '#%']) {
    await scrollTo(page, 300);
    await go(page, `/campus/lyon${hash}`);
    await expect.poll(() => scrolled(page)).toBe(0);
  }
  expect(heard).toEqual([]);
});

test('NAV-12: back and forward come to where each page was left', async ({ page }) => {
  await visit(page, site);
  await scrollTo(page, 900);
  await go(page, '/campus/lyon');
  await expect.poll(() => scrolled(page)).toBe(0);
  await scrollTo(page, 350);
  const seen = await positions(page);
  await page.goBack();
  await expect(page).toHaveURL(`${site}/`);
  await expect.poll(() => scrolled(page)).toBe(900);
  await page.goForward();
  await expect(title(page)).toHaveText('Campus de Lyon');
  await expect.poll(() => scrolled(page)).toBe(350);
  expect(await seen.jsonValue()).toEqual([900, 350]);
});

test('NAV-12: on a slow network the page is not moved before the one it goes back to has come', async ({
  page,
}) => {
  await visit(page, site);
  await scrollTo(page, 900);
  await go(page, '/campus/lyon');
  await expect.poll(() => scrolled(page)).toBe(0);
  const release = await holdData(page);
  const asked = page.waitForRequest('**/*.data');
  await page.evaluate(() => window.history.back());
  await asked;
  await expect(title(page)).toHaveText('Campus de Lyon');
  expect(await scrolled(page)).toBe(0);
  release();
  await expect.poll(() => scrolled(page)).toBe(900);
});

test('NAV-12: so they do after a reload, and after leaving the site', async ({ page }) => {
  await visit(page, site);
  await scrollTo(page, 900);
  await go(page, '/campus/lyon');
  await expect.poll(() => scrolled(page)).toBe(0);
  await scrollTo(page, 350);
  await page.reload();
  await scriptsAnswer(page);
  await expectNear(page, 350);
  await page.goBack();
  await expect(page).toHaveURL(`${site}/`);
  await expectNear(page, 900);

  await page.goto('data:text/html,<h1>Ailleurs</h1>');
  await page.goBack();
  await scriptsAnswer(page);
  await expectNear(page, 900);
  await page.goForward();
  await page.goBack();
  await expectNear(page, 900);
});

test('NAV-12: two visits of the same page from elsewhere are two positions', async ({ page }) => {
  await visit(page, site);
  await scrollTo(page, 900);
  await page.goto('data:text/html,<h1>Ailleurs</h1>');
  await visit(page, site);
  await scrollTo(page, 200);
  await go(page, '/campus/lyon');
  await expect.poll(() => scrolled(page)).toBe(0);
  await page.goBack();
  await expect.poll(() => scrolled(page)).toBe(200);
  await page.goBack();
  await page.goBack();
  await expectNear(page, 900);
});

test('NAV-12: nor is the place lost by a page that is too busy to hear that it is left', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.addEventListener('pagehide', () => {
      const end = performance.now() + 1500;
      while (performance.now() < end);
    });
  });
  await visit(page, site);
  await scrollTo(page, 900);
  await page.goto('data:text/html,<h1>Ailleurs</h1>');
  await visit(page, site);
  await page.goBack();
  await page.goBack();
  await expectNear(page, 900);
});

test('NAV-12: a link of the browser’s own to a part can be come back from', async ({ page }) => {
  await visit(page, site);
  await scrollTo(page, 100);
  await page.evaluate(() => {
    window.location.hash = '#home-news';
  });
  await expect.poll(() => scrolled(page)).toBeGreaterThan(100);
  const there = await scrolled(page);
  expect(await offBy(page.locator('#home-news'))).toBeLessThanOrEqual(1);
  await page.goBack();
  await expect.poll(() => scrolled(page)).toBe(100);
  await page.goForward();
  await expect.poll(() => scrolled(page)).toBe(there);
});

test('NAV-12: nor is the place lost by coming back before the part is drawn', async ({ page }) => {
  await visit(page, site);
  await scrollTo(page, 100);
  await page.evaluate(async () => {
    const heard = new Promise((resolve) =>
      window.addEventListener('popstate', resolve, { once: true }),
    );
    window.location.hash = '#home-news';
    await heard;
    window.history.back();
  });
  await expect.poll(() => scrolled(page)).toBe(100);
});

test('NAV-12: where the tab can keep nothing, the page still works, and remembers', async ({
  page,
}) => {
  const heard = complaints(page);
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('Refused', 'SecurityError');
      },
    });
  });
  await visit(page, site);
  await scrollTo(page, 900);
  await go(page, '/campus/lyon');
  await expect.poll(() => scrolled(page)).toBe(0);
  await page.goBack();
  await expect.poll(() => scrolled(page)).toBe(900);
  expect(heard).toEqual([]);
});

test('NAV-12: a link to the very page scrolls it; a link that keeps the place does not', async ({
  page,
}) => {
  await visit(page, `${site}/campus/lyon`);
  await campus(page, 'Lyon').click();
  await expect.poll(() => scrolled(page)).toBe(0);
  await scrollTo(page, 350);
  await page.clock.install({ time: NOW });
  await go(page, '/campus/lyon?type=conference', true);
  await expect(page).toHaveURL(/type=conference/);
  await page.clock.runFor(1000);
  expect(await scrolled(page)).toBe(350);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('NAV-12: an address that names a part has it 250 px below the top of the window', async ({
    page,
  }) => {
    await page.goto(`${site}/#home-news`);
    await expect.poll(() => offBy(page.locator('#home-news'))).toBeLessThanOrEqual(1);
  });
});

test('a link that is followed while words are typed is not called back by them', async ({
  page,
}) => {
  await page.clock.install({ time: NOW });
  await visit(page, `${site}/programmes`);
  await page.clock.pauseAt(new Date(Date.parse(NOW) + HOUR_MS));
  const release = await holdData(page);
  await page.getByRole('main').getByRole('searchbox').fill('bts');
  await campus(page, 'Lyon').click();
  // Words are followed after a pause of 300 ms.
  await page.clock.runFor(300);
  release();
  await expect(page).toHaveURL(`${site}/campus/lyon`);
  await expect(title(page)).toHaveText('Campus de Lyon');
});
