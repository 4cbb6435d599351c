import { expect, type Page, test } from '@playwright/test';
import { ask, product } from '../harness/client.ts';
import { kept, keptPages, WHOLE_BUILD } from '../harness/installed.ts';
import { type NextBuild, nextBuild, removeBuilds } from '../harness/next-build.ts';
import { freePort } from '../harness/process.ts';
import { buildFolder, type Site, startSite } from '../harness/product.ts';
import { visit } from '../harness/visitor.ts';

test.use({ serviceWorkers: 'allow' });

const isAsset = (url: string) => url.includes('/assets/');
const api = `${product('CMS')}/api`;
const skip = (page: Page) => page.getByRole('link', { name: /^Aller au contenu/ });
const cacheNames = async (page: Page) => [...new Set((await kept(page)).map(({ cache }) => cache))];

let port: number;
let site: Site | undefined;
let builds: NextBuild[];

test.beforeAll(async () => {
  builds = await Promise.all(['two', 'three'].map(nextBuild));
});

test.beforeEach(async () => {
  port = await freePort();
});

test.afterEach(async () => {
  await site?.stop();
});

test.afterAll(removeBuilds);

/** The site at the same address, from another build or with other settings. */
async function deploy(build: string, settings: Record<string, string> = {}): Promise<string> {
  await site?.stop();
  site = await startSite({ api, port, build, settings });
  return site.url;
}

/** How long the worker before may take to end what it is doing. */
const NOTICE_MS = 10_000;

/**
 * A worker keeps pages from when it has the tab, and has tidied up once it is activated. Now and then Chromium has it wait for the one before, though
 * that has nothing more to do, until it ends that one after five minutes: here it is ended sooner.
 */
async function takenOver(page: Page, build: string): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const workers = new Map<string, string>();
  browser.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
    for (const { versionId, status } of versions) workers.set(status, versionId);
  });
  await browser.send('ServiceWorker.enable');
  const end = Date.now() + NOTICE_MS;
  const names = async () => {
    const found = await cacheNames(page);
    const [before, waiting] = [workers.get('activated'), workers.get('installed')];
    const isStuck = waiting !== undefined && before !== undefined && before !== waiting;
    if (isStuck && Date.now() > end)
      await browser.send('ServiceWorker.stopWorker', { versionId: before });
    return found;
  };
  await expect.poll(names, WHOLE_BUILD).toContainEqual(expect.stringContaining(`pages-${build}`));
  const state = () => page.evaluate(() => navigator.serviceWorker.controller?.state);
  await expect.poll(state).toBe('activated');
}

async function see(page: Page, address: string): Promise<void> {
  await visit(page, address);
  await expect.poll(() => keptPages(page), WHOLE_BUILD).toContain(new URL(address).pathname);
}

test('APP-1: a new build reaches a tab that is open at its next page; the old one is let go a build later', async ({
  page,
  context,
}) => {
  test.setTimeout(5 * WHOLE_BUILD.timeout);
  const first = await buildFolder();
  const url = await deploy(first);
  await see(page, `${url}/campus/lyon`);
  const [oldFile = ''] = (await kept(page)).map((one) => one.url).filter(isAsset);

  const [two, three] = builds;
  await deploy(two?.folder ?? '');
  expect((await ask(oldFile)).status).toBe(404);
  await test.step('the open tab goes on with the files of its own build', async () => {
    const footer = page.getByRole('contentinfo');
    await footer.getByRole('link', { name: /^Paris/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Campus de Paris');
    await takenOver(page, 'two');
    const status = await page.evaluate(
      async (file) => (await fetch(file, { cache: 'no-store' })).status,
      oldFile,
    );
    expect(status).toBe(200);
  });
  await test.step('and is of the new one from its next page on, without a reload', async () => {
    await page.getByRole('contentinfo').getByRole('link', { name: /^Lyon/ }).click();
    await expect(skip(page)).toHaveText('Aller au contenu two');
    await expect(page).toHaveURL(`${url}/campus/lyon`);
  });
  await test.step('a page seen under the old build still opens without a network, whole', async () => {
    await see(page, `${url}/campus/lyon`);
    await context.setOffline(true);
    await page.goto(`${url}/`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-family', /Bricolage/);
    await context.setOffline(false);
  });
  await test.step('the third build takes the first away', async () => {
    await deploy(three?.folder ?? '');
    await visit(page, `${url}/campus/lyon`);
    await expect(skip(page)).toHaveText('Aller au contenu three');
    await takenOver(page, 'three');
    const files = (await cacheNames(page)).filter((name) => name.startsWith('parvis-files-'));
    expect(files).toEqual([expect.stringContaining('two'), expect.stringContaining('three')]);
    expect((await kept(page)).map((one) => one.url)).not.toContain(oldFile);
  });
});

test('HAS_OFFLINE=off: browsers let go of the worker and of all it kept', async ({ page }) => {
  const build = await buildFolder();
  const url = await deploy(build);
  await see(page, `${url}/campus/lyon`);
  await deploy(build, { HAS_OFFLINE: 'off' });
  await page.goto(`${url}/campus/paris`);
  await expect.poll(() => kept(page)).toEqual([]);
  const registrations = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  await expect.poll(registrations).toBe(0);
  await page.reload();
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Campus de Paris');
});

for (const worker of ['/sw.js', '/manifest.webmanifest']) {
  test(`${worker} is asked for anew every time`, async () => {
    const url = await deploy(await buildFolder());
    expect((await ask(`${url}${worker}`)).headers['cache-control']).toBe('no-cache');
  });
}
