import { expect } from '@playwright/test';
import { violations } from '../harness/access/axe.ts';
import { ask } from '../harness/client.ts';
import { test } from '../harness/faulty.ts';
import { json, LYON, OPEN_DAY, raw, type StandIn } from '../harness/stand-in.ts';

const NONE = json({ data: [], meta: { pagination: { pageCount: 0 } } });
const LISTS = [
  '/programmes',
  '/work-study-offers',
  '/testimonials',
  '/blog-posts',
  '/news-categories',
  '/team-members',
  '/events',
  '/cassini/news',
];

const named = (slug: string) => ({ slug });
/** Every block that needs what is not in it, each under a heading of its own. */
const NEEDY = [
  'news.cards',
  'news.list',
  'news.filter',
  'events.list',
  'events.agenda',
  'programmes.list',
  'programmes.panorama',
  'campuses.list',
  'campuses.map',
  'campuses.contacts',
  'careers.offers',
  'testimonials.list',
  'blog.articles',
].map((name) => ({ __component: name, title: `Partie ${name}` }));
const BLOCKS = [
  ...NEEDY,
  { __component: 'programmes.category', title: 'Partie programmes.category', landingType: 'bts' },
  { __component: 'teams.team', title: 'Partie teams.team', campus: named('lyon') },
  { __component: 'texts.rich-text', text: 'La fin, **intacte**.' },
];

/** A page of these blocks, in a school that has nothing yet. */
function publish(standIn: StandIn, body: object[], answer = NONE): void {
  standIn.on('/pages/essai', json({ data: { path: 'essai', title: 'Essai', body } }));
  standIn.on('/pages', NONE);
  for (const path of LISTS) standIn.on(path, answer);
}

test('BLK-4: blocks that have nothing to show say so, each in its own words', async ({
  standIn,
  site,
}) => {
  publish(standIn, BLOCKS);
  const { status, body } = await ask(`${site.url}/essai`);
  expect(status).toBe(200);
  const said = (words: string) => body.split(`>${words}</p>`).length - 1;
  expect(said('Aucun événements disponible pour le moment')).toBe(2);
  expect(said('Aucun post retrouvé.')).toBe(1);
  expect(said('Aucune formation associée.')).toBe(3);
  expect(said('Aucun résultat')).toBe(6);
  expect(body).toContain('La fin, <strong>intacte</strong>.');
});

for (const [name, answer] of [
  ['fails', json({}, 500)],
  ['answers something else', raw('<html>')],
  ['does not answer what it should', json({ data: [{ slug: 7 }] })],
] as const) {
  test(`ERR-6: where the service ${name}, blocks are left out and the page stands`, async ({
    standIn,
    site,
  }) => {
    publish(standIn, BLOCKS, answer);
    standIn.on('/campuses', answer);
    const { status, body } = await ask(`${site.url}/essai`);
    expect(status).toBe(200);
    expect(body).not.toContain('Partie ');
    expect(body).toContain('La fin, <strong>intacte</strong>.');
    expect(standIn.count('/programmes')).toBe(1);
  });
}

test('BLK-3: a block that the site does not know, or cannot read, is left out and logged', async ({
  standIn,
  site,
}) => {
  const body = [
    { __component: 'nowhere.known', title: 'Inconnu' },
    { __component: 'programmes.category', title: 'Sans famille', landingType: 'x' },
    { __component: 'texts.rich-text', text: 'La fin, **intacte**.' },
  ];
  publish(standIn, body);
  const { status, body: page } = await ask(`${site.url}/essai`);
  expect([status, page.includes('Inconnu'), page.includes('Sans famille')]).toEqual([
    200,
    false,
    false,
  ]);
  expect(page).toContain('La fin, <strong>intacte</strong>.');
  await expect.poll(() => site.output()).toContain('a page has a block the site does not know');
  await expect.poll(() => site.output()).toContain('a page has a block that cannot be read');
});

const LONG = 'Un titre qui n’en finit pas, comme il en vient parfois '.repeat(4).slice(0, 200);
const WORD = 'Anticonstitutionnellement'.repeat(8);
const many = <Item>(count: number, make: (index: number) => Item) =>
  json(Array.from({ length: count }, (_, index) => make(index)));

for (const count of [1, 7, 500]) {
  test(`with ${count} of everything, long titles and nothing else, blocks fit a phone and a desk`, async ({
    standIn,
    site,
    page,
  }) => {
    publish(standIn, BLOCKS);
    const title = (index: number) => (index % 2 ? WORD : LONG);
    standIn.on(
      '/programmes',
      many(count, (n) => ({
        slug: `p-${n}`,
        title: title(n),
        landingType: 'bts',
        levelIn: 0,
        levelOut: 9,
      })),
    );
    standIn.on(
      '/work-study-offers',
      many(count, (n) => ({ slug: `o-${n}`, title: title(n), company: title(n + 1) })),
    );
    standIn.on(
      '/testimonials',
      many(count, (n) => ({ slug: `t-${n}`, name: title(n), quote: LONG })),
    );
    standIn.on(
      '/blog-posts',
      many(count, (n) => ({ slug: `b-${n}`, title: title(n) })),
    );
    standIn.on(
      '/team-members',
      many(count, (n) => ({ slug: `m-${n}`, name: title(n) })),
    );
    standIn.on(
      '/events',
      many(Math.min(count, 12), (n) => ({
        ...OPEN_DAY,
        slug: `e-${n}`,
        title: title(n),
        campus: null,
        type: null,
      })),
    );
    standIn.on(
      '/cassini/news',
      many(count, (n) => ({
        slug: `n-${n}`,
        title: title(n),
        publishDate: '2020-01-01T08:00:00Z',
      })),
    );
    standIn.on(
      '/campuses',
      many(count, (n) => ({
        ...LYON,
        slug: `c-${n}`,
        name: `Saint-Symphorien-sur-Coise ${n}`,
        latitude: 43 + n / 100,
        longitude: (n * 37) % 7,
      })),
    );
    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const reply = await page.goto(`${site.url}/essai`);
      expect(reply?.status()).toBe(200);
      await expect(page.getByText('La fin, intacte.')).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        width,
      );
    }
    if (count === 7) expect(await violations(page)).toEqual([]);
  });
}

test('RTE-19: where the pages cannot be listed, a section without its own is an outage; where it has none, it is not', async ({
  standIn,
  site,
}) => {
  standIn.on('/pages', json({}, 500));
  expect((await ask(`${site.url}/ecole`)).status).toBe(503);
  standIn.on('/pages', NONE);
  expect((await ask(`${site.url}/formations`)).status).toBe(404);
});

test('RTE-15: without the campuses, the contact page still says what it says', async ({
  standIn,
  site,
}) => {
  standIn.on(
    '/pages/contact',
    json({ data: { path: 'contact', title: 'Nous contacter', body: [] } }),
  );
  standIn.on('/campuses', json({}, 500));
  const { status, body } = await ask(`${site.url}/contact`);
  expect([status, body.includes('Nous contacter'), body.includes('annuaire')]).toEqual([
    200,
    true,
    false,
  ]);
});
