import { expect, type Page, test } from '@playwright/test';
import { AT_A_DESK, ON_A_PHONE } from '../harness/access/open-states.ts';
import { product } from '../harness/client.ts';
import { type Site, startSite } from '../harness/product.ts';
import { TEMPLATES } from '../harness/templates.ts';
import { complaints, go, ofThePage, scriptsAnswer, title, visit } from '../harness/visitor.ts';

const FOOTER_FRAME_URL = 'https://reseau.example/pied';
const PODCASTS = '/decouvrez-nos-podcasts';

let site: Site;

test.beforeAll(async () => {
  site = await startSite({
    api: `${product('CMS')}/api`,
    settings: { HAS_EN: 'on', HAS_PROFILES: 'on', HAS_CONSENT: 'on', FOOTER_FRAME_URL },
  });
});

test.afterAll(() => site.stop());

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** What the policy of a page refuses, from before its first script on, and what the page says. */
async function watch(page: Page): Promise<string[]> {
  const heard = complaints(page);
  await page.exposeFunction('refused', (what: string) => heard.push(what));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, sample } = event;
      const told = (window as Window & { refused?: (what: string) => void }).refused;
      told?.(`refused by ${effectiveDirective}: ${blockedURI} ${sample}`);
    });
  });
  await page.route(/\/\/(reseau\.example|www\.youtube-nocookie\.com)\//, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>elsewhere</title><h1>Ailleurs</h1>' }),
  );
  return heard;
}

/** All of the page, down to the frame at its foot. */
async function readToTheEnd(page: Page): Promise<void> {
  const frame = page.locator(`iframe[src="${FOOTER_FRAME_URL}"]`);
  await frame.scrollIntoViewIfNeeded();
  await expect(page.frameLocator(`iframe[src="${FOOTER_FRAME_URL}"]`).locator('h1')).toHaveText(
    'Ailleurs',
  );
}

for (const path of TEMPLATES) {
  test(`${path} needs nothing that its policy refuses`, async ({ page }) => {
    const heard = await watch(page);
    const response = await page.goto(`${site.url}${path}`);
    expect(response?.headers()['content-security-policy']).toMatch(/script-src 'self' 'sha256-/);
    await scriptsAnswer(page);
    await readToTheEnd(page);
    expect(ofThePage(heard)).toEqual([]);
  });
}

for (const [width, states] of [
  [1440, AT_A_DESK],
  [360, ON_A_PHONE],
] as const) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    for (const { name, path, open } of states) {
      test(`${name} needs nothing that the policy refuses`, async ({ page }) => {
        await page.context().addCookies([{ name: 'consentement', value: 'non', url: site.url }]);
        const heard = await watch(page);
        await visit(page, `${site.url}${path}`);
        await open(page, async () => undefined);
        expect(heard).toEqual([]);
      });
    }
  });
}

test('what the first page allows is enough for those that are opened from it', async ({ page }) => {
  const heard = await watch(page);
  await visit(page, `${site.url}/`);
  for (const path of ['/campus', '/programmes', '/crm/contact', '/en/agenda', PODCASTS]) {
    await go(page, path);
    await expect(page).toHaveURL(`${site.url}${path}`);
    await expect(title(page)).toBeVisible();
  }
  const film = page.getByRole('figure').filter({ hasText: '8. Le premier lundi' });
  await film.getByRole('button', { name: /^Regarder la vidéo/ }).click();
  await expect(film.frameLocator('iframe').locator('h1')).toHaveText('Ailleurs');
  await readToTheEnd(page);
  expect(heard).toEqual([]);
});

test('a script that someone puts in a page is not run, nor what it would fetch or frame', async ({
  page,
}) => {
  const heard = await watch(page);
  const evil = [
    '<script>document.documentElement.dataset.evil = "script"</script>',
    '<img src="/icon.svg" alt="" onload="document.documentElement.dataset.evil = \'handler\'">',
    '<script src="https://evil.example/a.js"></script>',
    '<iframe src="https://evil.example/"></iframe>',
    '<base href="https://evil.example/">',
    '<style>h1 { display: none }</style>',
    '<p style="background: url(https://evil.example/a.png)">evil</p>',
  ];
  await page.route(`${site.url}/contact`, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('<main', `${evil.join('')}<main`);
    await route.fulfill({ response, body });
  });
  await page.goto(`${site.url}/contact`);
  await expect
    .poll(() =>
      heard.filter((what) => what.startsWith('refused')).map((what) => what.split(':')[0]),
    )
    .toEqual(
      expect.arrayContaining([
        'refused by script-src-elem',
        'refused by script-src-attr',
        'refused by frame-src',
        'refused by base-uri',
        'refused by style-src-elem',
        'refused by style-src-attr',
      ]),
    );
  expect(await page.evaluate(() => document.documentElement.dataset.evil)).toBeUndefined();
});
