import { afterEach, expect, it, vi } from 'vitest';

/** The content service as these blocks see it: a list by path, an entry by path and slug. */
const SERVICE: Record<string, unknown> = {
  '/login': { access_token: 't' },
  '/campuses': [
    { slug: 'lyon', name: 'Lyon', title: 'Campus de Lyon', latitude: 45.7, longitude: 4.8 },
    { slug: 'gap', name: 'Gap', title: 'Campus de Gap', phone: '+33 4 00' },
  ],
  '/programmes': [
    { slug: 'bts-mco', title: 'BTS MCO', landingType: 'bts', levelIn: 0, levelOut: 2 },
    { slug: 'mba', title: 'MBA', landingType: 'mba', levelIn: 4, levelOut: 5 },
  ],
  '/programmes/bts-mco': {
    slug: 'bts-mco',
    title: 'BTS MCO',
    teachingUnits: [{ title: 'Vente', hours: 90 }],
    skillUnits: [{ title: 'Vendre' }],
    careers: [{ title: 'Vendeur' }],
  },
  '/cassini/news': [
    { slug: 'une', title: 'Une', publishDate: '2020-01-02T08:00:00.000Z' },
    { slug: 'deux', title: 'Deux', publishDate: '2020-01-01T08:00:00.000Z' },
  ],
  '/news-items/une': { slug: 'une', title: 'Une', body: [{ __component: 'news.cards' }] },
  '/news-categories': [{ slug: 'alternance', title: 'Alternance' }],
  '/events': [{ slug: 'jpo', title: 'Portes ouvertes', dateStart: '2999-01-01T08:00:00.000Z' }],
  '/work-study-offers': [
    { slug: 'a', title: 'Vendeur', company: 'X', campus: { slug: 'lyon', name: 'Lyon' } },
    { slug: 'b', title: 'Comptable', company: 'Y', campus: { slug: 'gap', name: 'Gap' } },
  ],
  '/testimonials': [
    { slug: 'ines', name: 'Inès', quote: 'Oui.', programme: { slug: 'bts-mco', title: 'BTS MCO' } },
    { slug: 'tom', name: 'Tom', quote: 'Non.' },
  ],
  '/testimonials/ines': { slug: 'ines', name: 'Inès', quote: 'Oui.', body: [] },
  '/blog-posts': [
    { slug: 'p', title: 'Billet', category: { slug: 'metiers', title: 'Métiers' } },
    { slug: 'q', title: 'Autre' },
  ],
  '/team-members': [{ documentId: 'm', name: 'Maylis' }],
};

const asked: string[] = [];

/** A site that has just started, and remembers nothing. */
async function start(service: Record<string, unknown> = SERVICE) {
  vi.resetModules();
  vi.stubGlobal('fetch', async (input: string | URL) => {
    const url = new URL(input);
    const path = url.pathname.replace(/^\/api/, '');
    asked.push(`${path}${decodeURIComponent(url.search)}`);
    const known = Object.hasOwn(service, path);
    return Response.json(known ? service[path] : {}, { status: known ? 200 : 500 });
  });
  await import('../modules/taxonomy/words.server');
  const { blocks } = await import('./blocks.server');
  const { parse } = await import('./fields');
  const { fillBlocks, withBlocks } = await import('./fill-blocks.server');
  return {
    withBlocks,
    fill: (all: object[], about = {}) =>
      fillBlocks(parse(blocks, all, '/pages/x'), { locale: 'fr' }, about),
  };
}

const calls = (path: string) => asked.filter((call) => call.split('?')[0] === path);

afterEach(() => {
  vi.unstubAllGlobals();
  asked.length = 0;
});

const named = (slug: string) => ({ slug });

it.each([
  [
    { __component: 'news.cards', limit: 1 },
    { news: [{ slug: 'une' }], network: {} },
  ],
  [{ __component: 'news.list' }, { news: [{ slug: 'une' }, { slug: 'deux' }] }],
  [
    { __component: 'news.filter' },
    {
      news: [{ slug: 'une' }, { slug: 'deux' }],
      categories: [{ slug: 'alternance' }],
      campuses: [{ value: 'lyon' }, { value: 'gap' }],
    },
  ],
  [{ __component: 'news.main-news', news: named('une') }, { main: { slug: 'une' } }],
  [{ __component: 'news.main-news', news: null }, { main: { slug: 'une' } }],
  [{ __component: 'events.list' }, { events: [{ slug: 'jpo' }] }],
  [{ __component: 'events.agenda' }, { events: [{ slug: 'jpo' }] }],
  [{ __component: 'programmes.list' }, { programmes: [{ slug: 'bts-mco' }, { slug: 'mba' }] }],
  [
    { __component: 'programmes.list', landingType: 'mba' },
    { programmes: [{ slug: 'mba' }], landingType: 'mba' },
  ],
  [
    { __component: 'programmes.category', landingType: 'bts' },
    { programmes: [{ slug: 'bts-mco' }], part: { title: 'BTS' } },
  ],
  [
    { __component: 'programmes.category', landingType: 'mastere' },
    { programmes: [], part: { title: 'Mastères' } },
  ],
  [{ __component: 'programmes.panorama' }, { programmes: [{ slug: 'bts-mco' }, { slug: 'mba' }] }],
  [
    { __component: 'programmes.teaching-units', programme: named('bts-mco') },
    { units: [{ title: 'Vente', hours: 90 }] },
  ],
  [
    { __component: 'programmes.skill-units', programme: named('bts-mco') },
    { units: [{ title: 'Vendre' }] },
  ],
  [{ __component: 'campuses.list' }, { campuses: [{ slug: 'lyon' }, { slug: 'gap' }] }],
  [
    { __component: 'campuses.map' },
    { network: { stations: [{ slug: 'lyon' }], elsewhere: [{ slug: 'gap' }] } },
  ],
  [{ __component: 'campuses.contacts' }, { contacts: [{ slug: 'lyon' }, { slug: 'gap' }] }],
  [
    { __component: 'campuses.contacts', campus: named('gap') },
    { contacts: [{ slug: 'gap', phone: '+33 4 00' }] },
  ],
  [
    { __component: 'careers.careers', programme: named('bts-mco') },
    { careers: [{ title: 'Vendeur' }] },
  ],
  [{ __component: 'careers.offers', limit: 1 }, { offers: [{ slug: 'a' }] }],
  [{ __component: 'careers.offers', campus: named('gap') }, { offers: [{ slug: 'b' }] }],
  [
    { __component: 'testimonials.list' },
    { testimonials: [{ slug: 'ines' }, { slug: 'tom' }], network: {} },
  ],
  [
    { __component: 'testimonials.list', programme: named('bts-mco') },
    { testimonials: [{ slug: 'ines' }] },
  ],
  [
    { __component: 'testimonials.single', testimonial: named('ines') },
    { told: { slug: 'ines', quote: 'Oui.' } },
  ],
  [{ __component: 'blog.articles' }, { posts: [{ slug: 'p' }, { slug: 'q' }] }],
  [{ __component: 'blog.articles', category: named('metiers') }, { posts: [{ slug: 'p' }] }],
  [{ __component: 'teams.team', campus: named('lyon') }, { members: [{ documentId: 'm' }] }],
  [{ __component: 'headers.home', title: 'x' }, { network: { stations: [{ slug: 'lyon' }] } }],
])('BLK-3: %j gets what it shows', async (block, data) => {
  const { fill } = await start();
  expect(await fill([block])).toMatchObject([data]);
});

it.each([
  ['news.cards', { category: named('alternance'), campus: named('lyon') }, '/cassini/news'],
  ['events.list', { type: 'job-dating', campus: named('lyon') }, '/events'],
])('%s asks for no more than it shows', async (name, fields, path) => {
  const { fill } = await start();
  await fill([{ __component: name, ...fields }]);
  const [call = ''] = calls(path);
  expect(call).toContain('[slug][$eq]=lyon');
  expect(call).toMatch(/\[\$eq\]=(alternance|job-dating)/);
});

it('each collection is read once for a page, however many of its blocks show it', async () => {
  const { fill } = await start();
  const found = await fill([
    { __component: 'programmes.panorama' },
    { __component: 'programmes.list' },
    { __component: 'programmes.category', landingType: 'bts' },
    { __component: 'campuses.map' },
    { __component: 'campuses.list' },
    { __component: 'news.cards' },
  ]);
  expect(found).toHaveLength(6);
  expect(calls('/programmes')).toHaveLength(1);
  expect(calls('/campuses')).toHaveLength(1);
});

it('a page asks only for what its blocks show', async () => {
  const { fill } = await start();
  await fill([{ __component: 'texts.title', text: 'x' }]);
  expect(asked).toEqual([]);
});

it('a block whose data cannot be had is left out, is asked for once, and the others show', async () => {
  const { '/programmes': _gone, ...rest } = SERVICE;
  const { fill } = await start(rest);
  const found = await fill([
    { __component: 'texts.title', text: 'Avant' },
    { __component: 'programmes.list' },
    { __component: 'programmes.panorama' },
    { __component: 'careers.offers' },
  ]);
  expect(found.map(({ kind }) => kind)).toEqual(['title', 'offers']);
  expect(calls('/programmes')).toHaveLength(1);
});

it('a map that cannot be had takes the map away, and not what stands beside it', async () => {
  const { '/campuses': _gone, ...rest } = SERVICE;
  const { fill } = await start(rest);
  const found = await fill([{ __component: 'campuses.map' }, { __component: 'news.cards' }]);
  expect(found).toMatchObject([{ kind: 'news-cards', network: { stations: [] } }]);
});

it.each([
  [{ __component: 'testimonials.single' }],
  [{ __component: 'testimonials.single', testimonial: named('parti') }],
  [{ __component: 'teams.team' }],
  [{ __component: 'programmes.teaching-units' }],
  [{ __component: 'careers.careers', programme: named('parti') }],
  [{ __component: 'news.main-news', news: named('partie') }],
])('%j names nothing that is there, and is left out', async (block) => {
  const { fill } = await start();
  expect(await fill([block])).toEqual([]);
});

it('a block that names no programme or campus is about the page it is on', async () => {
  const { fill } = await start();
  const found = await fill(
    [
      { __component: 'programmes.teaching-units' },
      { __component: 'campuses.contacts' },
      { __component: 'teams.team' },
    ],
    { programme: 'bts-mco', campus: 'gap' },
  );
  expect(found).toMatchObject([
    { units: [{ title: 'Vente' }] },
    { contacts: [{ slug: 'gap' }] },
    { members: [{ documentId: 'm' }] },
  ]);
  expect(calls('/team-members')[0]).toContain('[slug][$eq]=gap');
});

it('a heading is the editor’s, or the usual one in the language of the page', async () => {
  const { fill } = await start();
  const parts = (
    await fill([
      { __component: 'careers.offers', title: 'Postes' },
      { __component: 'careers.offers' },
    ])
  ).map(({ part }) => part);
  expect(parts).toEqual([
    { id: 'postes', title: 'Postes' },
    { id: 'offres-d-alternance', title: 'Offres d’alternance' },
  ]);
});

it('what was found with an entry stays with it', async () => {
  const { withBlocks } = await start();
  const found = Promise.resolve({ entry: { title: 'x', body: [] }, preview: null });
  expect(await withBlocks(found, { locale: 'fr' })).toEqual({
    entry: { title: 'x', body: [] },
    preview: null,
  });
});
