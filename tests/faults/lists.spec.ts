import { expect } from '@playwright/test';
import { ask } from '../harness/client.ts';
import { test } from '../harness/faulty.ts';
import { type Answer, json, raw } from '../harness/stand-in.ts';

const ARTICLE = { slug: 'carte', title: 'Un nom de carte' };
const OFFER = { slug: 'vendeur', title: 'Vendeur (F/H)', company: 'Maison Témoin' };

const LISTS = [
  ['/article', '/articles'],
  ['/offres-alternance', '/work-study-offers'],
] as const;

for (const [page, call] of LISTS) {
  test(`of five hundred entries, ${page} shows twenty at a time, and no page beyond the last`, async ({
    standIn,
    site,
  }) => {
    const all = Array.from({ length: 500 }, (_, index) => ({
      ...OFFER,
      slug: `entree-${index}`,
      title: `Entrée ${index}, ${'et son long titre '.repeat(10)}`,
    }));
    standIn.on(call, json({ data: all }));
    const shown = async (query: string) => {
      const { status, body } = await ask(`${site.url}${page}${query}`);
      return [status, body.match(/<h2/g)?.length];
    };
    const whole = await shown('');
    expect(await shown('?page=25')).toEqual(whole);
    for (const none of ['0', '26', '1.5', 'x', '']) {
      expect((await shown(`?page=${none}`))[0], none).toBe(404);
    }
  });

  test(`BLK-4: without any entry, ${page} says so`, async ({ standIn, site }) => {
    standIn.on(call, json({ data: [], meta: { pagination: { pageCount: 0 } } }));
    const { status, body } = await ask(`${site.url}${page}`);
    expect([status, body.includes('Aucun résultat')]).toEqual([200, true]);
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
      expect([status, body.includes('Aucun résultat')]).toEqual([503, false]);
    });
  }
}

test('API-15: an article with nothing but a title and an address is listed last, and has its page', async ({
  standIn,
  site,
}) => {
  const dated = { slug: 'ancien', title: 'Un ancien', publishDate: '2020-01-01T08:00:00.000Z' };
  standIn.on('/articles', json([ARTICLE, dated]));
  standIn.on('/articles/carte', json(ARTICLE));
  const { body } = await ask(`${site.url}/article`);
  expect(body.indexOf(dated.title)).toBeLessThan(body.indexOf(ARTICLE.title));
  expect((await ask(`${site.url}/article?slug=carte`)).body).toContain(ARTICLE.title);
  const [call] = standIn.calls.filter(({ path }) => path === '/articles');
  expect(call?.query.get('sort')).toBe('publishDate:desc,id:asc');
});

test('an article whose time has not come is neither listed nor shown', async ({
  standIn,
  site,
}) => {
  const later = { ...ARTICLE, publishDate: '2026-11-15T08:00:01.000Z' };
  const now = { ...ARTICLE, slug: 'due', title: 'À l’heure', publishDate: '2026-11-15T08:00:00Z' };
  standIn.on('/articles', json({ data: [later, now] }));
  standIn.on('/articles/carte', json({ data: later }));
  const { body } = await ask(`${site.url}/article`);
  expect([body.includes(now.title), body.includes(later.title)]).toEqual([true, false]);
  expect((await ask(`${site.url}/article?slug=carte`)).status).toBe(404);
});

test('API-15: an offer with nothing but what it must have is listed last, and has its page', async ({
  standIn,
  site,
}) => {
  const dated = { ...OFFER, slug: 'date', title: 'Daté', start: '2027-01-04' };
  standIn.on('/work-study-offers', json([OFFER, dated]));
  standIn.on('/work-study-offers/vendeur', json({ ...OFFER, expiry: '2026-11-15' }));
  const { body } = await ask(`${site.url}/offres-alternance`);
  expect(body.indexOf(dated.title)).toBeLessThan(body.indexOf(OFFER.title));
  expect((await ask(`${site.url}/offres-alternance?offre=vendeur`)).body).toContain(OFFER.title);
  const [call] = standIn.calls.filter(({ path }) => path === '/work-study-offers');
  expect(call?.query.get('filters[expiry][$gte]')).toBe('2026-11-15');
});

test('an offer is gone from the day after it expires', async ({ standIn, site }) => {
  standIn.on('/work-study-offers/vendeur', json({ ...OFFER, expiry: '2026-11-14' }));
  standIn.on('/work-study-offers', json({}, 500));
  const { status, headers, body } = await ask(`${site.url}/offres-alternance?offre=vendeur`);
  expect([status, headers['cache-control']]).toEqual([410, 'no-store']);
  expect(body).toContain('D’autres attendent une réponse.');
  expect(body).toContain('href="/offres-alternance"');
});

test('RTE-10: the list is read to its end, once, whatever it is filtered by', async ({
  standIn,
  site,
}) => {
  const paged: Answer = (call, response) => {
    const number = call.query.get('pagination[page]') ?? '';
    const data = [{ ...OFFER, slug: `offre-${number}`, title: `Poste ${number}` }];
    return json({ data, meta: { pagination: { pageCount: 3 } } })(call, response);
  };
  standIn.on('/work-study-offers', paged);
  expect((await ask(`${site.url}/offres-alternance`)).body).toContain('Poste 3');
  const { body } = await ask(`${site.url}/offres-alternance?q=poste+2`);
  expect([body.includes('Poste 2'), body.includes('Poste 3')]).toEqual([true, false]);
  expect(standIn.count('/work-study-offers')).toBe(3);
});

test('what is typed is shown as typed, and never as code', async ({ standIn, site }) => {
  standIn.on('/work-study-offers', json([OFFER]));
  const typed = encodeURIComponent('"><script>alert(1)</script>');
  const { body } = await ask(`${site.url}/offres-alternance?q=${typed}&campus=${typed}`);
  expect(body).toContain('Aucun résultat');
  expect(body).not.toContain('<script>alert(1)');
});

test('RED-7: an article has one address, even when no rule can be had', async ({
  standIn,
  site,
}) => {
  standIn.on('/redirects', json({}, 500));
  const { status, headers } = await ask(`${site.url}/article/carte?de=affiche`);
  expect([status, headers.location]).toEqual([301, '/article?slug=carte&de=affiche']);
});
