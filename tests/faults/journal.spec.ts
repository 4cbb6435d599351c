import { expect } from '@playwright/test';
import { expectOpenToAll } from '../harness/access/open-to-all.ts';
import { ask } from '../harness/client.ts';
import { test } from '../harness/faulty.ts';
import { CLEAR_TOKEN } from '../harness/product.ts';
import { type Answer, json, LYON, NEWS, raw, type StandIn } from '../harness/stand-in.ts';

const CLEAR = { authorization: `Bearer ${CLEAR_TOKEN}` };
/** As long as a title may be, and most of it one word. */
const LONG = `Une phrase ${'anticonstitutionnellement'.repeat(8)}`.slice(0, 200);

/** A collection of so many, which answers the page it is asked for. */
function collection<Item>(count: number, item: (index: number) => Item): Answer {
  const items = Array.from({ length: count }, (_, index) => item(index));
  return (call, response) => {
    const size = Number(
      call.query.get('pagination[pageSize]') ?? call.query.get('pagination[limit]') ?? 25,
    );
    const page = Number(call.query.get('pagination[page]') ?? 1);
    const data = items.slice((page - 1) * size, page * size);
    const pagination = { page, pageCount: Math.ceil(count / size), total: count };
    return json({ data, meta: { pagination } })(call, response);
  };
}

const news = (index: number) => ({ ...NEWS, slug: `actu-${index}`, title: `Actu ${index}.` });
const post = (index: number) => ({ slug: `post-${index}`, title: `Post ${index}.` });
const someone = (index: number) => ({
  slug: `personne-${index}`,
  name: `Personne ${index}.`,
  quote: 'J’ai appris à lire une marge.',
});

/** News of this year and no archives, which are at the same path. */
function newsOnly(count: number, item: (index: number) => object): Answer {
  const all = collection(count, item);
  return (call, response) =>
    call.query.has('filters[slug][$startsWith]')
      ? json({ data: [] })(call, response)
      : all(call, response);
}

const KINDS = [
  { page: '/actualites', call: '/news-items', item: news, none: 'Aucun résultat' },
  { page: '/blog', call: '/blog-posts', item: post, none: 'Aucun post retrouvé.' },
  { page: '/temoignages', call: '/testimonials', item: someone, none: 'Aucun résultat' },
] as const;

for (const { page, call, item, none } of KINDS) {
  test(`BLK-4: ${page} with none, one, seven and five hundred`, async ({ standIn, site }) => {
    const read = async (count: number) => {
      standIn.on(call, newsOnly(count, item));
      await ask(`${site.url}/api/clear`, { method: 'POST', headers: CLEAR });
      const { status, body } = await ask(`${site.url}${page}`);
      expect(status).toBe(200);
      return body;
    };
    expect(await read(0)).toContain(none);
    const one = await read(1);
    expect([one.includes(' 0.'), one.includes('aria-label="Pages"')]).toEqual([true, false]);
    expect((await read(7)).match(/ \d\.</g)).toHaveLength(7);
    const many = await read(500);
    expect(many).toContain('500\u00a0');
    expect(many).toContain('Page 1 sur 42');
  });

  for (const [name, answer] of [
    ['fails', json({}, 500)],
    ['answers something else', raw('<html>')],
    ['does not answer what it should', json({ data: [{ slug: 7 }] })],
  ] as const) {
    test(`ERR-2: where ${call} ${name}, ${page} is an outage and not an empty list`, async ({
      standIn,
      site,
    }) => {
      standIn.on(call, answer);
      const { status, body } = await ask(`${site.url}${page}`);
      expect([status, body.includes(none)]).toEqual([503, false]);
    });
  }
}

/** The calls for a page of news: the dates, and the archives, are asked for at the same path. */
function pagesAsked(standIn: StandIn): URLSearchParams[] {
  const calls = standIn.calls.filter(({ path }) => path === '/news-items');
  return calls.map(({ query }) => query).filter((query) => query.has('pagination[page]'));
}

test('RTE-2: a page of ten thousand news is one call, with what it is filtered by', async ({
  standIn,
  site,
}) => {
  standIn.on('/news-items', collection(10_000, news));
  standIn.on('/news-categories', json({ data: [NEWS.cat_news] }));
  const { body } = await ask(`${site.url}/actualites/page/834?rubrique=vie-des-campus&campus=lyon`);
  expect(body).toContain('10\u00a0000\u00a0actualités');
  expect(body).toContain('Actu 9999.');
  expect(body).toContain('href="/actualites/page/833?rubrique=vie-des-campus&amp;campus=lyon"');
  const asked = pagesAsked(standIn);
  expect(asked).toHaveLength(1);
  expect(Object.fromEntries(asked[0] ?? [])).toMatchObject({
    'pagination[page]': '834',
    'pagination[pageSize]': '12',
    sort: 'publishDate:desc,slug:asc',
    'filters[cat_news][slug][$eq]': 'vie-des-campus',
    'filters[campus_infos][slug][$eq]': 'lyon',
    'filters[$not][slug][$startsWith]': 'archives-actualites-',
  });
  expect((await ask(`${site.url}/actualites/page/835`)).status).toBe(404);
});

test('what no category is called is not asked for', async ({ standIn, site }) => {
  standIn.on('/news-items', collection(7, news));
  standIn.on('/news-categories', json({ data: [NEWS.cat_news] }));
  const typed = encodeURIComponent('"><script>alert(1)</script>');
  const { status, body } = await ask(`${site.url}/actualites?rubrique=${typed}&campus=${typed}`);
  expect([status, body.includes('Aucun résultat')]).toEqual([200, true]);
  expect(body).not.toContain('<script>alert(1)');
  expect(pagesAsked(standIn)).toEqual([]);
});

test('news are asked for up to the newest whose hour has come, so that they are counted right', async ({
  standIn,
  site,
}) => {
  const dates = [
    '2026-11-16T08:00:00Z',
    '2026-11-15T08:00:01Z',
    '2026-11-15T07:59:00Z',
    '2020-01-01',
  ];
  const upTo = async (published: string[]) => {
    standIn.on(
      '/news-items',
      collection(published.length, (index) => ({ ...news(index), publishDate: published[index] })),
    );
    standIn.forget();
    await ask(`${site.url}/api/clear`, { method: 'POST', headers: CLEAR });
    await ask(`${site.url}/actualites`);
    return pagesAsked(standIn)[0]?.get('filters[publishDate][$lte]');
  };
  expect(await upTo(dates)).toBe('2026-11-15T07:59:00Z');
  expect(await upTo(dates.slice(0, 2))).toBe('2026-11-15');
  expect(await upTo([])).toBe('2026-11-15');
});

test('a list of news can do without its categories, its campuses and its archives', async ({
  standIn,
  site,
}) => {
  const all = collection(7, news);
  standIn.on('/news-items', (call, response) =>
    call.query.has('filters[slug][$startsWith]')
      ? json({}, 500)(call, response)
      : all(call, response),
  );
  standIn.on('/campuses', json({}, 500));
  const { status, body } = await ask(`${site.url}/actualites?rubrique=vie-des-campus`);
  expect([status, body.includes('Actu 6.')]).toEqual([200, true]);
  expect(body).not.toContain('id="news-archives"');
  expect(body).not.toContain('class="plate');
});

test('a news item can do without others to read, and says where all of them are', async ({
  standIn,
  site,
}) => {
  standIn.on('/news-items', json({}, 500));
  const { status, body } = await ask(`${site.url}/actualites/${NEWS.slug}`);
  expect([status, body.includes('id="further"')]).toEqual([200, false]);
  expect(body).toContain('Toutes les actualités');
});

test('a list of posts can do without the time they take', async ({ standIn, site }) => {
  const all = collection(7, (index) => ({ ...post(index), body: [] }));
  standIn.on('/blog-posts', (call, response) =>
    call.query.has('filters[slug][$in][0]') ? json({}, 500)(call, response) : all(call, response),
  );
  const { status, body } = await ask(`${site.url}/blog`);
  expect([status, body.includes('Post 6.'), body.includes('min de lecture')]).toEqual([
    200,
    true,
    false,
  ]);
});

test('testimonials can do without the page above them, and without a map', async ({
  standIn,
  site,
}) => {
  const moved = { ...someone(0), stages: [{ campus: LYON }, { campus: null }] };
  standIn.on('/testimonials', json({ data: [moved, someone(1)] }));
  standIn.on('/pages', json({}, 500));
  const { body } = await ask(`${site.url}/temoignages`);
  expect(body).toContain('D’où l’on part');
  expect(body.match(/role="img"/g)).toHaveLength(1);
  standIn.on('/pages', json({ data: [{ path: 'temoignages' }] }));
  standIn.on('/pages/temoignages', json({ data: { path: 'temoignages', title: 'Leurs mots' } }));
  standIn.on('/campuses', json({}, 500));
  await ask(`${site.url}/api/clear`, { method: 'POST', headers: CLEAR });
  const { body: bare } = await ask(`${site.url}/temoignages`);
  expect(bare).toContain('>Leurs mots</h1>');
  expect(bare).toContain('Personne 1.');
});

test('titles of 200 characters, and nothing else, break no page', async ({
  standIn,
  site,
  page,
}) => {
  const bare = (index: number) => ({ slug: `x-${index}`, title: LONG });
  const dated = (index: number) => ({ ...bare(index), publishDate: NEWS.publishDate });
  const named = (index: number) => ({
    slug: `x-${index}`,
    name: LONG.slice(-120),
    quote: LONG,
  });
  standIn.on('/news-items', newsOnly(3, dated));
  standIn.on('/news-items/x-0', json({ data: bare(0) }));
  standIn.on('/blog-posts', collection(3, bare));
  standIn.on('/blog-posts/x-0', json({ data: bare(0) }));
  standIn.on('/articles', collection(3, bare));
  standIn.on('/articles/x-0', json({ data: bare(0) }));
  standIn.on('/testimonials', collection(3, named));
  standIn.on('/testimonials/x-0', json({ data: named(0) }));
  await page.setViewportSize({ width: 320, height: 800 });
  for (const path of ['/actualites', '/blog', '/temoignages'])
    for (const below of ['', '/x-0']) await expectOpenToAll(page, `${site.url}${path}${below}`);
  for (const query of ['', '?slug=x-0']) await expectOpenToAll(page, `${site.url}/article${query}`);
});
