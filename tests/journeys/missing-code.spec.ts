import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { nextBuild, removeBuilds } from '../harness/next-build.ts';
import { freePort } from '../harness/process.ts';
import { NOW, type Site, startSite } from '../harness/product.ts';
import { StandIn } from '../harness/stand-in.ts';
import { campus, complaints, ofThePage, scriptsAnswer, title, visit } from '../harness/visitor.ts';

/** One address whose build changes under the pages that are open. */
type Deployed = { url: string; deploy: (build?: string) => Promise<void> };

const test = base.extend<{ deployed: Deployed }>({
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads which fixtures a fixture needs from this pattern
  deployed: async ({}, use) => {
    const standIn = await StandIn.start();
    const port = await freePort();
    let site: Site | undefined;
    const deploy = async (build?: string) => {
      await site?.stop();
      site = await startSite({ api: standIn.api, port, ...(build && { build }) });
    };
    await deploy();
    await use({ url: `http://localhost:${port}`, deploy });
    await site?.stop();
    await standIn.stop();
  },
});

test.afterAll(removeBuilds);

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime(NOW);
});

/** A page without the code of the others, which it would have before the build changes. */
async function openBare(page: Page, url: string): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await visit(page, url);
}

const home = (page: Page) => page.getByRole('banner').getByRole('link').first();

/** The documents that the page loads from now on. */
function documents(page: Page): string[] {
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loaded.push(new URL(request.url()).pathname);
  });
  return loaded;
}

async function later(page: Page, ms: number): Promise<void> {
  await page.clock.setFixedTime(new Date(Date.parse(NOW) + ms));
}

test('APP-3: a new build under an open page costs one reload, of the page asked for', async ({
  page,
  deployed,
}) => {
  const heard = complaints(page);
  await openBare(page, deployed.url);
  await deployed.deploy((await nextBuild('two')).folder);
  const loaded = documents(page);
  await campus(page, 'Lyon').click();
  await expect(title(page)).toHaveText('Campus de Lyon');
  await expect(page).toHaveURL(`${deployed.url}/campus/lyon`);
  await scriptsAnswer(page);
  expect(loaded).toEqual(['/campus/lyon']);
  await page.goBack();
  await expect(page).toHaveURL(`${deployed.url}/`);
  expect(ofThePage(heard)).toEqual([]);
});

test('APP-3: a second failure within the minute is the error page; a minute later it reloads again', async ({
  page,
  deployed,
}) => {
  const heard = complaints(page);
  await openBare(page, deployed.url);
  await deployed.deploy((await nextBuild('two-again')).folder);
  await campus(page, 'Lyon').click();
  await expect(title(page)).toHaveText('Campus de Lyon');
  await scriptsAnswer(page);

  await deployed.deploy((await nextBuild('three')).folder);
  const loaded = documents(page);
  await later(page, 59_999);
  await home(page).click();
  await expect(page.getByText('Code erreur 500')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page).toHaveURL(`${deployed.url}/`);
  expect(loaded).toEqual([]);

  await campus(page, 'Lyon').click();
  await expect(title(page)).toHaveText('Campus de Lyon');
  await home(page).click();
  await expect(page.getByText('Code erreur 500')).toBeVisible();
  expect(loaded).toEqual([]);

  await campus(page, 'Lyon').click();
  await expect(title(page)).toHaveText('Campus de Lyon');
  await later(page, 60_000);
  await home(page).click();
  await expect(page.getByText('Code erreur')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Découvrir nos campus' })).toBeVisible();
  expect(loaded).toEqual(['/']);
  expect(ofThePage(heard)).toEqual([]);
});

test('APP-3: back to a page whose code is gone loads it where it is in the history', async ({
  page,
  deployed,
}) => {
  // A route, even one that changes nothing, keeps the browser from having the files it once had.
  await page.route('**/assets/**', (route) => route.continue());
  await openBare(page, `${deployed.url}/campus/lyon`);
  await home(page).click();
  await expect(page.getByRole('region', { name: 'Découvrir nos campus' })).toBeVisible();
  await page.reload();
  await scriptsAnswer(page);
  await deployed.deploy((await nextBuild('four')).folder);
  const loaded = documents(page);
  await page.evaluate(() => window.history.back());
  await expect(title(page)).toHaveText('Campus de Lyon');
  await scriptsAnswer(page);
  expect(loaded).toEqual(['/campus/lyon']);
  await page.goForward();
  await expect(page).toHaveURL(`${deployed.url}/`);
  await expect(page.getByRole('region', { name: 'Découvrir nos campus' })).toBeVisible();
});

test('APP-3: a build that misses the file for good is read without scripts: no loop', async ({
  page,
  deployed,
}) => {
  await openBare(page, deployed.url);
  const { folder: build } = await nextBuild('broken');
  const assets = path.join(build, 'client/assets');
  for (const name of await readdir(assets)) {
    const isCampus =
      name.startsWith('detail-') &&
      (await readFile(path.join(assets, name), 'utf8')).includes('campus-events');
    if (isCampus) await rm(path.join(assets, name));
  }
  await deployed.deploy(build);
  const loaded = documents(page);
  await campus(page, 'Lyon').click();
  await expect(title(page)).toHaveText('Campus de Lyon');
  await page.waitForLoadState('networkidle');
  expect(loaded).toEqual(['/campus/lyon']);
});

test('APP-3: where the tab can keep nothing, there is no reload, and the error page', async ({
  page,
  deployed,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('Refused', 'SecurityError');
      },
    });
  });
  await openBare(page, deployed.url);
  await deployed.deploy((await nextBuild('five')).folder);
  const loaded = documents(page);
  await campus(page, 'Lyon').click();
  await expect(page.getByText('Code erreur 500')).toBeVisible();
  expect(loaded).toEqual([]);
});

test('APP-3: code that a page asks for later reloads it once, too', async ({ page, deployed }) => {
  await openBare(page, deployed.url);
  const loaded = documents(page);
  const fail = () =>
    page.evaluate(() => window.dispatchEvent(new Event('vite:preloadError', { cancelable: true })));
  const reloaded = page.waitForEvent('load');
  expect(await fail()).toBe(false);
  await reloaded;
  await scriptsAnswer(page);
  expect(await fail()).toBe(true);
  expect(loaded).toEqual(['/']);
});

test('APP-3: a link that is only pointed at reloads nothing, and says nothing', async ({
  page,
  deployed,
}) => {
  const heard = complaints(page);
  await page.route('**/assets/detail-*.js', (route) => route.abort());
  await visit(page, deployed.url);
  const loaded = documents(page);
  const ahead = page.waitForResponse('**/campus/lyon.data');
  await campus(page, 'Lyon').hover();
  await ahead;
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(loaded).toEqual([]);
  expect(ofThePage(heard)).toEqual([]);
});

test('APP-2, APP-3: without a network, neither code nor data: the page stays, and the next try loads it whole', async ({
  page,
  deployed,
}) => {
  await openBare(page, deployed.url);
  const loaded = documents(page);
  await page.route(/\.(data|js)$/, (route) => route.abort('internetdisconnected'));
  await campus(page, 'Lyon').click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page).toHaveURL(`${deployed.url}/`);
  expect(loaded).toEqual([]);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(title(page)).toHaveText('Campus de Lyon');
  expect(loaded).toEqual(['/campus/lyon']);
});
