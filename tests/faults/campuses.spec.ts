import { expect } from '@playwright/test';
import { ask } from '../harness/client.ts';
import { test } from '../harness/faulty.ts';
import { type Answer, json, raw } from '../harness/stand-in.ts';

type Campus = { slug: string; name: string; title: string; latitude: number; longitude: number };

const PAGE_SIZE = 100;

/** So many campuses, over the whole of the country, in the pages that a content service cuts them into. */
function school(count: number): Answer {
  const campuses = Array.from({ length: count }, (_, index): Campus => {
    const name = `Ville ${String(index).padStart(3, '0')}`;
    const slug = `ville-${index}`;
    const [latitude, longitude] = [43.5 + (index % 23) * 0.3, -3 + Math.floor(index / 23) * 0.45];
    return { slug, name, title: `Campus de ${name}`, latitude, longitude };
  });
  return (call, response) => {
    const number = Number(call.query.get('pagination[page]') ?? 1);
    const data = campuses.slice((number - 1) * PAGE_SIZE, number * PAGE_SIZE);
    const pagination = { pageCount: Math.ceil(count / PAGE_SIZE) };
    return json({ data, meta: { pagination } })(call, response);
  };
}

const EMPTY = json({ data: [], meta: { pagination: { pageCount: 0 } } });

/** The list's lines, by what is alone in them. */
const lines = (body: string) => body.match(/title-row/g)?.length ?? 0;
const points = (body: string) => body.match(/class="group map-link"/g)?.length ?? 0;

test.beforeEach(({ standIn }) => {
  standIn.on('/offerings', EMPTY);
  standIn.on('/events', EMPTY);
});

test('RTE-9: a school without a campus says so', async ({ standIn, site }) => {
  standIn.on('/campuses', EMPTY);
  const { status, body } = await ask(`${site.url}/campus?pres=69003&ville=lyon`);
  expect([status, body.includes('Aucun campus pour le moment.')]).toEqual([200, true]);
  expect([lines(body), points(body)]).toEqual([0, 0]);
});

test('RTE-9: one with a single campus has a map of one point', async ({ standIn, site }) => {
  standIn.on('/campuses', school(1));
  const { status, body } = await ask(`${site.url}/campus?pres=69003`);
  expect([status, lines(body), points(body)]).toEqual([200, 1, 1]);
  expect(body).toContain('1\u00a0campus');
});

test('RTE-9: of five hundred, a few are on the map, and the list has pages', async ({
  standIn,
  site,
}) => {
  standIn.on('/campuses', school(500));
  const { body } = await ask(`${site.url}/campus`);
  expect(lines(body)).toBe(28);
  expect(points(body)).toBeGreaterThan(10);
  expect(points(body)).toBeLessThanOrEqual(25);
  expect(body).toContain('500\u00a0campus');
  expect(body).toMatch(/La carte montre \d+ des 500\u00a0campus/);
  // The one that is chosen is drawn, whichever it is.
  const chosen = await ask(`${site.url}/campus?ville=ville-251`);
  expect(chosen.body).toMatch(/<text[^>]*>Ville 251/);
  const last = await ask(`${site.url}/campus?page=18&ville=ville-0`);
  expect(lines(last.body)).toBe(24);
  expect(last.body).toContain('href="/campus?ville=ville-0&amp;page=17"');
  expect((await ask(`${site.url}/campus?page=19`)).status).toBe(404);
  const near = await ask(`${site.url}/campus?pres=13001`);
  expect(/title-row[^>]*>([^<]*)/.exec(near.body)?.[1]).toBe('Ville 437');
});

test('a campus with nothing but a name, however long, is listed, and is on no map', async ({
  standIn,
  site,
}) => {
  const name = 'Saint-Remy-en-Bouzemont-Saint-Genest-et-Isson '.repeat(5).trim();
  standIn.on('/campuses', json([{ slug: 'long', name, title: name }]));
  const { status, body } = await ask(`${site.url}/campus?ville=long&pres=69003`);
  expect([status, lines(body), points(body)]).toEqual([200, 1, 0]);
  expect(body).toContain(name);
});

test('ERR-6: without programmes or events, the campuses are still there', async ({
  standIn,
  site,
}) => {
  standIn.on('/campuses', school(3));
  standIn.on('/offerings', json({}, 500));
  standIn.on('/events', raw('<html>'));
  const { status, body } = await ask(`${site.url}/campus`);
  expect([status, lines(body)]).toEqual([200, 3]);
  expect(body).not.toContain('formations</span>');
});

for (const [name, answer] of [
  ['fails', json({}, 500)],
  ['answers something else', raw('<html>')],
] as const) {
  test(`ERR-2: where the service ${name}, the list is an outage and not an empty one`, async ({
    standIn,
    site,
  }) => {
    standIn.on('/campuses', answer);
    const { status, body } = await ask(`${site.url}/campus`);
    expect([status, body.includes('Aucun campus')]).toEqual([503, false]);
  });
}

test('what is typed is shown as typed, and never as code', async ({ standIn, site }) => {
  standIn.on('/campuses', school(2));
  const typed = encodeURIComponent('"><script>alert(1)</script>');
  const { status, body } = await ask(`${site.url}/campus?pres=${typed}&ville=${typed}&page=1`);
  expect(status).toBe(200);
  expect(body).toContain('Nous ne trouvons pas');
  expect(body).not.toContain('<script>alert(1)');
});
