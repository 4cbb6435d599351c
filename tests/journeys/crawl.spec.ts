import { expect, test } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { ask, product } from '../harness/client.ts';
import { crawl } from '../harness/crawl.ts';
import { startSite } from '../harness/product.ts';

const rules = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    // A dialog, before the page's title, has headings of its own: that there is one title is counted below.
    'heading-level': [
      'error',
      { allowMultipleH1: false, minInitialRank: 'h2', sectioningRoots: [] },
    ],
    // A table that scrolls is a region, which an editor's text has no section for.
    'prefer-native-element': ['error', { exclude: ['region'] }],
    // Of the two bars, which have the same landmarks, one is shown: axe looks at what is.
    'unique-landmark': 'off',
    // A field alone in its form is sent by its own key.
    'wcag/h32': 'off',
    // The server writes for any reader, not for the eye.
    'long-title': 'off',
  },
});

// One after the other: each asks as fast as the site answers.
test.describe.configure({ mode: 'default' });

/** The search reads all of the content once before it answers, which a machine that is busy crawling takes its time over. */
async function readySearch(site: string, start: string[]): Promise<void> {
  for (const home of start) {
    const address = new URL(`${home.replace(/^\/$/, '')}/recherche?q=bts`, site).href;
    await expect.poll(async () => (await ask(address)).status, { timeout: 60_000 }).toBe(200);
  }
}

/** Lists by their filters are without number: one filter is followed, and the address of one entry. */
const follow = (path: string) =>
  [...new URL(path, 'http://site').searchParams].length <= 1 && !path.startsWith('/api/');

test('CFG-2: without English, no page, link or sitemap knows of it', async () => {
  test.setTimeout(600_000);
  const site = product('SITE');
  const faults: string[] = [];
  const indexable: string[] = [];
  await readySearch(site, ['/']);
  const listed = await sitemapOf(site);
  const pages = await crawl({
    site,
    // What has no date is in no list: the sitemap alone leads to it.
    start: ['/', ...listed.filter((path) => path !== '/')],
    follow,
    visit({ path, from, status, html }) {
      if (status !== 200) faults.push(`${status} ${path}, from ${from}`);
      if (isEnglish(path)) faults.push(`English ${path}, from ${from}`);
      if (/hreflang=/i.test(html)) faults.push(`hreflang ${path}`);
      if (html && !html.includes('<html lang="fr"')) faults.push(`not French ${path}`);
      if (html && isIndexable(html, `${site}${path}`)) indexable.push(path);
    },
  });
  expect(faults).toEqual([]);
  expect(pages).toBeGreaterThan(LEAST);
  expect(listed).toEqual(indexable.sort());
});

test('every link of the site leads to a page: valid, with one title and headings in order; SEO-3: the sitemap has those that may be indexed, no more and no less, and each language of a page names the others', async () => {
  test.setTimeout(600_000);
  const site = await startSite({ api: `${product('CMS')}/api`, settings: { HAS_EN: 'on' } });
  const faults: string[] = [];
  const kinds = new Map<string, number>();
  const indexable: string[] = [];
  const languages = new Map<string, string[]>();
  try {
    await readySearch(site.url, ['/', '/en']);
    const pages = await crawl({
      site: site.url,
      start: ['/', '/en'],
      follow,
      async visit({ path, from, status, html }) {
        if (status !== 200) faults.push(`${status} ${path}, from ${from}`);
        if (!html) return;
        if (isIndexable(html, `${site.url}${path}`)) {
          indexable.push(path);
          languages.set(path, alternatesOf(html, site.url));
        }
        const kind = kindOf(path);
        kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
        const titles = html.match(/<h1[\s>]/g)?.length ?? 0;
        if (titles !== 1) faults.push(`${titles} h1 ${path}`);
        for (const id of missingTargets(html)) faults.push(`#${id} leads nowhere ${path}`);
        // What a kind of page is made of does not change with each entry.
        if ((kinds.get(kind) ?? 0) > VALIDATED) return;
        const { results } = await rules.validateString(html);
        for (const { ruleId, message, selector } of results.flatMap(({ messages }) => messages))
          faults.push(`${ruleId}: ${message} ${selector} ${path}`);
      },
    });
    expect(faults).toEqual([]);
    expect(pages).toBeGreaterThan(LEAST);
    expect(await sitemapOf(site.url)).toEqual(indexable.sort());
    expect(unanswered(languages)).toEqual([]);
  } finally {
    await site.stop();
  }
});

function isEnglish(path: string): boolean {
  return /^\/en(?=[/?]|$)/.test(path);
}

/** What says that it may be shown, and that this is its address. */
function isIndexable(html: string, address: string): boolean {
  const [, canonical = ''] = /<link rel="canonical" href="([^"]*)"/.exec(html) ?? [];
  const isHidden = /<meta name="robots" content="[^"]*noindex/.test(html);
  return !isHidden && canonical.replaceAll('&amp;', '&') === address;
}

function alternatesOf(html: string, site: string): string[] {
  const tags = html.matchAll(/<link rel="alternate" hrefLang="([^"]*)" href="([^"]*)"/g);
  return [...tags].map(
    ([, language, href = '']) => `${language} ${href.replaceAll('&amp;', '&').slice(site.length)}`,
  );
}

/** SEO-3: a page names itself, and whatever page it names as the same in another language names all that it does. */
function unanswered(languages: Map<string, string[]>): string[] {
  return [...languages].flatMap(([path, named]) => {
    const own = isEnglish(path) ? 'en' : 'fr';
    const others = named.map((each) => each.slice(each.indexOf(' ') + 1));
    const isAnswered = others.every((other) => languages.get(other)?.join() === named.join());
    return isAnswered && named.includes(`${own} ${path}`) ? [] : [`${path}: ${named.join(', ')}`];
  });
}

async function sitemapOf(site: string): Promise<string[]> {
  const { status, headers, body } = await ask(`${site}/sitemap.xml`);
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('application/xml; charset=utf-8');
  const addresses = [...body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address);
  return addresses.map((address) => address.slice(site.length).replaceAll('&amp;', '&')).sort();
}

const VALIDATED = 5;
const LEAST = 100;

/** /actualites/une-actualite → /actualites/… */
function kindOf(path: string): string {
  const { pathname, searchParams } = new URL(path, 'http://site');
  const [, first = '', ...rest] = pathname.replace(/^\/en(?=\/|$)/, '').split('/');
  return `/${first}${rest.length > 0 ? '/…' : ''}?${[...searchParams.keys()].join('&')}`;
}

function missingTargets(html: string): string[] {
  const ids = new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id));
  return [...html.matchAll(/\shref="#([^"]+)"/g)].flatMap(([, id = '']) =>
    ids.has(decodeURIComponent(id)) ? [] : [id],
  );
}
