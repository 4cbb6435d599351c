import { expect, type Page, test } from '@playwright/test';
import { violations } from '../harness/access/axe.ts';
import { product } from '../harness/client.ts';
import { holdData, loseNetwork } from '../harness/network.ts';
import { NOW } from '../harness/product.ts';
import { campus, complaints, go, ofThePage, title, visit } from '../harness/visitor.ts';

const site = product('SITE');
const FAILED = 'La page n’a pas pu être chargée. Vérifiez votre connexion, puis réessayez.';

const bar = (page: Page) => page.getByRole('progressbar', { name: 'Chargement de la page' });
const phase = (page: Page) => page.locator('[data-phase]');

/** The home, its scripts at work, at a time that only the test moves on. */
async function openHome(page: Page): Promise<void> {
  await page.clock.install({ time: NOW });
  await visit(page, site);
  await page.clock.pauseAt(new Date(Date.parse(NOW) + 3_600_000));
}

test('APP-2: the bar is there 200 ms after the click, and goes 500 ms after the page has come', async ({
  page,
}) => {
  await openHome(page);
  const release = await holdData(page);
  const layout = () => page.evaluate(() => document.body.getBoundingClientRect().height);
  const height = await layout();
  await campus(page, 'Lyon').click();
  await expect(phase(page)).toHaveAttribute('data-phase', 'waiting');
  await page.clock.runFor(199);
  await expect(bar(page)).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(bar(page)).toBeVisible();
  expect(await layout()).toBe(height);
  const box = await bar(page).boundingBox();
  expect([box?.x, box?.y]).toEqual([0, 0]);

  await page.clock.runFor(20_000);
  await expect(phase(page)).toHaveAttribute('data-phase', 'running');
  release();
  await expect(title(page)).toHaveText('Campus de Lyon');
  await expect(phase(page)).toHaveAttribute('data-phase', 'finished');
  await page.clock.runFor(499);
  await expect(bar(page)).toBeVisible();
  await page.clock.runFor(1);
  await expect(bar(page)).toHaveCount(0);
});

test('APP-2: it grows for 5 s, by a transform, and never quite reaches the end', async ({
  page,
}) => {
  await visit(page, site);
  await holdData(page);
  await campus(page, 'Lyon').click();
  await expect(bar(page)).toBeVisible();
  const growth = await bar(page).evaluate((element) => {
    const [animation] = element.getAnimations();
    const timing = animation?.effect?.getComputedTiming();
    const width = () => element.getBoundingClientRect().width / window.innerWidth;
    animation?.pause();
    const widths = [0, 1000, 2500, 5000].map((time) => {
      if (animation) animation.currentTime = time;
      return width();
    });
    return { duration: timing?.duration, widths };
  });
  expect(growth.duration).toBe(5000);
  const [first = 1, second = 1, third = 1, last = 1] = growth.widths;
  expect(first).toBe(0);
  expect(second).toBeGreaterThan(first);
  expect(third).toBeGreaterThan(second);
  expect(third - second).toBeLessThan(second - first);
  expect(last).toBeLessThan(1);
});

test('APP-2: a page that comes within 200 ms shows no bar at all', async ({ page }) => {
  await openHome(page);
  const seen = await page.evaluateHandle(() => {
    const bars: string[] = [];
    new MutationObserver(() => {
      const bar = document.querySelector('[role=progressbar]');
      if (bar) bars.push(bar.className);
    }).observe(document.body, { childList: true, subtree: true });
    return bars;
  });
  const release = await holdData(page);
  await campus(page, 'Lyon').click();
  await expect(phase(page)).toHaveAttribute('data-phase', 'waiting');
  await page.clock.runFor(199);
  release();
  await expect(title(page)).toHaveText('Campus de Lyon');
  await expect(phase(page)).toHaveAttribute('data-phase', 'idle');
  await page.clock.runFor(5000);
  expect(await seen.jsonValue()).toEqual([]);
});

test('APP-2: a navigation that fails leaves the page, says so, and can be tried again', async ({
  page,
}) => {
  const heard = complaints(page);
  await openHome(page);
  const restore = await loseNetwork(page);
  const before = await title(page).textContent();
  await campus(page, 'Lyon').click();
  await expect(page.getByRole('alert')).toHaveText(FAILED);
  await expect(phase(page)).toHaveAttribute('data-phase', 'failed');
  await expect(bar(page)).toHaveCSS('background-color', 'rgb(216, 64, 31)');
  const widths = await bar(page).evaluate((element) => {
    for (const animation of element.getAnimations()) animation.finish();
    return [element, document.body].map((each) => each.getBoundingClientRect().width);
  });
  expect(widths[0]).toBe(widths[1]);
  await expect(page).toHaveURL(`${site}/`);
  await expect(title(page)).toHaveText(before ?? '');
  await page.clock.runFor(500);
  await expect(bar(page)).toHaveCount(0);
  await expect(page.getByRole('alert')).toBeVisible();

  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.getByRole('alert')).toHaveText(FAILED);
  await expect(page).toHaveURL(`${site}/`);

  await restore();
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page).toHaveURL(`${site}/campus/lyon`);
  await expect(title(page)).toHaveText('Campus de Lyon');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(`${site}/`);
  expect(ofThePage(heard)).toEqual([]);
});

test('APP-2: after a failure the message can be closed, and any other link works', async ({
  page,
}) => {
  await openHome(page);
  const restore = await loseNetwork(page);
  await campus(page, 'Lyon').click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.getByRole('button', { name: 'Fermer ce message' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.clock.runFor(10_000);
  await expect(phase(page)).toHaveAttribute('data-phase', 'idle');
  await restore();
  await campus(page, 'Brest').click();
  await expect(title(page)).toHaveText('Campus de Brest');
  await expect(page).toHaveURL(`${site}/campus/brest`);
});

test('APP-2: back without a network leaves the page, its address and its place in the history', async ({
  page,
}) => {
  const heard = complaints(page);
  await openHome(page);
  for (const name of ['Lyon', 'Brest', 'Gap']) {
    await campus(page, name).click();
    await expect(title(page)).toHaveText(`Campus de ${name}`);
  }
  const restore = await loseNetwork(page);
  await page.evaluate(() => window.history.go(-2));
  await expect(page.getByRole('alert')).toHaveText(FAILED);
  await expect(page).toHaveURL(`${site}/campus/gap`);
  await expect(title(page)).toHaveText('Campus de Gap');
  await restore();
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(title(page)).toHaveText('Campus de Lyon');
  await expect(page).toHaveURL(`${site}/campus/lyon`);
  await page.goForward();
  await expect(title(page)).toHaveText('Campus de Brest');
  await page.goForward();
  await expect(title(page)).toHaveText('Campus de Gap');
  expect(ofThePage(heard)).toEqual([]);
});

test('APP-2: on an error page too, a navigation that fails changes nothing', async ({ page }) => {
  await openHome(page);
  await go(page, '/nulle-part/du-tout');
  await expect(page.getByText('Code erreur 404')).toBeVisible();
  const restore = await loseNetwork(page);
  await campus(page, 'Lyon').click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByText('Code erreur 404')).toBeVisible();
  await expect(page).toHaveURL(`${site}/nulle-part/du-tout`);
  await restore();
  await campus(page, 'Lyon').click();
  await expect(title(page)).toHaveText('Campus de Lyon');
});

test('APP-2: a page that cannot be refreshed stays as it is', async ({ page }) => {
  await openHome(page);
  await campus(page, 'Lyon').click();
  await expect(title(page)).toHaveText('Campus de Lyon');
  const restore = await loseNetwork(page);
  await page.evaluate(() => void window.__reactRouterDataRouter?.revalidate());
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(title(page)).toHaveText('Campus de Lyon');
  await restore();
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(title(page)).toHaveText('Campus de Lyon');
});

test('APP-2: an answer that breaks off is no answer', async ({ page }) => {
  await openHome(page);
  await page.evaluate(() => {
    const { fetch } = window;
    window.fetch = async (...request) => {
      const response = await fetch(...request);
      const broken = new ReadableStream({
        start: (controller) => controller.error(new TypeError('network error')),
      });
      return new Response(broken, { headers: response.headers });
    };
  });
  await campus(page, 'Lyon').click();
  await expect(page.getByRole('alert')).toHaveText(FAILED);
  await expect(page).toHaveURL(`${site}/`);
});

test('APP-2: an answer from a proxy in trouble is the error page; the bar fails, and no message doubles it', async ({
  page,
}) => {
  await openHome(page);
  await page.route('**/*.data', (route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' }),
  );
  await campus(page, 'Lyon').click();
  await expect(page.getByText("Code d'erreur : 502")).toBeVisible();
  await expect(phase(page)).toHaveAttribute('data-phase', 'failed');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.clock.runFor(500);
  await expect(bar(page)).toHaveCount(0);
});

for (const width of [360, 1440]) {
  test(`APP-2: axe finds nothing in the message of a failure at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await visit(page, site);
    await loseNetwork(page);
    await campus(page, 'Lyon').click();
    await expect(page.getByRole('alert')).toHaveText(FAILED);
    expect(await violations(page)).toEqual([]);
  });
}
