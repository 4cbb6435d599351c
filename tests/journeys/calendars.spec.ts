import { expect, test } from '@playwright/test';
import { readCalendar } from '../harness/calendar.ts';
import { ask, product } from '../harness/client.ts';

const site = product('SITE');
const FEED = `${site}/agenda.ics`;
const LYON = `${site}/agenda/portes-ouvertes-lyon-automne`;

test('RTE-6: an event for a calendar', async () => {
  const { status, headers, body } = await ask(`${LYON}.ics`);
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
  expect(headers['content-disposition']).toBe(
    'attachment; filename="portes-ouvertes-lyon-automne.ics"',
  );
  const { name, events } = readCalendar(body);
  expect(name).toBeNull();
  expect(events).toEqual([
    {
      uid: expect.stringMatching(/^[a-z0-9]{24}@localhost$/),
      title: 'Portes ouvertes\u00a0: visite, cours d’essai, entretien blanc',
      start: '2026-11-21T09:00:00.000Z',
      end: '2026-11-21T16:00:00.000Z',
      location: 'Campus de Lyon\n12, quai des Arpenteurs, 69002 Lyon',
      url: LYON,
      stamp: expect.stringMatching(/Z$/),
      categories: 'Portes ouvertes',
      geo: [[45.764, 4.8357]],
    },
  ]);
});

test('a feed of everything to come, of a campus, of a type, of both', async ({ page }) => {
  const feed = async (query = '') => readCalendar((await ask(`${FEED}${query}`)).body);
  const all = await feed();
  expect(all.name).toBe('Cassini, Tous les évènements');
  expect(all.events).toHaveLength(59);
  expect(new Set(all.events.map(({ uid }) => uid)).size).toBe(59);
  const [one] = readCalendar((await ask(`${LYON}.ics`)).body).events;
  expect(all.events).toContainEqual(one);

  const lyon = await feed('?campus=lyon');
  expect(lyon.name).toBe('Cassini, Tous les évènements, Lyon');
  expect(lyon.events.map(({ location }) => location?.split('\n')[0])).toEqual(
    Array(4).fill('Campus de Lyon'),
  );
  const open = await feed('?type=open-door');
  expect(open.events).toHaveLength(14);
  expect(new Set(open.events.map(({ categories }) => categories))).toEqual(
    new Set(['Portes ouvertes']),
  );
  expect((await feed('?type=open-door&campus=lyon')).events).toHaveLength(2);

  await page.goto(`${site}/agenda?type=open-door&campus=lyon&mois=2026-11`);
  const links = page.getByRole('region', { name: 'L’agenda dans votre téléphone' });
  await expect(
    links.getByRole('link', { name: 'S’abonner : Portes ouvertes, Lyon' }),
  ).toHaveAttribute('href', `${FEED.replace('http:', 'webcal:')}?type=open-door&campus=lyon`);
  await expect(
    links.getByRole('link', { name: /\(\.ics\) : Tous les évènements$/ }),
  ).toHaveAttribute('href', FEED);
});

test('a feed is asked for again at little cost, and only read', async () => {
  const { headers } = await ask(FEED);
  expect(headers['cache-control']).toBe('public, max-age=900, must-revalidate');
  const again = await ask(FEED, { headers: { 'if-none-match': String(headers.etag) } });
  expect([again.status, again.body]).toEqual([304, '']);
  const head = await ask(FEED, { method: 'HEAD' });
  expect([head.status, head.headers.etag, head.body]).toEqual([200, headers.etag, '']);
  expect((await ask(FEED, { method: 'POST' })).status).toBe(405);
});

for (const [what, address] of [
  ['an unknown event', `${site}/agenda/nulle-part.ics`],
  ['no slug', `${site}/agenda/pas_un_slug.ics`],
  ['an event that is over', `${site}/agenda/conference-commerce-fluvial-nantes.ics`],
  ['an unknown campus', `${FEED}?campus=atlantide`],
  ['an unknown type', `${FEED}?type=fete`],
] as const) {
  test(`RTE-20: of ${what} there is no calendar`, async () => {
    const { status, headers } = await ask(address);
    expect([status, headers['cache-control']]).toEqual([404, 'no-store']);
  });
}
