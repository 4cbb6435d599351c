import { expect, test } from '@playwright/test';
import { ask, product } from '../harness/client.ts';
import { type Site, startSite } from '../harness/product.ts';
import { fetched, sizeOfPng, told } from '../harness/shared.ts';

const FOREVER = 'public, max-age=31536000, immutable';
/** Networks refuse what is much heavier. */
const HEAVIEST = 300_000;

let site: Site;
test.beforeAll(async () => {
  site = await startSite({ api: `${product('CMS')}/api`, settings: { HAS_EN: 'on' } });
});
test.afterAll(() => site.stop());

const tellsOf = (path: string) => told(`${site.url}${path}`);

/** One page of each kind, in each language: the last, so that a list is not all there is. */
async function onePageOfEachKind(): Promise<string[]> {
  const { body } = await ask(`${site.url}/sitemap.xml`);
  const all = [...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) =>
    url.slice(site.url.length).replaceAll('&amp;', '&'),
  );
  const kinds = new Map(
    all.map((path) => [path.replace(/[^/=]+$/, (name) => (isEntry(path) ? '*' : name)), path]),
  );
  return [...kinds.values()];
}

function isEntry(path: string): boolean {
  return path.includes('=') || path.replace(/^\/en\//, '/').split('/').length > 2;
}

test('SEO-1: every kind of page has a picture of its own, of the size that networks show, kept for good', async () => {
  test.setTimeout(180_000);
  const paths = await onePageOfEachKind();
  expect(paths.length).toBeGreaterThan(25);
  const seen = new Map<string, string>();
  for (const path of paths) {
    const tells = await tellsOf(path);
    expect(tells, path).toMatchObject({
      width: '1200',
      height: '630',
      type: 'image/png',
      card: 'summary_large_image',
      twitter: tells.image,
    });
    expect(tells.image, path).toContain(`${site.url}/partage`);
    expect(tells.alt, path).not.toBe('');
    const { status, headers, bytes } = await fetched(tells.image);
    expect([status, headers.get('content-type'), headers.get('cache-control')], path).toEqual([
      200,
      'image/png',
      FOREVER,
    ]);
    expect(sizeOfPng(bytes), path).toEqual([1200, 630]);
    expect(bytes.length, path).toBeLessThan(HEAVIEST);
    // What a campus is called and where it lies is the same in both languages.
    const picture = `${path.startsWith('/en')} ${bytes.toString('base64')}`;
    expect(seen.get(picture), path).toBeUndefined();
    seen.set(picture, path);
  }
});

test('SEO-1: the same page has the same picture to the byte, on another server too; in English, another', async () => {
  const [french, english] = await Promise.all([
    tellsOf('/campus/brest'),
    tellsOf('/en/campus/brest'),
  ]);
  const path = french.image.slice(site.url.length);
  const [here, there, inEnglish] = await Promise.all([
    fetched(french.image),
    fetched(`${product('SITE')}${path}`),
    fetched(english.image),
  ]);
  expect(there.status).toBe(200);
  expect(there.bytes.equals(here.bytes)).toBe(true);
  expect(new URL(english.image).pathname).toBe('/partage/en/campus/brest.png');
  // West is « O » or “W”.
  expect(inEnglish.bytes.equals(here.bytes)).toBe(false);
});

test('SEO-1: another version, or none, leads to the one there is', async () => {
  const { image } = await tellsOf('/campus/lyon');
  for (const query of ['', '?v=', '?v=0123456789abcdef', '?v=1&v=2', '?title=Perdu&v=x']) {
    const { status, headers } = await fetched(`${site.url}/partage/campus/lyon.png${query}`);
    expect([status, headers.get('cache-control')], query).toEqual([302, 'public, max-age=60']);
    const target = new URL(headers.get('location') ?? '', site.url);
    const reached = await fetched(target.href);
    expect([reached.status, target.pathname], query).toEqual([200, new URL(image).pathname]);
  }
});

test('only pages that there are have pictures, and no words but theirs are drawn', async () => {
  for (const path of [
    '/partage',
    '/partage/campus/lyon',
    '/partage/campus/lyon.jpg',
    '/partage/campus/atlantide.png',
    '/partage/atlantide.png',
    '/partage/a/b/c/d.png',
    '/partage/campus/..%2f..%2fetc%2fpasswd.png',
    '/partage/%E0%A4%A.png',
    '/partage/<script>.png',
    '/partage/en/campus/atlantide.png',
    '/partage/article.png?slug=atlantide',
    '/partage/recherche.png?q=Perdu',
    '/partage/crm/brochure.png',
  ]) {
    const { status } = await ask(`${site.url}${path}`);
    expect([400, 404], `${path}: ${status}`).toContain(status);
  }
  const { status } = await ask(`${product('SITE')}/partage/en/campus/lyon.png`);
  expect(status, 'where there is no English').toBe(404);
});

test('pictures are for everyone to fetch, and are no pages', async () => {
  const [robots, sitemap] = await Promise.all(
    ['/robots.txt', '/sitemap.xml'].map((path) => ask(`${site.url}${path}`)),
  );
  expect(robots?.body).not.toContain('partage');
  expect(sitemap?.body).not.toContain('/partage');
});
