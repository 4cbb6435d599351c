import { expect } from '@playwright/test';
import { ask } from '../harness/client.ts';
import { test } from '../harness/faulty.ts';
import { json, LYON, NONE, OPEN_DAY, type StandIn } from '../harness/stand-in.ts';

const PLACES = [
  LYON,
  { slug: 'paris', name: 'Paris', title: 'Campus de Paris', latitude: 48.8566, longitude: 2.3522 },
  { slug: 'brest', name: 'Brest', title: 'Campus de Brest', latitude: 48.3904, longitude: -4.4861 },
];
const outcome = {
  measure: 'employment',
  value: 90,
  cohort: 'Promotion 2025',
  headcount: 40,
  source: 'Enquête',
};
const PROGRAMMES = [
  {
    slug: 'bts',
    title: 'BTS Témoin',
    landingType: 'bts',
    levelOut: 2,
    rhythm: 'both',
    outcomes: [outcome],
  },
  { slug: 'mba', title: 'MBA Témoin', landingType: 'mba', levelOut: 5, rhythm: 'fulltime' },
];
const OFFERINGS = [
  {
    documentId: 'a',
    programme: { slug: 'bts', title: 'BTS' },
    campus: { slug: 'lyon', name: 'Lyon' },
  },
];
const OFFERS = ['Un', 'Deux', 'Trois'].map((company) => ({
  slug: company.toLowerCase(),
  title: `Poste ${company}`,
  company,
}));

function fill(standIn: StandIn): void {
  standIn.on('/campuses', json({ data: PLACES }));
  standIn.on('/programmes', json({ data: PROGRAMMES }));
  standIn.on('/offerings', json({ data: OFFERINGS }));
  standIn.on('/work-study-offers', json({ data: OFFERS }));
}

/** What each part of the home is known by. */
const PARTS = {
  campuses: '>Trois</span> points de\u00a0départ.',
  places: '<option value="lyon">Lyon</option>',
  counts: 'Voir 2\u00a0formations',
  events: 'id="discover-campuses"',
  employment: 'des diplômés en emploi',
  programmes: '>formations</dt>',
  figures: 'id="figures"',
  news: 'id="home-news"',
  offers: 'id="work-study"',
};

for (const [call, missing] of [
  ['/campuses', ['campuses', 'places']],
  ['/events', ['events']],
  ['/cassini/news', ['news']],
  ['/work-study-offers', ['offers']],
  ['/offerings', ['counts']],
  ['/programmes', ['counts', 'employment', 'programmes']],
] as const) {
  test(`ERR-6: without ${call} the home leaves out what comes from it, and nothing else`, async ({
    standIn,
    site,
  }) => {
    fill(standIn);
    standIn.on(call, json({}, 500));
    const { status, body } = await ask(`${site.url}/`);
    expect(status).toBe(200);
    const left = Object.entries(PARTS).filter(([, mark]) => !body.includes(mark));
    expect(left.map(([name]) => name)).toEqual([...missing]);
  });
}

test('without anything to count or to show, the home is its title and its finder', async ({
  standIn,
  site,
}) => {
  for (const call of ['/campuses', '/events', '/cassini/news']) standIn.on(call, NONE);
  const { status, body } = await ask(`${site.url}/`);
  expect(status).toBe(200);
  expect(body).toContain('Votre point de départ.');
  expect(body).toContain('Aucun événements disponible pour le moment');
  for (const part of [PARTS.figures, PARTS.news, PARTS.offers, 'stations en métropole'])
    expect(body).not.toContain(part);
});

test('a school of one campus and one contract says so', async ({ standIn, site }) => {
  standIn.on('/work-study-offers', json({ data: OFFERS.slice(0, 1) }));
  const { body } = await ask(`${site.url}/`);
  expect(body).toContain('Un point de départ.');
  expect(body).toContain('Un contrat d’alternance à prendre');
  expect(body).not.toContain(PARTS.figures);
});

test('an editor may say the home’s first words', async ({ standIn, site }) => {
  const said = { homeTitle: 'Une école, un <b>cap</b>.', homeLead: 'Venez voir.' };
  standIn.on('/users/me', json({ title: 'École témoin', siteName: 'Témoin', ...said }));
  const { body } = await ask(`${site.url}/`);
  expect(/<h1[^>]*>(.*?)<\/h1>/.exec(body)?.[1]).toBe('Une école, un &lt;b&gt;cap&lt;/b&gt;.');
  expect(body).toContain('Venez voir.');
  expect(body).not.toContain('Une école de management, du BTS');
});

test('words of two hundred letters stay on the page', async ({ standIn, site, page }) => {
  const long = 'Grandiloquence'.repeat(15).slice(0, 200);
  fill(standIn);
  standIn.on('/campuses', json({ data: PLACES.map((place) => ({ ...place, name: long })) }));
  standIn.on('/events', json({ data: [{ ...OPEN_DAY, title: long }] }));
  standIn.on('/cassini/news', NONE);
  standIn.on(
    '/work-study-offers',
    json({ data: OFFERS.map((offer) => ({ ...offer, title: long, company: long })) }),
  );
  for (const width of [320, 1024]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(site.url);
    const scroll = await page.getByRole('main').evaluate((main) => main.scrollWidth);
    expect(scroll).toBeLessThanOrEqual(width);
  }
});
