import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { ask } from '../harness/client.ts';
import { type Site, startSite } from '../harness/product.ts';
import { type Answer, hangUp, json, LYON, raw, StandIn, wholeSchool } from '../harness/stand-in.ts';
import { clear } from '../harness/workers.ts';

const MEGABYTE = 1024 * 1024;

/** A few kilobytes that unfold to a hundred megabytes. */
const bomb: Answer = (_call, response) => {
  const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' };
  response.writeHead(200, headers).end(gzipSync(Buffer.alloc(100 * MEGABYTE, ' ')));
};

/** A byte now and then, for ever. */
const trickle: Answer = (_call, response) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  const timer = setInterval(() => response.write(' '), 50);
  response.once('close', () => clearInterval(timer));
};

const GOOD = JSON.stringify({ data: LYON });

/** A good answer, and a length that is not its own; then the connection is closed. */
const ofLength =
  (length: number): Answer =>
  (_call, { socket }) => {
    socket?.end(
      `HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n\r\n${GOOD}`,
    );
  };

const elsewhere: Answer = (_call, response) =>
  void response.writeHead(302, { location: '/api/users/me' }).end();

const GARBAGE: [name: string, answer: Answer, status?: number][] = [
  ['an HTML page', raw('<!doctype html><h1>Maintenance</h1>', 200, 'text/html')],
  ['half an answer', raw('{"data":{"slug":"ly')],
  ['{}', json({})],
  ['[]', json([])],
  ['null', json(null)],
  ['nothing at all', raw('', 204)],
  ['numbers for texts', json({ data: { ...LYON, title: 42 } })],
  ['a text for an entry', json({ data: 'Lyon' })],
  ['a list for an entry', json({ data: [LYON] })],
  ['fifty megabytes', raw(Buffer.alloc(50 * MEGABYTE, ' '))],
  ['a hundred megabytes, packed', bomb],
  [
    'what is not packed as it says',
    (_call, response) => void response.writeHead(200, { 'content-encoding': 'gzip' }).end(GOOD),
  ],
  ['an answer that never ends', trickle, 504],
  ['an answer shorter than it says', ofLength(GOOD.length + 10)],
  ['an answer longer than it says', ofLength(GOOD.length - 10)],
  ['what is not HTTP', (_call, { socket }) => void socket?.end('Bonjour\r\n\r\n')],
  ['a redirect', elsewhere],
  ['a proxy with nobody behind it', raw('404 page not found', 404, 'text/plain')],
  ['an error of its own', json({ error: { status: 500, message: 'Broken' } }, 500)],
  ['a question it does not understand', json({ error: { status: 400, message: 'Invalid' } }, 400)],
  ['a refusal', json({ error: { status: 403, message: 'Forbidden' } }, 403)],
  ['too many requests', json({ error: { status: 429, message: 'Slow down' } }, 429)],
  ['a broken connection', hangUp],
];

let standIn: StandIn;
let site: Site;

test.beforeEach(async () => {
  standIn = await StandIn.start();
});

test.afterEach(async () => {
  await site.stop();
  await standIn.stop();
});

const title = (name: string) => json({ data: { ...LYON, title: name } });

for (const [kept, settings] of [
  ['and no page is kept', { PAGE_CACHE_MB: '0' }],
  ['and pages are kept', {}],
] as const)
  for (const [name, answer, status = 503] of GARBAGE)
    test(`API-12: ${name} for an answer, ${kept}: told as an outage, remembered by nobody, and the last good answer is served`, async () => {
      site = await startSite({ api: standIn.api, settings });
      const url = `${site.url}/campus/lyon`;
      standIn.on('/campuses/lyon', answer);
      const down = await ask(url);
      expect(down.status).toBe(status);
      expect(down.headers['retry-after']).toBe('30');
      expect(down.headers['cache-control']).toBe('no-store');
      expect(down.body).toContain(`Code erreur ${status}`);
      expect(down.body).toContain('Témoin');

      standIn.on('/campuses/lyon', title('Campus de Lyon'));
      const up = await ask(url);
      expect(up.status).toBe(200);
      expect(up.body).toContain('Campus de Lyon');

      standIn.on('/campuses/lyon', answer);
      standIn.forget();
      await clear(site);
      await ask(url);
      await expect.poll(() => standIn.count('/campuses/lyon')).toBeGreaterThan(0);
      const meanwhile = await ask(url);
      expect(meanwhile.status).toBe(200);
      expect(meanwhile.body).toContain('Campus de Lyon');

      standIn.on('/campuses/lyon', title('Campus des Deux Rives'));
      await expect.poll(async () => (await ask(url)).body).toContain('Campus des Deux Rives');
    });

for (const name of [
  'an HTML page',
  'half an answer',
  '{}',
  'null',
  'nothing at all',
  'a text for an entry',
])
  test(`API-12: ${name} from the whole service leaves a page as it was, and the frame around it`, async () => {
    site = await startSite({ api: standIn.api, settings: { PAGE_CACHE_MB: '0' } });
    const [, answer = hangUp] = GARBAGE.find(([known]) => known === name) ?? [];
    const before = await ask(`${site.url}/`);
    expect(before.status).toBe(200);
    for (const path of Object.keys(wholeSchool())) standIn.on(path, answer);
    await clear(site);
    expect((await ask(`${site.url}/`)).body).toBe(before.body);
  });

test('of fifty megabytes only as much is taken as an answer may have', async () => {
  let sent = 0;
  const closed = Promise.withResolvers<void>();
  standIn.on('/campuses/lyon', async (_call, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.once('close', closed.resolve);
    const piece = Buffer.alloc(64 * 1024, ' ');
    while (sent < 50 * MEGABYTE && !response.destroyed) {
      sent += piece.length;
      if (!response.write(piece))
        await Promise.race([
          closed.promise,
          new Promise((drained) => response.once('drain', drained)),
        ]);
    }
    response.end();
  });
  site = await startSite({ api: standIn.api });
  expect((await ask(`${site.url}/campus/lyon`)).status).toBe(503);
  await closed.promise;
  expect(sent).toBeLessThan(25 * MEGABYTE);
});
