import { expect, type Page, test } from '@playwright/test';
import { product } from '../harness/client.ts';
import { watchWire } from '../harness/weight.ts';

const site = product('SITE');
const PHONE = { width: 360, height: 740 };

/** The main kinds of page; those whose largest part is a picture when they open on a phone. */
const PAGES = [
  ['/', 'picture'],
  ['/campus', 'picture'],
  ['/actualites', 'picture'],
  ['/article?slug=le-premier-jour-en-entreprise', 'picture'],
  ['/nulle-part', 'picture'],
  ['/programmes', 'words'],
  ['/programmes/bachelor-responsable-agence-commerce', 'words'],
  ['/campus/lyon', 'words'],
  ['/agenda', 'words'],
  ['/agenda/salon-metiers-aeronautique-toulouse', 'words'],
  ['/actualites/amiens-inventaire-onze-louches', 'words'],
  ['/blog/apprentissage-ou-professionnalisation', 'words'],
  ['/temoignages/ines-maurel', 'words'],
  ['/ecole/nos-engagements', 'words'],
] as const;

test.use({ viewport: PHONE, deviceScaleFactor: 2, isMobile: true, hasTouch: true });

for (const [address, largest] of PAGES) {
  test(`${address}: what is seen first is asked for first, and what is far below is not`, async ({
    page,
  }) => {
    await watchLargest(page);
    const wire = await watchWire(page);
    await page.goto(`${site}${address}`, { waitUntil: 'networkidle' });
    const found = await largestOf(page);
    expect(found.url ? 'picture' : 'words').toBe(largest);
    if (found.url) {
      expect(found).toMatchObject({ loading: 'auto', priority: 'high', isAskedForInHead: true });
      const requests = wire().filter(({ url }) => url === found.url);
      expect(requests.map(({ priority }) => priority)).toEqual(['High']);
    }
    expect(await eagerBelow(page, 2 * PHONE.height)).toEqual([]);
    expect(await unsized(page)).toEqual([]);
  });
}

type Largest = { url: string; loading: string; priority: string; isAskedForInHead: boolean };

async function watchLargest(page: Page): Promise<void> {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) Object.assign(window, { largest: entry });
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
}

async function largestOf(page: Page): Promise<Largest> {
  await page.waitForFunction(() => 'largest' in window);
  return page.evaluate(() => {
    const { largest } = window as unknown as { largest: { url: string; element: Element | null } };
    const picture = largest.element instanceof HTMLImageElement ? largest.element : null;
    const asked = [...document.head.querySelectorAll('link[rel="preload"][as="image"]')].map(
      (link) => `${link.getAttribute('href') ?? ''} ${link.getAttribute('imagesrcset') ?? ''}`,
    );
    const address = largest.url.slice(location.origin.length);
    return {
      url: largest.url,
      loading: picture?.loading ?? '',
      priority: picture?.fetchPriority ?? '',
      isAskedForInHead: asked.some((files) => files.split(/[\s,]+/).includes(address)),
    };
  });
}

function eagerBelow(page: Page, height: number): Promise<string[]> {
  return page.evaluate(
    (below) =>
      [...document.images]
        .filter((image) => image.loading !== 'lazy')
        .filter((image) => image.getBoundingClientRect().top + window.scrollY > below)
        .map((image) => image.outerHTML.slice(0, 120)),
    height,
  );
}

/** Those in the flow of the page whose room is not known before they come. */
function unsized(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.images]
      .filter((image) => getComputedStyle(image).position !== 'absolute')
      .filter((image) => !image.hasAttribute('width') || !image.hasAttribute('height'))
      .map((image) => image.outerHTML.slice(0, 120)),
  );
}
