import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { devices, expect, test } from '@playwright/test';
import { ask, product } from '../harness/client.ts';
import { ROOT } from '../harness/process.ts';
import {
  browserCode,
  type Came,
  routeScripts,
  scriptsOf,
  sentInAll,
  watchWire,
} from '../harness/weight.ts';

/** In bytes, compressed: what a phone gets with the home, and what any other page may add to its scripts. */
const MOST = {
  css: 20_000,
  fonts: 60_000,
  html: 25_000,
  script: 105_000,
  all: 300_000,
  route: 12_000,
};

/** What is left of a library in whatever form it is bundled. */
const MARKS: Record<string, RegExp> = {
  zod: /\b_zod\b|ZodError/,
  'sanitize-html': /allowedTags|nonTextTags/,
  'markdown-it': /linkify|typographer/,
  dayjs: /\$isDayjsObject/,
  'date-fns': /constructDateFrom/,
  luxon: /Invalid DateTime/,
  moment: /_isAMomentObject/,
};
const INSTALLED = ['zod/v4/core/core.js', 'sanitize-html/index.js', 'dayjs/dayjs.min.js'];

const site = product('SITE');
const { userAgent, isMobile, hasTouch } = devices['Pixel 7'];
const viewport = { width: 360, height: 740 };

test.use({ viewport, deviceScaleFactor: 2, userAgent, isMobile, hasTouch });

test('on a phone, the home comes within its budget', async ({ page }) => {
  // The code of the other pages comes when this one is idle; those who save data do without, and get what is measured here.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const wire = await watchWire(page);
  const core = page.waitForResponse('**/assets/core-*.js');
  await page.goto(`${site}/`);
  await (await core).finished();
  await page.waitForLoadState('networkidle');
  const came = wire();
  const asked = { 'accept-encoding': 'br', 'user-agent': userAgent };
  const sentHtml = async () =>
    Number((await ask(`${site}/`, { headers: asked })).headers['content-length']);
  // A page that is asked for often is packed tight, after a while.
  await expect.poll(sentHtml, { timeout: 30_000 }).toBeLessThanOrEqual(MOST.html);
  const html = await sentHtml();
  const weights = {
    css: weightOf(came, ({ type }) => type === 'Stylesheet'),
    fonts: weightOf(came, ({ url }) => url.endsWith('.woff2')),
    html,
    script: weightOf(came, ({ type }) => type === 'Script'),
    all: weightOf(came, ({ type }) => type !== 'Document') + html,
  };
  test.info().annotations.push({ type: 'weights', description: JSON.stringify(weights) });
  expect(came.filter(({ url }) => url.endsWith('.woff2'))).toHaveLength(2);
  for (const [name, weight] of Object.entries(weights)) {
    expect(weight, name).toBeGreaterThan(0);
    expect(weight, name).toBeLessThanOrEqual(MOST[name as keyof typeof weights]);
  }
});

test('nothing but one style sheet holds the first paint back', async ({ page }) => {
  for (const address of ['/', '/programmes', '/campus/lyon', '/crm/contact']) {
    await page.goto(`${site}${address}`);
    const blocking = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(
          (entry) => 'renderBlockingStatus' in entry && entry.renderBlockingStatus === 'blocking',
        )
        .map(({ name }) => new URL(name).pathname),
    );
    expect(blocking, address).toEqual([expect.stringMatching(/^\/assets\/theme-.*\.css$/)]);
  }
});

test('the scripts that the home names are within its budget, and no other page adds much to them', async () => {
  const home = scriptsOf((await ask(`${site}/`)).body);
  expect(home.size).toBeGreaterThan(2);
  expect(await sentInAll(home)).toBeLessThanOrEqual(MOST.script);
  const heavy: string[] = [];
  const added: Record<string, number> = {};
  for (const [route, scripts] of await routeScripts()) {
    const bytes = await sentInAll([...scripts].filter((file) => !home.has(file)));
    added[route] = bytes;
    if (bytes > MOST.route) heavy.push(`${route}: ${bytes} bytes`);
  }
  test.info().annotations.push({ type: 'added', description: JSON.stringify(added) });
  expect(heavy).toEqual([]);
});

test('no validation, no dates’ library, no sanitiser and nothing for engines in the browser’s code', async () => {
  const code = await browserCode();
  const found = Object.entries(MARKS).filter(([, mark]) => mark.test(code));
  expect(found.map(([library]) => library)).toEqual([]);
  expect(code).not.toContain('schema.org');
  for (const file of INSTALLED) {
    const [library = ''] = file.split('/');
    const source = await readFile(path.join(ROOT, 'site/node_modules', file), 'utf8');
    expect(source, library).toMatch(MARKS[library] ?? /^$/);
  }
});

function weightOf(came: Came[], isMeant: (one: Came) => boolean): number {
  return came.filter(isMeant).reduce((sum, { bytes }) => sum + bytes, 0);
}
