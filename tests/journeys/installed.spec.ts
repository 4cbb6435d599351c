import { expect, type Page, test } from '@playwright/test';
import { violations } from '../harness/access/axe.ts';
import { Admin } from '../harness/admin.ts';
import { ask } from '../harness/client.ts';
import {
  type Installed,
  kept,
  keptPages,
  openInstalled,
  WHOLE_BUILD,
} from '../harness/installed.ts';
import { NOW, type Product, startProduct } from '../harness/product.ts';
import { complaints, ofThePage, visit } from '../harness/visitor.ts';

test.use({ serviceWorkers: 'allow' });

let product: Product;
let site: string;

test.beforeAll(async () => {
  product = await startProduct({ HAS_EN: 'on' });
  site = product.site.url;
});

test.afterAll(async () => {
  await product.stop();
});

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const toCampus = (page: Page, name: RegExp) =>
  page.getByRole('contentinfo').getByRole('link', { name });

/** Opens a page, and waits until it would open again without a network. */
async function see(page: Page, path: string): Promise<void> {
  await visit(page, `${site}${path}`);
  await expect.poll(() => keptPages(page), WHOLE_BUILD).toContain(path);
}

test.describe('APP-1: the manifest', () => {
  test('says what the site is called and looks like', async () => {
    const { status, headers, json } = await ask(`${site}/manifest.webmanifest`);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('application/manifest+json');
    expect(headers['cache-control']).toBe('no-cache');
    expect(json()).toMatchObject({
      id: '/',
      name: 'Cassini, école de management',
      short_name: 'Cassini',
      lang: 'fr',
      start_url: '/',
      scope: '/',
      display: 'standalone',
    });
  });

  test('is in the colours of the page', async ({ page }) => {
    const { json } = await ask(`${site}/manifest.webmanifest`);
    await page.goto(site);
    const colours = await page.evaluate(() => {
      const { backgroundColor, color } = getComputedStyle(document.body);
      const hex = (text: string) =>
        `#${text
          .match(/\d+/g)
          ?.map((part) => Number(part).toString(16).padStart(2, '0'))
          .join('')}`;
      return { theme_color: hex(color), background_color: hex(backgroundColor) };
    });
    expect(json()).toMatchObject(colours);
  });

  test('has icons of the sizes it states, and maskable ones that can be cut to a circle', async ({
    page,
  }) => {
    await page.goto(site);
    const icons = await page.evaluate(readIcons);
    expect(icons).toEqual([
      { src: '/icon.svg', sizes: 'any', purpose: undefined },
      ...['any', 'any', 'maskable', 'maskable'].map((purpose, index) => {
        const size = index % 2 === 0 ? 192 : 512;
        const name = purpose === 'any' ? 'icon' : 'maskable';
        return {
          src: `/icons/${name}-${size}.png`,
          sizes: `${size}x${size}`,
          purpose,
          drawn: `${size}x${size}`,
          isOpaque: true,
          isSafe: purpose === 'maskable',
        };
      }),
      { src: '/icons/apple-touch-icon.png', drawn: '180x180', isOpaque: true, isSafe: false },
    ]);
  });

  test('makes the site one that a browser installs', async ({ launchOptions }) => {
    const app = await openInstalled(`${site}/`, launchOptions);
    try {
      const browser = await app.context.newCDPSession(app.page);
      const { errors } = await browser.send('Page.getAppManifest');
      expect(errors).toEqual([]);
      const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
      expect(installabilityErrors).toEqual([]);
    } finally {
      await app.close();
    }
  });
});

/** In the page: draws each icon and looks at its points. */
async function readIcons() {
  type Icon = { src: string; sizes?: string; purpose?: string };
  const manifest: { icons: Icon[] } = await (await fetch('/manifest.webmanifest')).json();
  const apple = document.querySelector('link[rel="apple-touch-icon"]')?.getAttribute('href') ?? '';
  const icons: Icon[] = [...manifest.icons, { src: apple }];
  return Promise.all(
    icons.map(async ({ src, sizes, purpose }) => {
      const response = await fetch(src);
      if (response.headers.get('content-type') !== 'image/png') return { src, sizes, purpose };
      const bitmap = await createImageBitmap(await response.blob());
      const { width, height } = bitmap;
      const canvas = new OffscreenCanvas(width, height).getContext('2d');
      canvas?.drawImage(bitmap, 0, 0);
      const points = new Uint32Array(canvas?.getImageData(0, 0, width, height).data.buffer ?? []);
      const isInside = (index: number) =>
        Math.hypot(
          (index % width) + 0.5 - width / 2,
          Math.floor(index / width) + 0.5 - height / 2,
        ) <=
        width * 0.4;
      return {
        src,
        ...(sizes && { sizes, purpose }),
        drawn: `${width}x${height}`,
        isOpaque: points.every((point) => point >>> 24 === 255),
        isSafe: points.every((point, index) => isInside(index) || point === points[0]),
      };
    }),
  );
}

test.describe('APP-1: without a network', () => {
  test('a page that was seen opens again, however it was reached, and however it is asked for', async ({
    page,
    context,
  }) => {
    const heard = complaints(page);
    await see(page, '/campus/lyon');
    await toCampus(page, /^Paris/).click();
    await expect(heading(page)).toHaveText('Campus de Paris');
    await expect.poll(() => keptPages(page)).toContain('/campus/paris');

    await context.setOffline(true);
    await page.reload();
    await expect(heading(page)).toHaveText('Campus de Paris');
    await toCampus(page, /^Lyon/).click();
    await expect(page).toHaveURL(`${site}/campus/lyon`);
    await expect(heading(page)).toHaveText('Campus de Lyon');
    await page.goBack();
    await expect(heading(page)).toHaveText('Campus de Paris');
    await page.goto(`${site}/campus/lyon?utm_source=lettre`);
    await expect(heading(page)).toHaveText('Campus de Lyon');
    expect(ofThePage(heard)).toEqual([]);
  });

  test('one that was not gives the offline page, in the site’s look, with ways out', async ({
    page,
    context,
  }) => {
    await see(page, '/campus/lyon');
    await context.setOffline(true);
    const heard = complaints(page);
    const offline = await page.goto(`${site}/campus/nantes`);
    expect(offline?.headers()['content-security-policy']).toContain("script-src 'self';");
    await expect(page).toHaveURL(`${site}/campus/nantes`);
    await expect(page).toHaveTitle('Vous êtes hors-ligne');
    await expect(heading(page)).toHaveText('Vous êtes hors-ligne');
    await expect(heading(page)).toHaveCSS('font-family', /Bricolage Grotesque/);
    const seen = page.getByRole('navigation', { name: 'Pages déjà vues' }).getByRole('link');
    await expect(seen).toHaveText(['Campus de Lyon', 'Cassini, école de management']);
    expect(await violations(page)).toEqual([]);
    expect(ofThePage(heard)).toEqual([]);

    await page.getByRole('main').getByRole('link', { name: 'Revenir à l’accueil' }).click();
    await expect(page).toHaveURL(`${site}/`);
    await expect(page.getByRole('region', { name: 'Découvrir nos campus' })).toBeVisible();

    await page.goto(`${site}/campus/nantes`);
    await context.setOffline(false);
    await page.getByRole('link', { name: 'Réessayer' }).click();
    await expect(heading(page)).toHaveText('Campus de Nantes');
  });

  test('the offline page is in English where the site is', async ({ page, context }) => {
    await see(page, '/en/campus/lyon');
    await context.setOffline(true);
    await page.goto(`${site}/en/campus/paris`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(heading(page)).toHaveText('You are offline');
    const seen = page.getByRole('navigation', { name: 'Pages already seen' }).getByRole('link');
    await expect(seen).toHaveText(['Lyon campus', /./]);
    await page.getByRole('main').getByRole('link', { name: 'Back to the home page' }).click();
    await expect(page).toHaveURL(`${site}/en`);
    await expect(page.getByRole('region', { name: 'Discover our campuses' })).toBeVisible();
  });

  test('the router has no answer for a page that was not seen, and is sent to one that was', async ({
    page,
    context,
  }) => {
    await see(page, '/campus/lyon');
    await context.setOffline(true);
    const answer = (path: string) =>
      page.evaluate(async (asked) => {
        const reply = await fetch(asked).catch(() => null);
        return reply && [reply.status, reply.headers.get('x-remix-redirect')];
      }, path);
    expect(await answer('/campus/lyon.data?_routes=root')).toEqual([204, '/campus/lyon']);
    expect(await answer('/_.data')).toEqual([204, '/']);
    expect(await answer('/campus/nantes.data')).toBeNull();
  });
});

test('API-12: with a network, its answer always wins: a publication shows at the next load', async ({
  page,
}) => {
  await see(page, '/campus/mulhouse');
  const admin = await Admin.signIn(product.cms.url);
  await admin.update('api::campus.campus', 'mulhouse', { title: 'Campus des Vosges' });
  await expect
    .poll(async () => (await ask(`${site}/campus/mulhouse`)).body)
    .toContain('des Vosges');
  await page.reload();
  await expect(heading(page)).toHaveText('Campus des Vosges');
});

test('a page that is taken offline is forgotten', async ({ page }) => {
  const admin = await Admin.signIn(product.cms.url);
  await see(page, '/campus/brest');
  // Copies of the last ten minutes are not asked for again.
  await page.evaluate(async () => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      const copy = await cache.match('/campus/brest');
      if (copy) await cache.put('/campus/brest', new Response(copy.body));
    }
  });
  await admin.remove('api::campus.campus', 'brest');
  await expect.poll(async () => (await ask(`${site}/campus/brest`)).status).toBe(404);
  await visit(page, `${site}/campus/brest`);
  await expect.poll(() => keptPages(page)).toEqual(['/']);
});

test.describe('what is kept', () => {
  test('is nobody’s: no call, no draft, nothing that an address says of a visitor', async ({
    page,
  }) => {
    await visit(page, `${site}/?popin=true&action=contact&email=camille@cassini.example`);
    await expect.poll(() => keptPages(page), WHOLE_BUILD).toContain('/');
    await page.goto(`${site}/campus/lyon?preview=abc`);
    await page.evaluate(() => fetch('/api/events'));
    await page.evaluate(() => fetch('/campus/lyon', { method: 'POST' }));
    await page.goto(`${site}/nulle-part/du-tout`);
    await see(page, '/campus/paris');
    const all = (await kept(page)).map(({ url }) => url.slice(site.length));
    const files = all.filter((path) => !path.startsWith('/assets/')).sort();
    expect(files).toEqual([
      '/',
      '/campus/paris',
      '/hors-ligne/en',
      '/hors-ligne/fr',
      '/manifest.webmanifest',
    ]);
  });

  test('has a limit: the page seen longest ago goes first', async ({ page }) => {
    await see(page, '/campus/lyon');
    await page.evaluate(async () => {
      const name = (await caches.keys()).find((cache) => cache.startsWith('parvis-pages-')) ?? '';
      const pages = await caches.open(name);
      for (let n = 1; n <= 58; n += 1) await pages.put(`/page-${n}`, new Response(''));
    });
    expect(await keptPages(page)).toHaveLength(60);
    await see(page, '/campus/paris');
    await expect.poll(() => keptPages(page)).toHaveLength(60);
    const pages = await keptPages(page);
    expect(pages).not.toContain('/');
    expect(pages).toContain('/campus/lyon');
  });
});

test.describe('APP-1: the messages', () => {
  const message = (page: Page) => page.getByRole('status').filter({ hasText: /ligne/ });

  test('a plain tab says nothing of the network', async ({ page, context }) => {
    await visit(page, site);
    await context.setOffline(true);
    await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(false);
    await context.setOffline(false);
    await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(true);
    await expect(message(page)).toHaveCount(0);
  });

  test.describe('in an installed application', () => {
    let app: Installed;

    test.beforeEach(async ({ launchOptions }) => {
      app = await openInstalled(`${site}/campus/lyon`, launchOptions);
      await expect.poll(() => keptPages(app.page)).toContain('/campus/lyon');
    });

    test.afterEach(async () => {
      await app.close();
    });

    test('offline stays, online goes after 5 seconds, and the page’s data is fresh', async () => {
      const { page, context } = app;
      const heard = complaints(page);
      await page.clock.install({ time: NOW });
      await page.goto(`${site}/campus/dijon`);
      await page.clock.pauseAt(new Date(Date.parse(NOW) + 3_600_000));
      await context.setOffline(true);
      await expect(message(page)).toHaveText('Vous êtes hors-ligne');
      await page.clock.runFor(60_000);
      await expect(message(page)).toHaveText('Vous êtes hors-ligne');

      const admin = await Admin.signIn(product.cms.url);
      await admin.update('api::campus.campus', 'dijon', { title: 'Campus de Bourgogne' });
      await expect
        .poll(async () => (await ask(`${site}/campus/dijon`)).body)
        .toContain('Campus de Bourgogne');
      await expect(heading(page)).toHaveText('Campus de Dijon');
      // The network is there before it leads to the site.
      await context.route('**/sw.js', (route) => route.abort(), { times: 1 });
      await context.setOffline(false);
      await expect(message(page)).toHaveText('Vous êtes désormais en ligne');
      await page.clock.runFor(4999);
      await expect(message(page)).toHaveText('Vous êtes désormais en ligne');
      await page.clock.runFor(1);
      await expect(message(page)).toHaveCount(0);
      await page.clock.resume();
      await expect(heading(page)).toHaveText('Campus de Bourgogne');
      expect(ofThePage(heard)).toEqual([]);
    });

    test('opened without a network, it says so', async () => {
      const { page, context } = app;
      await context.setOffline(true);
      const heard = complaints(page);
      await page.goto(`${site}/`);
      await expect(page.getByRole('region', { name: 'Découvrir nos campus' })).toBeVisible();
      await expect(message(page)).toHaveText('Vous êtes hors-ligne');
      expect(ofThePage(heard)).toEqual([]);
    });

    for (const width of [360, 1440]) {
      test(`at ${width} px, at the bottom right, clear of what else is there, for everyone to read`, async () => {
        const { page, context } = app;
        await page.setViewportSize({ width, height: 800 });
        await context.setOffline(true);
        await expect(message(page)).toBeVisible();
        const box = await message(page).boundingBox();
        const bar = width === 360 ? 3.3 * 16 : 0;
        expect(box?.x).toBeGreaterThan(0);
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(width - 80);
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(800 - bar);
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(800 - bar - 32);
        expect(await violations(page, '[role=status]')).toEqual([]);
      });
    }
  });
});
