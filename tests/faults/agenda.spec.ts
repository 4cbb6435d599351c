import { expect } from '@playwright/test';
import { readCalendar } from '../harness/calendar.ts';
import { ask } from '../harness/client.ts';
import { test } from '../harness/faulty.ts';
import { type Answer, json, LYON, OPEN_DAY, raw } from '../harness/stand-in.ts';

const CALENDAR = { documentId: 'abc', updatedAt: '2026-11-02T07:00:00.000Z' };

/** Every eight hours from the day after tomorrow. */
function events(count: number) {
  return Array.from({ length: count }, (_, index) => ({
    ...OPEN_DAY,
    ...CALENDAR,
    documentId: `id${index}`,
    slug: `rendez-vous-${index}`,
    title: `Rendez-vous n° ${index}.`,
    dateStart: new Date(Date.UTC(2026, 10, 17, index * 8)).toISOString(),
  }));
}

/** As the content service gives them: by the page. */
const paged =
  (all: unknown[]): Answer =>
  (call, response) => {
    const size = Number(call.query.get('pagination[pageSize]') ?? 6);
    const first = (Number(call.query.get('pagination[page]') ?? 1) - 1) * size;
    const pageCount = Math.ceil(all.length / size);
    const answer = { data: all.slice(first, first + size), meta: { pagination: { pageCount } } };
    return json(answer)(call, response);
  };

test('BLK-4: without any event, the agenda says so, and offers no filters', async ({
  standIn,
  site,
}) => {
  standIn.on('/events', paged([]));
  const { status, body } = await ask(`${site.url}/agenda`);
  expect(status).toBe(200);
  expect(body).toContain(
    '<p class="wrap title-3 pb-12">Aucun événements disponible pour le moment',
  );
  expect(body).not.toContain('Tous les campus');
  expect(body).toContain('Aucune date ne convient');
  expect(readCalendar((await ask(`${site.url}/agenda.ics`)).body).events).toEqual([]);
});

for (const [count, pages] of [
  [1, 1],
  [7, 1],
  [500, 17],
] as const) {
  test(`the agenda with ${count} events`, async ({ standIn, site, page }) => {
    standIn.on('/events', paged(events(count)));
    const rows = page.getByRole('main').getByRole('heading', { level: 3, name: /n° / });
    await page.goto(`${site.url}/agenda`);
    await expect(rows).toHaveCount(Math.min(count, 30));
    const said = count === 1 ? '1 rendez-vous' : `${count} rendez-vous`;
    await expect(page.getByRole('main').getByRole('status')).toHaveText(said);
    await expect(page.getByRole('navigation', { name: 'Pages' })).toHaveCount(pages > 1 ? 1 : 0);
    await page.goto(`${site.url}/agenda?page=${pages}`);
    await expect(rows.last()).toHaveText(`Rendez-vous n° ${count - 1}.`);
    expect((await ask(`${site.url}/agenda?page=${pages + 1}`)).status).toBe(404);
    const { body } = await ask(`${site.url}/agenda.ics`);
    expect(readCalendar(body).events).toHaveLength(count);
  });
}

test('titles without a space, no campus, no type, no end, no description: nothing breaks', async ({
  standIn,
  site,
  page,
}) => {
  const bare = { slug: 'nu', title: 'Sans rien', dateStart: '2026-11-21T09:00:00.000Z' };
  const long = { ...OPEN_DAY, title: 'é'.repeat(200), description: 'œ'.repeat(2000) };
  standIn.on('/events', paged([bare, long]));
  standIn.on('/events/nu', json({ data: { ...bare, ...CALENDAR } }));
  standIn.on(`/events/${long.slug}`, json({ data: { ...long, ...CALENDAR } }));
  await page.setViewportSize({ width: 320, height: 700 });
  for (const path of ['/agenda', '/agenda/nu', `/agenda/${long.slug}`]) {
    await page.goto(`${site.url}${path}`);
    const scroll = await page.evaluate(() => document.documentElement.scrollWidth);
    expect([path, scroll]).toEqual([path, 320]);
  }
  for (const slug of ['nu', long.slug]) {
    const { body } = await ask(`${site.url}/agenda/${slug}.ics`);
    expect(readCalendar(body).events).toHaveLength(1);
  }
});

test('what is over is not listed, and days are those of the campus', async ({ standIn, site }) => {
  const over = { ...OPEN_DAY, slug: 'fini', title: 'Fini', dateStart: '2026-11-15T05:00:00.000Z' };
  const island = { ...OPEN_DAY.campus, slug: 'ile', timeZone: 'Indian/Reunion' };
  const lost = { ...OPEN_DAY.campus, slug: 'perdu', timeZone: 'Mars/Olympus' };
  standIn.on(
    '/events',
    paged([
      { ...over, dateEnd: '2026-11-15T07:59:00.000Z' },
      { ...OPEN_DAY, slug: 'a', dateStart: '2026-11-30T21:00:00.000Z', campus: island },
      { ...OPEN_DAY, slug: 'b', dateStart: '2026-11-30T21:00:00.000Z', campus: lost },
    ]),
  );
  const { body } = await ask(`${site.url}/agenda?mois=2026-12`);
  expect(body).toContain('mardi 1er décembre 2026');
  expect(body).toContain('1\u00a0h, heure locale');
  expect(body).not.toContain('22\u00a0h');
  const { body: all } = await ask(`${site.url}/agenda`);
  expect(all).toContain('2\u00a0rendez-vous');
  expect(all).toContain('22\u00a0h');
});

for (const [name, answer] of [
  ['fails', json({}, 500)],
  ['answers something else', raw('<html>')],
] as const) {
  test(`ERR-2: where /events ${name}, the agenda and its feed are an outage, and an event stands alone`, async ({
    standIn,
    site,
  }) => {
    standIn.on('/events', answer);
    standIn.on('/events/seul', json({ data: { ...OPEN_DAY, ...CALENDAR, slug: 'seul' } }));
    for (const path of ['/agenda', '/agenda.ics']) {
      const { status, body } = await ask(`${site.url}${path}`);
      expect([path, status, body.includes('Aucun événement')]).toEqual([path, 503, false]);
    }
    const { status, body } = await ask(`${site.url}/agenda/seul`);
    expect([status, body.includes('D’autres dates')]).toEqual([200, false]);
  });
}

test('an event’s campus that has no page is not missed; one that cannot be had is an outage', async ({
  standIn,
  site,
}) => {
  standIn.on('/events/seul', json({ data: { ...OPEN_DAY, slug: 'seul' } }));
  standIn.on('/campuses/lyon', json({ error: { status: 404 } }, 404));
  expect((await ask(`${site.url}/agenda/seul`)).status).toBe(200);
  standIn.on(
    '/events/autre',
    json({ data: { ...OPEN_DAY, slug: 'autre', campus: { ...LYON, slug: 'gap' } } }),
  );
  standIn.on('/campuses/gap', json({}, 500));
  expect((await ask(`${site.url}/agenda/autre`)).status).toBe(503);
});

test('a calendar never gets a draft, whatever link its reader has', async ({ standIn, site }) => {
  standIn.on('/events/seul', json({ data: { ...OPEN_DAY, ...CALENDAR, slug: 'seul' } }));
  const { body } = await ask(`${site.url}/agenda/seul.ics?preview=a.b.c`);
  expect(readCalendar(body).events).toMatchObject([{ title: OPEN_DAY.title }]);
  await ask(`${site.url}/agenda.ics?preview=a.b.c`);
  expect(standIn.calls.filter(({ path }) => path.startsWith('/previews'))).toEqual([]);
});

test('what is typed in the address is shown as typed, and never as code', async ({
  standIn,
  site,
}) => {
  standIn.on('/events', paged(events(1)));
  const typed = encodeURIComponent('"><script>alert(1)</script>');
  const { status, body } = await ask(
    `${site.url}/agenda?type=${typed}&campus=${typed}&mois=${typed}`,
  );
  expect(status).toBe(200);
  expect(body).toContain('Aucun événement ne correspond au filtre sélectionné');
  expect(body).not.toContain('<script>alert(1)');
});
