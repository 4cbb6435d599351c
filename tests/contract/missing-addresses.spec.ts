import { rm } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { Admin } from '../harness/admin.ts';
import { ask, type Reply, signIn } from '../harness/client.ts';
import { rewrite } from '../harness/database.ts';
import { DESK, listed, listing, missing, reporter } from '../harness/missing.ts';
import { type Cms, newPlace, type Place, startCms } from '../harness/product.ts';

const REDIRECT = 'api::redirect.redirect';
const NEWS = 'api::news.news';
const TODAY = '2026-11-15';

test.describe.configure({ mode: 'serial' });

let place: Place;
let cms: Cms;
let admin: Admin;
let report: (data: unknown) => Promise<Reply>;

test.beforeAll(async () => {
  place = await newPlace();
  await start();
});

test.afterAll(async () => {
  await cms.stop();
  await rm(place.data, { recursive: true, force: true });
});

async function start(): Promise<void> {
  cms = await startCms({ place });
  admin = await Admin.signIn(cms.url);
  report = await reporter(cms.api);
}

test('what the site tells is added to what is known, the most asked for first', async () => {
  const first = await report([
    missing('/compte/a', 2, [{ from: 'annuaire.example', count: 2 }]),
    missing('/compte/été', 3),
  ]);
  expect([first.status, first.json()]).toEqual([200, { data: { stored: 2 } }]);
  await report([missing('/compte/a', 5, [{ from: '/agenda', count: 4 }])]);
  expect(await listing(admin, { words: 'compte' })).toMatchObject({
    rows: [
      {
        address: '/compte/a',
        count: 7,
        firstSeen: TODAY,
        lastSeen: TODAY,
        referrers: [
          { from: '/agenda', count: 4 },
          { from: 'annuaire.example', count: 2 },
        ],
      },
      { address: '/compte/été', count: 3, referrers: [] },
    ],
    found: 2,
  });
});

test('told twenty times at once, by addresses in any order, nothing is lost and nothing is there twice', async () => {
  const addresses = Array.from({ length: 30 }, (_, number) => `/ensemble/${number}`);
  const replies = await Promise.all(
    Array.from({ length: 20 }, (_, number) => {
      const ordered = number % 2 ? addresses : addresses.toReversed();
      const referrers = [{ from: `${number % 4}.example`, count: 1 }];
      return report(ordered.map((address) => missing(address, number + 1, referrers)));
    }),
  );
  expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));
  const { rows } = await listing(admin, { words: 'ensemble/7' });
  expect(rows).toHaveLength(1);
  expect(rows[0]?.count).toBe(210);
  expect(rows[0]?.referrers.map(({ count }) => count)).toEqual([5, 5, 5, 5]);
  expect((await listing(admin, { words: 'ensemble' })).found).toBe(30);
});

for (const [name, data, reason] of [
  ['nothing', [], /data/],
  ['an e-mail address', [missing('/refus/camille@famille.example')], /address/],
  ['a query', [missing('/refus?q=camille')], /address/],
  ['a pattern', [missing('/refus/*')], /address/],
  [
    'a whole address as referrer',
    [missing('/refus', 1, [{ from: 'https://a.example/b?c', count: 1 }])],
    /from/,
  ],
  ['more than was agreed', [{ ...missing('/refus'), ip: '192.0.2.1' }], /ip/],
  ['too many', Array.from({ length: 201 }, (_, at) => missing(`/refus/${at}`)), /data/],
] as const) {
  test(`a report of ${name} is refused with a reason, and none of it is kept`, async () => {
    const reply = await report(data);
    expect(reply.status).toBe(400);
    expect(reply.json()).toMatchObject({ error: { message: expect.stringMatching(reason) } });
    expect(reply.body).not.toContain('camille');
    expect(await listed(admin, 'refus')).toEqual([]);
  });
}

test('a report larger than any the site makes is not even read', async () => {
  const reply = await report('x'.repeat(2_000_000));
  expect(reply.status).toBe(413);
});

test('only the site tells, and only those who may make a redirect read', async () => {
  const site = { authorization: `Bearer ${await signIn(cms.api)}` };
  const body = { data: [missing('/droits')] };
  const post = (headers: Record<string, string>) =>
    ask(`${cms.api}/missing-addresses`, { method: 'POST', headers, body });
  expect((await post({})).status).toBe(401);
  expect((await post(admin.headers)).status).toBe(401);
  for (const method of ['GET', 'PUT', 'DELETE'])
    expect([403, 404, 405]).toContain(
      (await ask(`${cms.api}/missing-addresses`, { method, headers: site })).status,
    );

  const calls = [
    ['GET', DESK],
    ['GET', `${DESK}/target?address=/compte/a`],
    ['POST', `${DESK}/ignored`, { address: '/compte/a', ignored: false }],
  ] as const;
  const lyon = await admin.invite('Campus · Lyon');
  const admissions = await admin.invite('Admissions');
  const editor = await admin.invite('Rédaction');
  for (const [method, path, sent] of calls) {
    const options = { method, ...(sent && { body: sent }) };
    const stranger = await ask(`${cms.url}${path}`, options);
    const theSite = await ask(`${cms.url}${path}`, { ...options, headers: site });
    expect([stranger.status, theSite.status]).toEqual([401, 401]);
    for (const [someone, status] of [
      [lyon, 403],
      [admissions, 403],
      [editor, 200],
      [admin, 200],
    ] as const)
      expect((await someone.send(method, path, sent)).status, path).toBe(status);
  }
  const kind = '/content-manager/collection-types/api::missing-address.missing-address';
  for (const someone of [lyon, admissions, editor])
    expect((await someone.send('GET', kind)).status).toBe(403);
});

test('RED-8: an address that is led on, whichever way, or is there again, leaves the list; without its rule it is back', async () => {
  const [page, moved] = ['/actualites/magasin-ecole-mulhouse', '/actualites/magasin-ecole'];
  await report(
    ['/suite/a', '/suite/b', '/suite/dossier/c', '/suite/d', page, moved].map((each) =>
      missing(each),
    ),
  );
  expect(await listed(admin, 'magasin-ecole')).toEqual([moved]);
  expect(await listed(admin, 'suite')).toEqual([
    '/suite/a',
    '/suite/b',
    '/suite/d',
    '/suite/dossier/c',
  ]);

  const id = await admin.create(REDIRECT, { from: '/suite/a', to: '/agenda' });
  const file = new FormData();
  file.append('files', new Blob(['/suite/b;/agenda\n/suite/dossier/*;/agenda']), 'r.csv');
  await fetch(`${cms.url}/admin/redirects/import`, {
    method: 'POST',
    headers: admin.headers,
    body: file,
  });
  expect(await listed(admin, 'suite')).toEqual(['/suite/d']);
  await admin.send('DELETE', `/content-manager/collection-types/${REDIRECT}/${id}`);
  expect(await listed(admin, 'suite')).toEqual(['/suite/a', '/suite/d']);

  await admin.update(NEWS, 'magasin-ecole-mulhouse', { slug: 'magasin-ecole' });
  expect(await listed(admin, 'magasin-ecole')).toEqual([]);
});

test('RED-7: what the page saves is judged like any other redirect', async () => {
  const save = (from: string, to: string) =>
    admin.send('POST', `/content-manager/collection-types/${REDIRECT}`, { from, to });
  const chain = await save('/suite/d', '/suite/b');
  expect([chain.status, chain.body]).toEqual([400, expect.stringContaining('visez cette adresse')]);
  expect((await save('/suite/d', '/agenda')).status).toBe(201);
  expect(await listed(admin, 'suite')).toEqual(['/suite/a']);
});

test('the address of the site that looks most like it is proposed, or none', async () => {
  const proposed = async (address: string) =>
    (await admin.send('GET', `${DESK}/target?${new URLSearchParams({ address })}`)).json();
  expect(await proposed('/programme-2024/bts-mco')).toEqual({ target: '/programmes/bts-mco' });
  expect(await proposed('/agendas')).toEqual({ target: '/agenda' });
  expect(await proposed('/tarif-des-cantines-1998')).toEqual({ target: null });
});

test('an address can be ignored, and shown again', async () => {
  await report([missing('/bruit/a'), missing('/bruit/b')]);
  const ignore = (address: string, ignored: boolean) =>
    admin.send('POST', `${DESK}/ignored`, { address, ignored });
  const before = await listing(admin);
  expect((await ignore('/bruit/a', true)).status).toBe(200);
  await report([missing('/bruit/a', 5)]);
  expect(await listed(admin, 'bruit')).toEqual(['/bruit/b']);
  const ignored = await listing(admin, { list: 'ignored' });
  expect(ignored.rows).toMatchObject([{ address: '/bruit/a', count: 6 }]);
  expect([ignored.open, ignored.ignored]).toEqual([before.open - 1, before.ignored + 1]);
  await ignore('/bruit/a', false);
  expect(await listed(admin, 'bruit')).toEqual(['/bruit/a', '/bruit/b']);
  expect((await ignore('/jamais-vue', true)).status).toBe(404);
  expect((await admin.send('POST', `${DESK}/ignored`, { address: '/bruit/a' })).status).toBe(400);
  expect((await admin.send('GET', `${DESK}?list=all`)).status).toBe(400);
});

test('the list comes by pages', async () => {
  await report(Array.from({ length: 30 }, (_, at) => missing(`/pages/${at}`, 100 - at)));
  const [first, second, beyond] = await Promise.all(
    ['1', '2', '3'].map((page) => listing(admin, { words: '/pages/', page })),
  );
  expect([first?.rows.length, second?.rows.length, beyond?.rows.length]).toEqual([25, 5, 0]);
  expect([first?.rows[0]?.address, second?.rows[0]?.address]).toEqual(['/pages/0', '/pages/25']);
  expect(first?.found).toBe(30);
});

test('two thousand addresses are kept: what is asked for least, and longest ago, makes room', async () => {
  const batch = (name: string, count: number) =>
    report(Array.from({ length: 200 }, (_, at) => missing(`/${name}/${at}`, count)));
  await batch('souvent', 50);
  for (let number = 0; number < 11; number += 1) await batch(`rare-${number}`, 2);
  const { open, ignored } = await listing(admin);
  expect(open + ignored).toBeLessThanOrEqual(2000);
  expect((await listing(admin, { words: '/souvent/' })).found).toBe(200);
  expect((await listing(admin, { words: '/rare-10/' })).found).toBe(200);
  expect((await listing(admin, { words: '/rare-0/' })).found).toBe(0);
});

test('what nobody has asked for in ninety days is forgotten', async () => {
  await report([missing('/souvenir/a', 9), missing('/souvenir/b', 9)]);
  await cms.stop();
  for (const [address, day] of [
    ['/souvenir/a', '2026-08-16'],
    ['/souvenir/b', '2026-08-17'],
  ])
    rewrite(
      place,
      `UPDATE missing_addresses SET last_seen = '${day}' WHERE address = '${address}'`,
    );
  await start();
  expect(await listed(admin, 'souvenir')).toEqual(['/souvenir/b']);
  await report([missing('/souvenir/b')]);
  expect((await listing(admin, { words: 'souvenir' })).rows).toMatchObject([
    { count: 10, firstSeen: TODAY, lastSeen: TODAY },
  ]);
});
