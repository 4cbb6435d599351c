import { rm } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { Admin } from '../harness/admin.ts';
import { ask, signIn } from '../harness/client.ts';
import { type Cms, newPlace, type Place, startCms } from '../harness/product.ts';
import { invented, REQUEST, storeRequests } from '../harness/requests.ts';

const MANY = 1200;
const LIST = `/content-manager/collection-types/${REQUEST}`;
const DESK = '/parvis/requests';

test.describe.configure({ mode: 'serial' });

let place: Place;
let cms: Cms;
let administrator: Admin;
let admissions: Admin;

test.beforeAll(async () => {
  place = await newPlace();
  storeRequests(place, invented(MANY));
  cms = await startCms({ place });
  administrator = await Admin.signIn(cms.url);
  admissions = await administrator.invite('Admissions');
});

test.afterAll(async () => {
  await cms.stop();
  await rm(place.data, { recursive: true, force: true });
});

const asked = (reference: string, more: object = {}) => ({
  reference,
  action: 'contact',
  programme: 'bts-mco',
  campus: 'lyon',
  firstName: 'Ada',
  lastName: 'Fictif',
  email: `${reference}@example.org`,
  receivedAt: '2026-11-14T10:00:00.000Z',
  ...more,
});

const person = { email: 'fictif-1@example.org' };
const calls: [string, string, object?][] = [
  ['GET', `${DESK}/figures?weeks=12`],
  ['GET', `${DESK}/export`],
  ['POST', `${DESK}/person`, person],
  ['POST', `${DESK}/person/erase`, { email: 'nobody@example.org' }],
];

test.describe('nobody but admissions and administration reads a visitor’s request', () => {
  for (const [method, path, body] of calls) {
    test(`${method} ${path}`, async () => {
      const options = { method, ...(body && { body }) };
      expect((await ask(`${cms.url}${path}`, options)).status, 'a stranger').toBe(401);
      const headers = { authorization: `Bearer ${await signIn(cms.api)}` };
      expect((await ask(`${cms.url}${path}`, { ...options, headers })).status, 'the site').toBe(
        401,
      );
      for (const someone of [administrator, admissions])
        expect((await someone.send(method, path, body)).status).toBe(200);
    });
  }

  for (const role of ['Rédaction', 'Campus · Lyon']) {
    test(`${role} meets a closed door everywhere`, async () => {
      const someone = await administrator.invite(role);
      const [stored] = await admissions.list(REQUEST, 'filters[reference][$eq]=inventee-1');
      const one = `${LIST}/${stored?.documentId}`;
      const doors: [string, string, object?][] = [
        ...calls,
        ['GET', LIST],
        ['GET', one],
        ['GET', `${one}/actions/countDraftRelations`],
        ['PUT', one, { state: 'handled' }],
        ['DELETE', one],
        ['POST', LIST, asked('par-un-autre')],
        ['POST', `${LIST}/clone/${stored?.documentId}`, { reference: 'copie' }],
        ['POST', `${LIST}/actions/bulkDelete`, { documentIds: [stored?.documentId] }],
      ];
      for (const [method, path, body] of doors) {
        const reply = await someone.send(method, path, body);
        expect([400, 403, 404, 405], `${method} ${path}: ${reply.body}`).toContain(reply.status);
        expect(reply.body).not.toContain('example.org');
      }
      for (const action of ['update', 'publish']) {
        const home = `/content-manager/homepage/recent-documents?action=${action}`;
        expect((await someone.send('GET', home)).body).not.toContain(REQUEST);
      }
      const left = await admissions.send('GET', one);
      expect(left.json()).toMatchObject({ data: { reference: 'inventee-1', state: 'handled' } });
    });
  }

  test('the content API has no way to them, for the site or anyone', async () => {
    const token = { authorization: `Bearer ${await signIn(cms.api)}` };
    for (const headers of [{}, token]) {
      for (const path of ['/visitor-requests', '/visitor-requests/inventee-1']) {
        const reply = await ask(`${cms.api}${path}`, { headers });
        expect([401, 403, 404, 405], path).toContain(reply.status);
        expect(reply.body).not.toContain('example.org');
      }
    }
  });

  test('a role that is given the figures alone has neither the file nor the eraser', async () => {
    const made = await administrator.send('POST', '/admin/roles', {
      name: 'Direction',
      description: 'Les chiffres',
    });
    const { data: role } = made.json() as { data: { id: number } };
    const figures = { action: 'api::visitor-requests.figures', subject: null };
    const given = { permissions: [{ ...figures, properties: {}, conditions: [] }] };
    await administrator.send('PUT', `/admin/roles/${role.id}/permissions`, given);
    const director = await administrator.invite('Direction');
    const doors: typeof calls = [...calls, ['GET', LIST]];
    const statuses = [];
    for (const door of doors) statuses.push((await director.send(...door)).status);
    expect(statuses).toEqual([200, 403, 403, 403, 403]);
  });
});

test('whoever has admissions beside a campus marks and erases requests like the others', async () => {
  const both = await administrator.invite('Campus · Paris', 'Admissions');
  const id = await administrator.create(REQUEST, asked('a-deux-roles'));
  const marked = await both.send('PUT', `${LIST}/${id}`, { state: 'handled' });
  expect(marked.json()).toMatchObject({ data: { state: 'handled' } });
  expect((await both.send('DELETE', `${LIST}/${id}`)).status).toBe(200);
});

type Figures = {
  total: number;
  before: number;
  waiting: number;
  weeks: { monday: string; counts: Record<string, number> }[];
  campuses: Ranking;
  programmes: Ranking;
  origins: Ranking;
};
type Ranking = { ranked: { name: string; count: number }[]; others: number };

async function figures(weeks: number): Promise<Figures> {
  return (await admissions.send('GET', `${DESK}/figures?weeks=${weeks}`)).json() as Figures;
}

test('requests are counted by week, action, campus, programme and origin', async () => {
  const all = invented(MANY);
  const since = (monday: string) => all.filter(({ receivedAt }) => receivedAt >= monday);
  for (const [weeks, monday, earlier] of [
    [4, '2026-10-18T22', '2026-09-20T22'],
    [12, '2026-08-23T22', '2026-05-31T22'],
    [52, '2025-11-16T23', '2024-11-17T23'],
  ] as const) {
    const found = await figures(weeks);
    const expected = since(monday);
    expect(found.total).toBe(expected.length);
    expect(found.before).toBe(since(earlier).length - expected.length);
    expect(found.weeks).toHaveLength(weeks);
    expect(found.weeks.at(-1)?.monday).toBe('2026-11-09');
    for (const action of ['brochure', 'contact', 'registration'])
      expect(found.weeks.reduce((sum, { counts }) => sum + (counts[action] ?? 0), 0)).toBe(
        expected.filter((request) => request.action === action).length,
      );
    const ofLyon = expected.filter(({ campus }) => campus === 'lyon').length;
    expect(found.campuses.ranked[0]).toEqual({ name: 'Lyon', count: ofLyon });
    for (const { ranked, others } of [found.campuses, found.programmes, found.origins]) {
      const counts = ranked.map(({ count }) => count);
      expect(counts).toEqual(counts.toSorted((one, other) => other - one));
      expect(counts.reduce((sum, count) => sum + count, others)).toBe(found.total);
    }
    expect(found.programmes.ranked.map(({ name }) => name)).toContain('BTS Communication');
    expect(found.origins.ranked.map(({ name }) => name)).toContain('Google (recherche)');
  }
  const waiting = all.filter(({ state }) => state === 'received').length;
  expect((await figures(4)).waiting).toBe(waiting);
});

test('a week begins on Monday at midnight in Paris', async () => {
  const count = async () => (await figures(4)).weeks.map(({ counts }) => counts.registration);
  const before = await count();
  for (const [index, receivedAt] of [
    '2026-10-18T21:59:59.999Z',
    '2026-10-18T22:00:00.000Z',
    '2026-10-25T22:59:59.999Z',
    '2026-10-25T23:00:00.000Z',
    '2026-11-08T22:59:59.999Z',
    '2026-11-08T23:00:00.000Z',
  ].entries())
    await administrator.create(
      REQUEST,
      asked(`bord-${index}`, { action: 'registration', receivedAt }),
    );
  const more = [2, 1, 1, 1];
  expect(await count()).toEqual(before.map((counted = 0, week) => counted + (more[week] ?? 0)));
});

test('TRK-3: a request says in words where it came from, and can be found by them', async () => {
  const origin = { 'origine-tracking': 'SEARCH_ecosia', utm_source: 'ecosia', utm_medium: 'cpc' };
  const id = await administrator.create(
    REQUEST,
    asked('venue-d-ecosia', { origin, originLabel: 'Inventée' }),
  );
  const query = `filters[originLabel][$eq]=${encodeURIComponent('Ecosia (annonce)')}`;
  const found = await admissions.list(REQUEST, query);
  expect(found.map(({ documentId }) => documentId)).toEqual([id]);
  await admissions.send('PUT', `${LIST}/${id}`, { state: 'handled' });
  expect(await admissions.list(REQUEST, query)).toMatchObject([{ state: 'handled' }]);
  const names = (await figures(4)).origins.ranked.map(({ name }) => name);
  expect(names).toContain('Provenance inconnue');
});

test('periods that are not offered are refused', async () => {
  for (const weeks of ['', '0', '13', '1e9', '4&weeks=12']) {
    const reply = await admissions.send('GET', `${DESK}/figures?weeks=${weeks}`);
    expect(reply.status, weeks).toBe(400);
  }
});

/** The lines of an exported file, their cells without the quotes. */
async function exported(query = ''): Promise<string[][]> {
  const { status, headers, body } = await admissions.send('GET', `${DESK}/export${query}`);
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(headers['content-disposition']).toBe('attachment; filename="demandes-2026-11-15.csv"');
  expect(headers['cache-control']).toBe('no-store');
  expect(body.startsWith('\u{feff}"')).toBe(true);
  expect(body.endsWith('"\r\n')).toBe(true);
  const lines = body.slice(2, -3).split('"\r\n"');
  return lines.map((line) => line.split('";"'));
}

test('the file holds every request once, for a spreadsheet in French', async () => {
  await administrator.create(
    REQUEST,
    asked('piegee', {
      firstName: '=HYPERLINK("http://x.example")',
      lastName: '+Fictif',
      phone: '+33612345678',
      message: 'Une ligne ;\nune autre "citée"',
      level: 'Terminale',
      optIn: true,
      receivedAt: '2026-11-14T23:30:00.000Z',
      origin: { 'origine-tracking': 'direct' },
      state: 'delivered',
    }),
  );
  const [header, first, ...others] = await exported();
  expect(header).toEqual([
    'Reçue le',
    'Action',
    'Formation',
    'Campus',
    'Prénom',
    'Nom',
    'Courriel',
    'Téléphone',
    'Niveau',
    'Message',
    'Accepte d’être recontacté',
    'Provenance',
    'Suivi',
    'Référence',
  ]);
  expect(first).toEqual([
    '15/11/2026 00:30',
    'Contact',
    expect.stringMatching(/^BTS .*M/),
    'Lyon',
    `'=HYPERLINK(""http://x.example"")`,
    `'+Fictif`,
    'piegee@example.org',
    '06 12 34 56 78',
    'Terminale',
    'Une ligne ;\nune autre ""citée""',
    'Oui',
    'Accès direct',
    'Transmise',
    'piegee',
  ]);
  const references = others.map((cells) => cells.at(-1));
  expect(new Set(references).size).toBe(references.length);
  expect(references).toEqual(expect.arrayContaining(invented(MANY).map((one) => one.reference)));
});

test('the file holds what was asked for, and the log who took how much', async () => {
  const all = invented(MANY);
  const references = async (query: string) => {
    const [, ...lines] = await exported(query);
    return lines.map((cells) => cells.at(-1) ?? '').filter((one) => one.startsWith('inventee'));
  };
  const of = (keep: (one: (typeof all)[number]) => boolean) =>
    all
      .filter(keep)
      .map(({ reference }) => reference)
      .toReversed();
  expect(await references('?action=registration&campus=paris')).toEqual(
    of(({ action, campus }) => action === 'registration' && campus === 'paris'),
  );
  expect(await references('?state=received')).toEqual(of(({ state }) => state === 'received'));
  expect(await references('?from=2026-11-04&to=2026-11-04')).toEqual(
    of(({ receivedAt }) => receivedAt.startsWith('2026-11-04')),
  );
  expect(await exported('?campus=nulle-part')).toHaveLength(1);
  expect((await exported('?from=2026-11-15&to=2026-11-15')).map((cells) => cells.at(-1))).toEqual([
    'Référence',
    'piegee',
  ]);
  for (const query of ['?state=lost', '?from=2026-02-30', '?email=x', '?campus[$ne]=lyon']) {
    const reply = await admissions.send('GET', `${DESK}/export${query}`);
    expect(reply.status, query).toBe(400);
  }
  const me = (await admissions.send('GET', '/admin/users/me')).json() as { data: { id: number } };
  await expect
    .poll(() => cms.output())
    .toContain(`1 visitor requests exported by account ${me.data.id}`);
});

test('all that one person sent is counted, then erased, and nothing of anyone else', async () => {
  for (const [reference, email] of [
    ['elle-1', 'Ada.Fictif_1@Example.org'],
    ['elle-2', 'ada.fictif_1@example.org'],
    ['autre-1', 'ada.fictifx1@example.org'],
    ['autre-2', 'ada.fictif_1@example.org.example'],
  ])
    await administrator.create(REQUEST, asked(reference ?? '', { email }));
  const theirs = { email: '  ADA.fictif_1@example.ORG ' };
  const count = async () => (await admissions.send('POST', `${DESK}/person`, theirs)).json();
  expect(await count()).toEqual({ count: 2 });
  expect(await count()).toEqual({ count: 2 });
  const erased = await admissions.send('POST', `${DESK}/person/erase`, theirs);
  expect(erased.json()).toEqual({ count: 2 });
  expect(await count()).toEqual({ count: 0 });
  const left = await admissions.list(REQUEST, 'filters[email][$startsWith]=ada.fictif');
  expect(left.map(({ reference }) => reference).toSorted()).toEqual(['autre-1', 'autre-2']);
});

test('what is no address erases nothing', async () => {
  for (const email of ['', ' ', '%', 'fictif', '%@example.org ou tous', ['x@example.org'], null]) {
    const reply = await admissions.send('POST', `${DESK}/person/erase`, { email });
    expect(reply.status, String(email)).toBe(400);
  }
  const all = await admissions.send('POST', `${DESK}/person/erase`, { email: '%@example.org' });
  expect(all.json()).toEqual({ count: 0 });
});

test('nothing personal is in the log', async () => {
  await expect
    .poll(() => cms.output())
    .toMatch(/2 visitor requests erased on demand by account \d+/);
  expect(cms.output()).not.toMatch(/example\.org|fictif/i);
});
