import { expect, test } from '@playwright/test';
import { ask, product } from '../harness/client.ts';
import { startSite } from '../harness/product.ts';
import { type Found, graphsOf, nodesWithin } from '../harness/structured-data/graph.ts';
import { headFaults } from '../harness/structured-data/head.ts';
import {
  addressesIn,
  decoded,
  otherTrail,
  undated,
  unlinked,
  unsaid,
} from '../harness/structured-data/on-page.ts';
import { missing, untold } from '../harness/structured-data/required.ts';
import { vocabularyFaults } from '../harness/structured-data/vocabulary.ts';
import { visit } from '../harness/visitor.ts';

const AT_ONCE = 6;
/** More than the demo has of lists and single pages: what it has of all kinds. */
const LEAST = 300;

test('SEO-1, SEO-3: every page of the sitemap says what it is, in the vocabulary of schema.org, and nothing that is not on it', async () => {
  test.setTimeout(600_000);
  const site = await startSite({ api: `${product('CMS')}/api`, settings: { HAS_EN: 'on' } });
  try {
    const addresses = await sitemapOf(site.url);
    expect(addresses.length).toBeGreaterThan(LEAST);
    const faults: string[] = [];
    const found: Found[] = [];
    const named = new Set<string>();
    const titles = new Map<string, string[]>();
    await each(addresses, async (page) => {
      const { status, body: html } = await ask(page);
      if (status !== 200) faults.push(`${status} ${page}`);
      const path = page.slice(site.url.length).replace(/^\/en(?=\/|$)/, '') || '/';
      const { title, faults: ofHead } = headFaults(page, html);
      faults.push(...ofHead);
      titles.set(title, [...(titles.get(title) ?? []), page]);
      const [graph = [], ...others] = graphsOf(html);
      if (others.length > 0) faults.push(`${1 + others.length} graphs on ${page}`);
      found.push(...graph.map((node) => ({ page, node })));
      for (const judge of [unsaid, undated, unlinked]) faults.push(...judge(page, graph, html));
      faults.push(...untold(page, path, graph));
      if (path !== '/') faults.push(...otherTrail(page, graph, html));
      for (const address of addressesIn(graph)) {
        if (address.startsWith(`${site.url}/`)) named.add(address);
        else if (!decoded(html).includes(`href="${address}"`))
          faults.push(`${address} is not on ${page}`);
      }
    });
    await each(
      [...named].filter((address) => !addresses.includes(address)),
      async (address) => {
        const { status } = await ask(address);
        if (status !== 200) faults.push(`${status} ${address}, which data names`);
      },
    );
    faults.push(...found.flatMap(missing), ...vocabularyFaults(found));
    for (const [title, pages] of titles) {
      const languages = new Set(
        pages.map((page) => /^\/en(?=\/|$)/.test(page.slice(site.url.length))),
      );
      const isTwice = languages.size < pages.length;
      if (isTwice) faults.push(`« ${title} » is ${pages.join(', ')}`);
    }
    expect(faults).toEqual([]);
    const types = nodesWithin(found.map(({ node }) => node)).map((node) => node['@type']);
    for (const type of ['FAQPage', 'ItemList', 'CourseInstance', 'GeoCoordinates', 'Offer'])
      expect(types).toContain(type);
  } finally {
    await site.stop();
  }
});

test('SEO-3: the search that the home tells of answers', async () => {
  const [graph = []] = graphsOf((await ask(`${product('SITE')}/`)).body);
  const [entry] = nodesWithin(graph).filter((node) => node['@type'] === 'EntryPoint');
  const { status, body } = await ask(`${entry?.urlTemplate}`.replace('{q}', 'lyon'));
  expect(status).toBe(200);
  expect(body).toContain('/campus/lyon');
});

test('SEO-2: what is not to be indexed says so once, and tells engines nothing more', async () => {
  for (const path of [
    '/recherche?q=lyon',
    '/crm/contact',
    '/crm/contact/merci',
    '/actualites/page/2',
    '/programmes?compare=bts-mco,bts-gpme',
    '/error/debug',
    '/error/debug?status=503',
    '/il-n-y-a-rien-ici',
  ]) {
    const { body: html } = await ask(`${product('SITE')}${path}`);
    expect(html.match(/<meta name="robots" content="noindex, follow"/g), path).toHaveLength(1);
    expect(html.match(/<title>/g), path).toHaveLength(1);
    expect(graphsOf(html), path).toEqual([]);
  }
});

test('SEO-3: what was told of a page is gone with it, and the next one’s is the server’s to tell', async ({
  page,
}) => {
  const told = page.locator('script[type="application/ld+json"]');
  await visit(page, `${product('SITE')}/campus/lyon`);
  await expect(told).toHaveCount(1);
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: /^Paris/ })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Campus de Paris');
  await expect(told).toHaveCount(0);
  await page.reload();
  await expect(told).toHaveCount(1);
});

async function each(addresses: string[], visit: (address: string) => Promise<void>) {
  const waiting = [...addresses];
  const walk = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await visit(next);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, walk));
}

async function sitemapOf(site: string): Promise<string[]> {
  const { body } = await ask(`${site}/sitemap.xml`);
  return [...body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => decoded(address));
}
