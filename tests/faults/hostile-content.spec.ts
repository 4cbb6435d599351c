import { expect, type Page, test } from '@playwright/test';
import ICAL from 'ical.js';
import { ask, product } from '../harness/client.ts';
import { BROKEN_OUT, hostileService } from '../harness/hostile/content.ts';
import { type Site, startSite } from '../harness/product.ts';
import type { StandIn } from '../harness/stand-in.ts';
import { TEMPLATES } from '../harness/templates.ts';
import { scriptsAnswer } from '../harness/visitor.ts';

let service: StandIn;
let site: Site;

const settings = { HAS_EN: 'on', HAS_PROFILES: 'on', HAS_CONSENT: 'on' };

test.beforeAll(async () => {
  service = await hostileService(`${product('CMS')}/api`);
  site = await startSite({ api: service.api, settings });
});

test.afterAll(async () => {
  await site.stop();
  await service.stop();
});

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Whatever a page does that it was not made to do: scripts that run, or that only its policy stops. */
async function watch(page: Page): Promise<string[]> {
  const heard: string[] = [];
  page.on('dialog', (dialog) => {
    heard.push(dialog.message());
    void dialog.dismiss();
  });
  page.on('pageerror', (error) => heard.push(error.message));
  await page.exposeFunction('refused', (what: string) => heard.push(what));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, sample }) => {
      const told = (window as Window & { refused?: (what: string) => void }).refused;
      told?.(`refused by ${effectiveDirective}: ${sample}`);
    });
  });
  await page.route(
    (url) => url.origin !== site.url,
    (route) => route.abort(),
  );
  return heard;
}

/** What of somebody's words could act in a page: none of it is there when they are only words. */
function active(page: Page): Promise<string[]> {
  return page.evaluate((brokenOut) => {
    const never = `${brokenOut}, .${brokenOut}, base, object, embed, iframe[srcdoc], meta[http-equiv]`;
    const isHostile = (element: Element) =>
      element.matches(never) ||
      element
        .getAttributeNames()
        .some(
          (name) =>
            name.startsWith('on') ||
            (/^(href|src|action|formaction|xlink:href|poster)$/.test(name) &&
              !isWeb(element.getAttribute(name) ?? '')),
        );
    const isWeb = (address: string) => {
      const { protocol, origin } = new URL(address, document.baseURI);
      // What a calendar subscribes with.
      if (protocol === 'webcal:') return new URL(address).host === window.location.host;
      if (['mailto:', 'tel:', 'data:'].includes(protocol))
        return !/^data:(?!image\/)/.test(address);
      const isRelative = !/^\s*https?:/i.test(address);
      return /^https?:$/.test(protocol) && (!isRelative || origin === window.location.origin);
    };
    const ran = '__pwned' in window ? ['a script of somebody’s ran'] : [];
    const found = [...document.querySelectorAll('*')].filter(isHostile);
    return [...ran, ...found.map(({ outerHTML }) => outerHTML.slice(0, 200))];
  }, BROKEN_OUT);
}

for (const path of TEMPLATES) {
  test(`hostile words in every field of ${path} stay words`, async ({ page }) => {
    const heard = await watch(page);
    const response = await page.goto(`${site.url}${path}`);
    expect(response?.status()).toBeLessThan(500);
    expect(response?.headers()).not.toHaveProperty('x-injected');
    await expect(page.locator('body')).toContainText('</script><script');
    expect(await active(page)).toEqual([]);
    await scriptsAnswer(page);
    expect(await active(page)).toEqual([]);
    for (const graph of await page.locator('script[type="application/ld+json"]').allTextContents())
      expect(JSON.parse(graph)).toHaveProperty('@graph');
    expect(heard).toEqual([]);
  });
}

for (const path of [
  '/actualites/flux.xml',
  '/blog/flux.xml',
  '/en/blog/flux.xml',
  '/sitemap.xml',
]) {
  test(`${path} of hostile words is XML of the elements it has`, async ({ page }) => {
    const { status, body } = await ask(`${site.url}${path}`);
    expect(status).toBe(200);
    const names = await page.evaluate((xml) => {
      const parsed = new DOMParser().parseFromString(xml, 'application/xml');
      return [...new Set([...parsed.querySelectorAll('*')].map(({ localName }) => localName))];
    }, body);
    const atom = 'feed title id link updated author name entry published category summary';
    const known = `${atom} urlset url loc lastmod image`.split(' ');
    expect(names.filter((name) => !known.includes(name))).toEqual([]);
    expect(names.length).toBeGreaterThan(3);
  });
}

for (const path of ['/agenda.ics', '/agenda/salon-metiers-aeronautique-toulouse.ics']) {
  test(`${path} of hostile words has the events it has, and no line of theirs`, async () => {
    const { status, body, headers } = await ask(`${site.url}${path}`);
    expect(status).toBe(200);
    expect(headers).not.toHaveProperty('x-injected');
    const calendar = new ICAL.Component(ICAL.parse(body));
    const events = calendar.getAllSubcomponents('vevent');
    expect(events.length).toBeGreaterThan(0);
    for (const event of [calendar, ...events])
      expect(event.getAllProperties().map(({ name }) => name)).not.toContain('x-injected');
    expect(body.match(/^BEGIN:VEVENT$/gm)).toHaveLength(events.length);
    expect(new Set(events.map((event) => event.getFirstPropertyValue('uid'))).size).toBe(
      events.length,
    );
  });
}

for (const path of [
  '/manifest.webmanifest',
  '/api/campuses/lyon',
  '/api/events',
  '/api/crm-links/actions',
  '/api/search?q=titre',
]) {
  test(`${path} of hostile words is JSON, and says so`, async () => {
    const { status, headers, json } = await ask(`${site.url}${path}`);
    expect(status).toBe(200);
    expect(headers['content-type']).toMatch(/^application\/(manifest\+)?json/);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(
      stringsIn(json()).filter((text) => /^\s*(javascript|vbscript|data):/i.test(text)),
    ).toEqual([]);
  });
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

test('an answer in which nothing at all is what it should be breaks no page open', async ({
  page,
}) => {
  const worst = await hostileService(`${product('CMS')}/api`, true);
  const broken = await startSite({ api: worst.api, settings });
  const heard = await watch(page);
  await page.unrouteAll();
  for (const path of ['/', '/campus', '/campus/lyon', '/agenda', '/actualites', '/programmes']) {
    const response = await page.goto(`${broken.url}${path}`);
    expect([200, 404, 503]).toContain(response?.status());
    expect(await active(page)).toEqual([]);
  }
  expect(heard).toEqual([]);
  await broken.stop();
  await worst.stop();
});
