import { brotliCompressSync } from 'node:zlib';
import { expect, type Page, type Route, test } from '@playwright/test';
import { ask, product } from '../harness/client.ts';
import { menuOf, top, WIDE } from '../harness/header.ts';
import { NOW } from '../harness/product.ts';
import { watchShifts } from '../harness/shifts.ts';
import {
  campus,
  complaints,
  coreAnswers,
  scriptsAnswer,
  title,
  visit,
} from '../harness/visitor.ts';

const site = product('SITE');
const KB = 1000;

test.use({ viewport: WIDE });

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime(NOW);
});

/** The files of scripts that the browser asks for, from now on. */
async function scripts(page: Page): Promise<Set<string>> {
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  const asked = new Set<string>();
  network.on('Network.requestWillBeSent', ({ request }) => {
    if (request.url.endsWith('.js')) asked.add(request.url);
  });
  return asked;
}

async function weight(files: Iterable<string>): Promise<number> {
  const answers = await Promise.all([...files].map((file) => ask(file)));
  return answers.reduce((sum, { body }) => sum + brotliCompressSync(body).length, 0);
}

/** Keeps some code, that of what stands around a page if not told otherwise, until it is let go. */
async function hold(page: Page, file = 'frame'): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let isHeld = true;
  await page.route(`**/assets/${file}-*.js`, (route) => {
    if (!isHeld) return route.continue();
    held.push(route);
  });
  return async () => {
    isHeld = false;
    await Promise.all(held.map((route) => route.continue()));
  };
}

/** Opens a page where nobody is, until it asks for nothing more. */
async function leaveAlone(page: Page): Promise<void> {
  const core = page.waitForResponse('**/assets/core-*.js');
  await page.goto(site);
  await (await core).finished();
  await page.waitForLoadState('networkidle');
}

test('before any sign of a visitor a page asks for its core alone, of 105 KB at most', async ({
  page,
}) => {
  const asked = await scripts(page);
  await leaveAlone(page);
  const core = new Set(asked);
  await coreAnswers(page);
  const named = await page.evaluate(() => {
    const { routes } = window.__reactRouterManifest ?? { routes: {} };
    return [routes.root, routes.fr].flatMap((it) => [it?.module, ...(it?.imports ?? [])]);
  });
  expect([...core].map((url) => new URL(url).pathname)).toEqual(
    expect.arrayContaining(named.filter(Boolean)),
  );
  expect(await weight(core)).toBeLessThanOrEqual(105 * KB);
  await expect(page.locator('html')).toHaveAttribute('data-awake');
  expect(asked.size).toBeGreaterThan(core.size);
});

test('nothing of it is asked for before the page is loaded, or run before somebody is there', async ({
  page,
}) => {
  const asked = await scripts(page);
  let early: string[] | undefined;
  page.once('load', () => {
    early = [...asked];
  });
  await leaveAlone(page);
  expect(early).toEqual([]);
  const isAtWork = () => page.evaluate(() => window.__reactRouterDataRouter !== undefined);
  expect(await isAtWork()).toBe(false);
  await page.mouse.move(700, 500);
  await expect.poll(isAtWork).toBe(true);
});

/** Whether each of these is drawn. */
const drawn = (page: Page, ...parts: string[]) =>
  page.evaluate(
    (all) =>
      all.map((part) =>
        document.querySelector(part)?.checkVisibility({ contentVisibilityAuto: true }),
      ),
    parts,
  );
const MAP = '.map-box > svg > *';
const FOOT = 'footer nav a';
const BELOW = ['main section:last-of-type h2', FOOT];

/** Holds what lays out the rest of a page: it sends itself messages. */
async function holdTheRest(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const { prototype } = MessagePort;
    const { postMessage } = prototype;
    prototype.postMessage = function held() {
      prototype.postMessage = postMessage;
      Object.assign(window, { release: () => this.postMessage(0) });
    };
  });
  return () => page.evaluate(() => Reflect.get(window, 'release')());
}

for (const width of [360, 1440]) {
  test(`at ${width} px, the rest of a page is laid out after what is seen, which stays`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const shifts = await watchShifts(page);
    const release = await holdTheRest(page);
    await page.goto(site);
    await expect.poll(() => drawn(page, MAP, ...BELOW)).toEqual([true, false, false]);
    await page.waitForFunction(() => 'release' in window);
    expect(await drawn(page, MAP, ...BELOW)).toEqual([true, false, false]);
    await release();
    await expect.poll(() => drawn(page, ...BELOW)).toEqual([true, true]);
    await expect(page.locator('[data-laid], [data-top]')).toHaveCount(0);
    expect(await shifts()).toEqual([]);
  });
}

/** Opens a page whose rest waits for a sign of a visitor alone, not for the page to be quiet. */
async function openForSigns(page: Page, path = '/'): Promise<void> {
  await page.addInitScript(() => {
    window.setTimeout = Object.assign(() => 0, window.setTimeout);
  });
  await page.goto(`${site}${path}`);
  expect(await drawn(page, FOOT)).toEqual([false]);
}

test('whoever comes has the rest of the page at once', async ({ page }) => {
  await openForSigns(page);
  await page.mouse.move(700, 500);
  await expect.poll(() => drawn(page, ...BELOW)).toEqual([true, true]);
});

test('what is pressed stays where it is, also where what is around it was not laid out', async ({
  page,
}) => {
  await openForSigns(page, '/offres-alternance');
  const moved = await page.getByRole('link', { name: 'Page suivante' }).evaluate(async (link) => {
    link.scrollIntoView({ block: 'center', behavior: 'instant' });
    const top = () => link.getBoundingClientRect().top;
    const before = top();
    link.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    // A browser takes some frames to lay out what is near the window.
    for (let frames = 0; frames < 10; frames++) await new Promise(requestAnimationFrame);
    return top() - before;
  });
  expect(Math.abs(moved)).toBeLessThan(1);
  expect(await drawn(page, FOOT)).toEqual([true]);
});

test('a page that is opened at a part of it is laid out at once', async ({ page }) => {
  await holdTheRest(page);
  await page.goto(`${site}/#contenu`);
  expect(await drawn(page, MAP, ...BELOW)).toEqual([true, true, true]);
});

test('a press before the core is there is not lost', async ({ page }) => {
  const release = await hold(page, 'core');
  await page.goto(site);
  await top(page, 'Campus').click();
  await expect(top(page, 'Campus')).toHaveAttribute('aria-expanded', 'false');
  await release();
  await expect(top(page, 'Campus')).toHaveAttribute('aria-expanded', 'true');
});

test('nor is what was chosen in a list before it', async ({ page }) => {
  const release = await hold(page, 'core');
  await page.goto(site);
  const finder = page.getByRole('search', { name: 'Trouver une formation' });
  await finder.getByLabel('Je vise').selectOption('bachelor');
  await finder.getByLabel('près de').selectOption('Lyon');
  await release();
  await expect(finder.getByRole('button', { name: 'Voir 2 formations' })).toBeVisible();
});

test('what is seen first is laid out before the page may be shown', async () => {
  const { body } = await ask(`${site}/`);
  const [, last] = /<link rel="expect" href="#([\w-]+)"/.exec(body) ?? [];
  const layingOut = body.indexOf('delete t.top');
  expect(layingOut).toBeGreaterThan(0);
  expect(body.indexOf(`id="${last}"`)).toBeGreaterThan(layingOut);
});

test('a page that is left scrolled, and loaded again, answers where it was', async ({ page }) => {
  await visit(page, site);
  await page.mouse.wheel(0, 900);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-awake');
  expect(await page.evaluate(() => window.scrollY)).toBe(900);
});

test('a link to a part of the page is followed before its code is there, and the page stays', async ({
  page,
}) => {
  const letGo = await hold(page);
  await page.goto(`${site}/programmes/mba-international`);
  await coreAnswers(page);
  const part = page.getByRole('main').getByRole('region', { name: 'Enseignements', exact: true });
  const link = page
    .getByRole('navigation', { name: 'Sommaire' })
    .getByRole('link', { name: 'Enseignements' });
  await link.click();
  await expect(part).toBeInViewport();
  await letGo();
  await expect(page.locator('html')).toHaveAttribute('data-awake');
  await expect(part).toBeInViewport();
  await page.goBack();
  await expect(link).toBeInViewport();
});

test('a part whose code is there before its words waits for them', async ({ page }) => {
  const heard = complaints(page);
  const letGo = await hold(page, 'fr');
  await page.goto(site);
  const frame = page.waitForResponse('**/assets/frame-*.js');
  await coreAnswers(page);
  await (await frame).finished();
  // Whatever is drawn meanwhile is drawn from what is there.
  const clicked = campus(page, 'Lyon').click();
  await expect.poll(() => page.evaluate(() => window.history.state !== null)).toBe(true);
  await letGo();
  await clicked;
  await expect(title(page)).toHaveText('Campus de Lyon');
  expect(heard).toEqual([]);
});

test('no other page adds more than 12 KB to it', async ({ page }) => {
  await page.goto(site);
  const { home, others } = await page.evaluate(() => {
    const { routes } = window.__reactRouterManifest ?? { routes: {} };
    const files = Object.entries(routes).map(
      ([id, { module, imports = [] }]) => [id, [module, ...imports]] as const,
    );
    const first = files.filter(([id]) => id === 'root' || id === 'fr').flatMap(([, all]) => all);
    return { home: first, others: files };
  });
  for (const [id, files] of others) {
    const added = files.filter((file) => !home.includes(file)).map((file) => `${site}${file}`);
    expect(await weight(added), id).toBeLessThanOrEqual(12 * KB);
  }
});

test('what the server sends is whole, in its place, and needs no script to be put there', async () => {
  for (const path of ['/', '/campus/lyon', '/programmes']) {
    const html = (await ask(`${site}${path}`)).body;
    expect(html).not.toContain('<template');
    expect(html).not.toMatch(/<div hidden(="")? id="S:/);
    expect(html).toContain('</footer>');
  }
});

test('a page is taken over without moving anything, or saying anything', async ({ page }) => {
  const heard = complaints(page);
  const shifts = await watchShifts(page);
  await leaveAlone(page);
  const before = await page.getByRole('main').innerHTML();
  await scriptsAnswer(page);
  expect(await page.getByRole('main').innerHTML()).toBe(before);
  expect(await shifts()).toEqual([]);
  expect(heard).toEqual([]);
});

test('a press on a button whose code has not come is not lost', async ({ page }) => {
  const release = await hold(page);
  await page.goto(site);
  await coreAnswers(page);
  await top(page, 'Campus').click();
  await expect(top(page, 'Campus')).toHaveAttribute('aria-expanded', 'false');
  await release();
  await expect(top(page, 'Campus')).toHaveAttribute('aria-expanded', 'true');
  await expect(menuOf(page).getByRole('link', { name: 'Lyon', exact: true })).toBeVisible();
});

test('nor is a press on a key', async ({ page }) => {
  const release = await hold(page);
  await page.goto(site);
  await coreAnswers(page);
  await top(page, 'Campus').focus();
  await page.keyboard.press('Enter');
  await release();
  await expect(top(page, 'Campus')).toHaveAttribute('aria-expanded', 'true');
});

test('nor is what was chosen in a list', async ({ page }) => {
  const release = await hold(page);
  await page.goto(site);
  await coreAnswers(page);
  const finder = page.getByRole('search', { name: 'Trouver une formation' });
  await finder.getByLabel('Je vise').selectOption('bachelor');
  await finder.getByLabel('près de').selectOption('Lyon');
  await finder.getByLabel('près de').focus();
  await release();
  await expect(finder.getByRole('button', { name: 'Voir 2 formations' })).toBeVisible();
});

test('nor are words, which stay as they were typed', async ({ page }) => {
  const release = await hold(page);
  await page.goto(`${site}/offres-alternance`);
  await coreAnswers(page);
  const words = page.getByRole('searchbox');
  await words.pressSequentially('roqubaude');
  for (let step = 0; step < 'baude'.length; step++) await page.keyboard.press('ArrowLeft');
  await page.keyboard.type('e');
  await release();
  await expect(page).toHaveURL(`${site}/offres-alternance?q=roquebaude`);
  await page.keyboard.type('x');
  await expect(words).toHaveValue('roquexbaude');
});

test('a button that opens a dialog by itself opens it at once, and once', async ({ page }) => {
  const release = await hold(page);
  await page.goto(site);
  await coreAnswers(page);
  await page.getByRole('banner').getByRole('button', { name: 'Rechercher' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Recherche' });
  await expect(dialog).toBeVisible();
  await release();
  await expect(page.locator('html')).toHaveAttribute('data-awake');
  await expect(dialog).toBeVisible();
});

test('a page whose code does not come is read as it is without scripts', async ({ page }) => {
  await page.route('**/assets/frame-*.js', (route) => route.abort());
  await page.goto(site);
  const reloaded = page.waitForEvent('load');
  await page.mouse.move(700, 500);
  await reloaded;
  await coreAnswers(page);
  await page.waitForLoadState('networkidle');
  await campus(page, 'Lyon').click();
  await expect(title(page)).toHaveText('Campus de Lyon');
});

test('a page follows another whole: nothing of either is missing in between', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await visit(page, site);
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      const heading = document.querySelector('h1')?.textContent;
      const whole = heading && document.querySelector('footer') && document.querySelector('header');
      if (!whole || document.querySelector('main [style*="display: none"]')) seen.push('a hole');
    }).observe(document, { subtree: true, childList: true, attributes: true });
  });
  const held: Route[] = [];
  await page.route('**/assets/detail.page-*.js', (route) => void held.push(route));
  const before = await title(page).innerText();
  await campus(page, 'Lyon').click();
  await expect.poll(() => held.length).toBeGreaterThan(0);
  await expect(title(page)).toHaveText(before);
  await Promise.all(held.map((route) => route.continue()));
  await expect(title(page)).toHaveText('Campus de Lyon');
  expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([]);
});
