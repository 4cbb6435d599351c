import { expect, type Page, test } from '@playwright/test';
import { violations } from '../harness/access/axe.ts';
import { ask, product } from '../harness/client.ts';
import { type Site, startSite } from '../harness/product.ts';
import { complaints } from '../harness/visitor.ts';

const FRAME = 'https://cadre.example/pied';
const ADDRESSES = {
  CAREERS_URL: 'https://carrieres.example/offres',
  COMPLAINT_URL: 'https://reclamation.example/formulaire',
  FOOTER_FRAME_URL: FRAME,
};
const SOCIALS = ['Instagram', 'Facebook', 'Youtube', 'Linkedin', 'Twitter', 'Tiktok'];

let site: Site;

test.beforeAll(async () => {
  site = await startSite({
    api: `${product('CMS')}/api`,
    settings: { HAS_EN: 'on', ...ADDRESSES },
  });
});

test.afterAll(async () => {
  await site.stop();
});

const html = (body: string) => ({ contentType: 'text/html', body: `<!doctype html>${body}` });

test.beforeEach(async ({ context }) => {
  await context.route(FRAME, (route) => route.fulfill(html('<a href="/a">Le réseau</a>')));
});

const footer = (page: Page) => page.getByRole('contentinfo');
const height = async (page: Page, name: string) =>
  (await footer(page).getByRole('link', { name, exact: true }).boundingBox())?.height;

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    for (const width of [360, 1440]) {
      test(`BLK-2: at ${width} px, columns, social networks, legal links and the network's frame`, async ({
        page,
      }) => {
        const heard = complaints(page);
        await page.setViewportSize({ width, height: 800 });
        await page.goto(site.url);
        const columns = page.getByRole('navigation', { name: 'Pied de page' });
        await expect(columns.getByRole('heading')).toHaveText([
          'Formations',
          'L’école',
          'Alternance',
          'Pratique',
        ]);
        await expect(columns.getByRole('link', { name: 'Bachelors' })).toHaveAttribute(
          'href',
          '/formations/bachelor',
        );
        await expect(columns.getByRole('link').last()).toHaveText('Contact');

        const socials = page.getByRole('navigation', { name: 'Réseaux sociaux' });
        await expect(socials.getByRole('link')).toHaveText(SOCIALS);
        for (const name of SOCIALS) {
          await expect(socials.getByRole('link', { name })).toBeVisible();
          expect(await height(page, name)).toBeGreaterThanOrEqual(44);
        }

        const legal = page.getByRole('navigation', { name: 'Informations légales' });
        const targets = await legal
          .getByRole('link')
          .evaluateAll((links) =>
            links.map((link) => [link.textContent, link.getAttribute('href')]),
          );
        expect(targets).toEqual([
          ['CGV', '/cgv'],
          ['Mentions légales', '/mentions-legales'],
          ['Charte données personnelles', '/charte-donnees-personnelles'],
          ['Accessibilité\u00a0: non conforme', '/accessibilite'],
          ['Carrières', ADDRESSES.CAREERS_URL],
          ['Faire une réclamation', ADDRESSES.COMPLAINT_URL],
        ]);

        const frame = page.getByTitle('Le pied de page du réseau');
        await expect(frame).toHaveAttribute('src', FRAME);
        await expect(frame).toHaveAttribute('loading', 'lazy');
        expect((await frame.boundingBox())?.height).toBe(115);
        const scroll = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(scroll).toBeLessThanOrEqual(width);
        expect(heard).toEqual([]);
      });
    }

    test('BLK-2: a grid on a phone; on a desktop, a logo of 111 px and the networks by name', async ({
      page,
    }) => {
      const logo = footer(page).locator('svg').first();
      const word = page.getByRole('navigation', { name: 'Réseaux sociaux' }).getByText('Youtube');
      const wordWidth = async () => (await word.boundingBox())?.width ?? 0;
      await page.setViewportSize({ width: 901, height: 800 });
      await page.goto(site.url);
      expect(await logo.boundingBox()).toMatchObject({ width: 111, height: 111 });
      expect(await wordWidth()).toBeGreaterThan(40);
      await page.setViewportSize({ width: 900, height: 800 });
      expect((await logo.boundingBox())?.width).toBeLessThan(111);
      expect(await wordWidth()).toBe(1);
      for (const name of ['Bachelors', 'CGV', 'Carrières']) {
        expect(await height(page, name)).toBeGreaterThanOrEqual(44);
      }
    });
  });
}

test.describe('on a tablet', () => {
  test.use({ userAgent: 'Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) AppleWebKit/605.1.15' });

  test('NAV-3: however wide, the footer is the grid', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(site.url);
    const logo = await footer(page).locator('svg').first().boundingBox();
    expect(logo?.width).toBeLessThan(111);
    expect(await height(page, 'CGV')).toBeGreaterThanOrEqual(44);
  });
});

for (const width of [360, 1440]) {
  test(`at ${width} px, nothing in the footer stands in anyone's way`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(site.url);
    expect(await violations(page, 'footer')).toEqual([]);
  });
}

test('RTE-19: the legal links of the English footer lead to English pages', async ({ page }) => {
  await page.goto(`${site.url}/en`);
  const legal = page.getByRole('navigation', { name: 'Legal information' });
  for (const [name, path] of [
    ['Terms and conditions', '/en/cgv'],
    ['Legal notices', '/en/legal-notices'],
    ['Data privacy policy', '/en/data-privacy-policy'],
    ['Accessibility: not compliant', '/en/accessibility'],
  ] as const) {
    await expect(legal.getByRole('link', { name })).toHaveAttribute('href', path);
    expect((await ask(`${site.url}${path}`)).status).toBe(200);
  }
});

test('CFG-5: what has no address is not there', async ({ page }) => {
  await page.goto(product('SITE'));
  const legal = page.getByRole('navigation', { name: 'Informations légales' });
  await expect(legal.getByRole('link')).toHaveText([
    'CGV',
    'Mentions légales',
    'Charte données personnelles',
    'Accessibilité : non conforme',
  ]);
  await expect(page.locator('iframe')).toHaveCount(0);
});

test('BLK-2: the frame runs no script; its links open whole pages, here or in a new tab', async ({
  context,
  page,
}) => {
  const alive = '<p></p><script>document.querySelector("p").textContent = "vivante"</script>';
  await context.route(FRAME, (route) =>
    route.fulfill(
      html(
        `${alive}<a href="https://reseau.example/" target="_blank">Onglet</a> <a href="https://reseau.example/" target="_top">Ici</a>`,
      ),
    ),
  );
  await context.route('https://reseau.example/', (route) => route.fulfill(html(alive)));
  await page.goto(site.url);
  await page.locator('iframe').scrollIntoViewIfNeeded();
  const frame = page.frameLocator('iframe');
  const opened = context.waitForEvent('page');
  await frame.getByRole('link', { name: 'Onglet' }).click();
  await expect((await opened).getByText('vivante')).toBeVisible();
  await expect(frame.getByText('vivante')).toHaveCount(0);
  await frame.getByRole('link', { name: 'Ici' }).click();
  await expect(page).toHaveURL('https://reseau.example/');
  await expect(page.getByText('vivante')).toBeVisible();
});

test('NAV-10: on a phone, the footer ends 3.3rem above the end of the page, for the bottom bar', async ({
  page,
}) => {
  const room = () =>
    footer(page).evaluate((element) => Number.parseFloat(getComputedStyle(element).paddingBottom));
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(site.url);
  expect(await room()).toBeCloseTo(3.3 * 16, 1);
  await page.setViewportSize({ width: 1440, height: 800 });
  expect(await room()).toBe(0);
});
