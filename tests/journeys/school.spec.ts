import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { violations } from '../harness/access/axe.ts';
import { Admin } from '../harness/admin.ts';
import { ask } from '../harness/client.ts';
import { ROOT, run } from '../harness/process.ts';
import {
  buildFolder,
  type Cms,
  NOW,
  SISTER,
  type Site,
  sisterBuild,
  siteSettings,
  startCms,
  startSite,
} from '../harness/product.ts';
import { complaints, visit } from '../harness/visitor.ts';

const SETTINGS = '/content-manager/single-types/api::website-setting.website-setting?locale=fr';
const TITLE = 'Portulan, école de management';
const INK = '#0b2f2b';
const PAPER = '#f3f6f0';

test.describe('CFG-4: the site of another school', () => {
  // One product for all of them.
  test.describe.configure({ mode: 'default' });

  let cms: Cms;
  let site: Site;

  /** The content of the first school, once an editor has said whose it is. */
  test.beforeAll(async () => {
    cms = await startCms();
    const admin = await Admin.signIn(cms.url);
    const schools = [{ name: 'Portulan', slug: SISTER, social: [] }];
    const words = { title: TITLE, siteName: 'Portulan', schools };
    expect((await admin.send('PUT', SETTINGS, words)).status).toBe(200);
    const settings = { PRODUCT: SISTER };
    site = await startSite({ api: cms.api, settings, build: await sisterBuild() });
  });

  test.afterAll(async () => {
    await site?.stop();
    await cms?.stop();
  });

  test.beforeEach(async ({ page }) => {
    await page.clock.setFixedTime(NOW);
  });

  for (const width of [360, 1440]) {
    test(`at ${width} px, it looks like itself and is sound`, async ({ page }) => {
      const heard = complaints(page);
      await page.setViewportSize({ width, height: 800 });
      await visit(page, site.url);
      await expect(page).toHaveTitle(TITLE);
      await expect(page.locator('body')).toHaveCSS('background-color', rgb(PAPER));
      await expect(page.locator('body')).toHaveCSS('color', rgb(INK));
      await expect(page.locator('body')).toHaveCSS('font-family', /^Figtree/);
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toHaveCSS('font-family', /^"Brygada 1918"/);
      expect(await fontsThatCame(page)).toEqual(['Brygada 1918', 'Figtree']);
      const home = page.getByRole('banner').getByRole('link', { name: 'Portulan' });
      await expect(home.first().locator('svg circle')).toHaveAttribute('r', '20');
      await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute('content', INK);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      expect(await violations(page)).toEqual([]);
      expect(heard).toEqual([]);
    });
  }

  test('its pages are the same pages, with its news and its alumni', async () => {
    for (const address of [
      '/',
      '/programmes',
      '/campus/lyon',
      '/agenda',
      '/actualites',
      '/contact',
    ])
      expect((await ask(`${site.url}${address}`)).status, address).toBe(200);
    const { body: home } = await ask(`${site.url}/`);
    expect(home).toContain(`href="/ecole/alumni-${SISTER}"`);
    expect(home).toContain('Du terrain');
    const { body: news } = await ask(`${site.url}/actualites`);
    expect(news).toContain('| Portulan</title>');
    const { body: manifest } = await ask(`${site.url}/manifest.webmanifest`);
    expect(JSON.parse(manifest)).toMatchObject({
      name: TITLE,
      short_name: 'Portulan',
      theme_color: INK,
      background_color: PAPER,
    });
  });

  test('nothing names a school when the content service does not answer', async () => {
    const alone = await startSite({
      api: 'http://127.0.0.1:9/api',
      settings: { PRODUCT: SISTER },
      build: await sisterBuild(),
    });
    for (const address of ['/', '/hors-ligne/fr', '/hors-ligne/en', '/icon.svg']) {
      const { body } = await ask(`${alone.url}${address}`);
      expect(body, address).not.toMatch(/cassini/i);
    }
    await alone.stop();
  });
});

for (const [school, other] of [
  ['cassini', SISTER],
  [SISTER, 'cassini'],
] as const) {
  test(`the build of ${school} carries nothing of ${other}’s`, async () => {
    const build = school === SISTER ? await sisterBuild() : await buildFolder();
    const folder = path.join(ROOT, 'site/schools', other);
    const [served, theirs] = await Promise.all([
      files(path.join(build, 'client')),
      files(folder, /\.(png|avif|webp|svg)$/),
    ]);
    const own = await files(path.join(ROOT, 'site/schools', school), /\.(png|avif|webp|svg)$/);
    const hashes = new Set(served.map(({ hash }) => hash));
    expect(own.filter(({ hash }) => !hashes.has(hash))).toEqual([]);
    expect(theirs.filter(({ hash }) => hashes.has(hash))).toEqual([]);

    const theme = await readFile(path.join(folder, 'theme.css'), 'utf8');
    const faces = await readFile(path.join(folder, 'fonts.css'), 'utf8');
    const marks = [
      other,
      ...[...theme.matchAll(/#[0-9a-f]{6}/g)].flat(),
      ...[...faces.matchAll(/font-family: "([^"]+)"/g)].map(([, family = '']) => family),
      ...[...faces.matchAll(/files\/([^"]+)\.woff2/g)].map(([, file = '']) => file),
    ].map((mark) => mark.toLowerCase());
    expect(marks.length).toBeGreaterThan(15);
    for (const { name, text } of served)
      expect(
        marks.filter((mark) => name.includes(mark) || text.includes(mark)),
        name,
      ).toEqual([]);
  });
}

test('CFG-4: a build of one school does not start as another', async () => {
  const site = run(path.join(await buildFolder(), 'server/index.js'), path.join(ROOT, 'site'), {
    ...siteSettings('http://127.0.0.1:9/api', 9),
    PRODUCT: SISTER,
  });
  expect(await site.exited).toBe(1);
  expect(site.output()).toContain(`PRODUCT is ${SISTER}, but this build is of cassini`);
});

type Served = { name: string; hash: string; text: string };

async function files(folder: string, wanted = /./): Promise<Served[]> {
  const all = await readdir(folder, { recursive: true, withFileTypes: true });
  const found = all.filter((entry) => entry.isFile() && wanted.test(entry.name));
  return Promise.all(
    found.map(async ({ parentPath, name }) => {
      const bytes = await readFile(path.join(parentPath, name));
      const hash = createHash('sha256').update(bytes).digest('hex');
      return { name: name.toLowerCase(), hash, text: bytes.toString('latin1').toLowerCase() };
    }),
  );
}

function rgb(colour: string): string {
  const parts = [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));
  return `rgb(${parts.join(', ')})`;
}

/** Families the browser has really been given, and used. */
function fontsThatCame(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    const loaded = [...document.fonts].filter(({ status }) => status === 'loaded');
    const families = loaded.map(({ family }) => family.replaceAll('"', ''));
    return [...new Set(families)].filter((family) => !family.endsWith('Fallback')).sort();
  });
}
