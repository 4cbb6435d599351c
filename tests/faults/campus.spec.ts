import { expect } from '@playwright/test';
import { ask } from '../harness/client.ts';
import { test } from '../harness/faulty.ts';
import { CLEAR_TOKEN } from '../harness/product.ts';
import { json, LYON, NONE, OPEN_DAY, type StandIn, WORDS } from '../harness/stand-in.ts';

const PAGE = '/campus/lyon';
const WHOLE = {
  ...LYON,
  introduction: 'Entre deux fleuves.',
  focusImage: { url: '/uploads/quai_1f.jpg', width: 1200, height: 800, alternativeText: 'Le quai' },
  timeZone: 'Europe/Paris',
  address: { street: '12, quai des Arpenteurs', postcode: '69002', city: 'Lyon', country: 'FR' },
  phone: '+33 4 65 71 26 14',
  email: 'lyon@temoin.example',
  // It is nine in the morning, on a Sunday.
  openingHours: [{ firstDay: 'sunday', lastDay: 'sunday', opens: '08:30', closes: '12:00' }],
  openingNote: 'Sonnez deux fois.',
  access: '# Train\n\nDix minutes à pied.<script>alert(1)</script>',
  body: [WORDS],
  seo: { metaTitle: 'Lyon, la page', preventIndexing: true },
};
const programme = { slug: 'bts', title: 'BTS Témoin', landingType: 'bts' };
const MEMBER = {
  documentId: 'm1',
  name: 'Camille Témoin',
  role: 'Accueil',
  department: 'direction',
};

const AROUND = [
  LYON,
  { slug: 'paris', name: 'Paris', title: 'Paris', latitude: 48.8566, longitude: 2.3522 },
  { slug: 'brest', name: 'Brest', title: 'Brest', latitude: 48.3904, longitude: -4.4861 },
];

function fill(standIn: StandIn): void {
  standIn.on('/campuses', json({ data: AROUND }));
  standIn.on('/campuses/lyon', json({ data: WHOLE }));
  standIn.on('/programmes', json({ data: [programme] }));
  standIn.on('/offerings', json({ data: [{ documentId: 'o1', programme, campus: LYON }] }));
  standIn.on('/team-members', json({ data: [MEMBER] }));
  standIn.on(
    '/work-study-offers',
    json({ data: [{ slug: 'vendeur', title: 'Vendeur', company: 'Maison Témoin', campus: LYON }] }),
  );
}

const clear = (url: string) =>
  ask(`${url}/api/clear`, {
    method: 'POST',
    headers: { authorization: `Bearer ${CLEAR_TOKEN}` },
  });

const part = (id: string) => `id="${id}"`;
const PARTS = ['formations', 'rendez-vous', 'venir', 'equipe', 'alternance', 'actualites'];

for (const [call, missing] of [
  ['/programmes', ['formations']],
  ['/offerings', ['formations']],
  ['/events', ['rendez-vous']],
  ['/team-members', ['equipe']],
  ['/work-study-offers', ['alternance']],
  ['/cassini/news', ['actualites']],
  ['/campuses', []],
] as const) {
  test(`ERR-6: without ${call} a campus leaves out what comes from it, and nothing else`, async ({
    standIn,
    site,
  }) => {
    fill(standIn);
    standIn.on(call, json({}, 500));
    const { status, body } = await ask(`${site.url}${PAGE}`);
    expect(status).toBe(200);
    expect(PARTS.filter((id) => !body.includes(part(id)))).toEqual([...missing]);
    expect(body).toContain('Entre deux fleuves.');
  });
}

test('RTE-9: everything that is filled in is there, and is safe', async ({ standIn, site }) => {
  fill(standIn);
  const { body } = await ask(`${site.url}${PAGE}`);
  for (const words of [
    'Ouvert jusqu’à 12\u00a0h',
    'Sonnez deux fois.',
    '<h3>Train</h3>',
    'Le rideau s’est levé.',
    '<title>Lyon, la page | Témoin</title>',
    '<meta name="robots" content="noindex, follow"/>',
    'Camille Témoin',
  ]) {
    expect(body).toContain(words);
  }
  expect(body).toMatch(/id="venir".*alt="Le quai"/s);
  expect(body).not.toContain('alert(1)');
  const asked = (path: string) => standIn.calls.find((call) => call.path === path)?.query;
  expect(asked('/team-members')?.get('filters[campus][slug][$eq]')).toBe('lyon');
  expect(asked('/cassini/news')?.get('filters[campus_infos][slug][$eq]')).toBe('lyon');
});

test('API-15, BLK-4: a campus with nothing but its name is a page, and says what it has not', async ({
  standIn,
  site,
}) => {
  standIn.on('/campuses/lyon', json({ slug: 'lyon', name: 'Lyon', title: 'Campus de Lyon' }));
  standIn.on('/events', NONE);
  standIn.on('/cassini/news', NONE);
  const { status, body } = await ask(`${site.url}${PAGE}`);
  expect(status).toBe(200);
  expect(body).toContain('Aucune formation associée.');
  expect(body).toContain('Aucun événements disponible pour le moment');
  for (const id of ['venir', 'equipe', 'alternance', 'actualites', 'neighbours'])
    expect(body).not.toContain(part(id));
  expect(body).not.toContain('<address');
  expect(body).not.toContain('Itinéraire');
});

test('API-15: a clock that nobody goes by, or hours that are none, never break the page', async ({
  standIn,
  site,
}) => {
  const openingHours = [
    { firstDay: 'lundi', lastDay: 'vendredi', opens: '8h', closes: '18h' },
    { firstDay: 'monday', lastDay: 'friday', opens: '18:00', closes: '08:00' },
  ];
  const odd = { ...WHOLE, timeZone: 'Europe/Pariss', openingHours, email: 'pas une adresse' };
  standIn.on('/campuses/lyon', json({ data: odd }));
  const { status, body } = await ask(`${site.url}${PAGE}`);
  expect(status).toBe(200);
  expect(body).not.toContain('Horaires habituels');
  expect(body).not.toContain('Horloge locale');
});

test('the clock is the campus’s own', async ({ standIn, site }) => {
  standIn.on('/campuses/lyon', json({ data: { ...WHOLE, timeZone: 'Indian/Reunion' } }));
  const { body } = await ask(`${site.url}${PAGE}`);
  expect(body).toContain('Fermé, ouvre dimanche à 8\u00a0h\u00a030');
  expect(body).toContain('Horloge locale\u00a0: 3\u00a0h de plus qu’à Paris.');
  expect(body).toContain('samedi 21 novembre 2026</time> <span>13\u00a0h, heure locale</span>');
});

test('where no map shows a campus, its picture stands in its head; without one, nothing does', async ({
  standIn,
  site,
}) => {
  const inTheOcean = { ...WHOLE, latitude: -40, longitude: -30 };
  standIn.on('/campuses/lyon', json({ data: inTheOcean }));
  standIn.on('/campuses', json({ data: [inTheOcean] }));
  const { body } = await ask(`${site.url}${PAGE}`);
  expect(body).toMatch(/alt="Le quai".*id="venir"/s);
  expect(body.match(/alt="Le quai"/g)).toHaveLength(1);
  standIn.on('/campuses/lyon', json({ data: { ...inTheOcean, focusImage: null } }));
  await clear(site.url);
  expect((await ask(`${site.url}${PAGE}`)).body).not.toContain('<figure class="plate aspect');
});

for (const [width, plate, places] of [
  [320, 'its picture', [LYON]],
  [360, 'its map', AROUND],
  [1024, 'its map', AROUND],
] as const) {
  test(`at ${width} px, ${plate}, five hundred programmes and words of two hundred letters fit`, async ({
    standIn,
    site,
    page,
  }) => {
    const long = 'Grandiloquence'.repeat(15).slice(0, 200);
    const programmes = Array.from({ length: 500 }, (_, index) => ({
      ...programme,
      slug: `bts-${index}`,
      title: `${long} ${index}`,
    }));
    fill(standIn);
    standIn.on('/campuses', json({ data: places }));
    standIn.on('/campuses/lyon', json({ data: { ...WHOLE, title: long, name: long } }));
    standIn.on('/programmes', json({ data: programmes }));
    standIn.on(
      '/offerings',
      json({
        data: programmes.map((each) => ({ documentId: each.slug, programme: each, campus: LYON })),
      }),
    );
    standIn.on('/events', json({ data: [{ ...OPEN_DAY, title: long }] }));
    standIn.on(
      '/team-members',
      json({ data: [{ ...MEMBER, name: long, role: long, email: `${'a'.repeat(60)}@b.example` }] }),
    );
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`${site.url}${PAGE}`);
    const rows = page.getByRole('region', { name: 'Formations' }).getByRole('listitem');
    await expect(rows).toHaveCount(500);
    const scroll = await page.getByRole('main').evaluate((main) => main.scrollWidth);
    expect(scroll).toBeLessThanOrEqual(width);
  });
}
