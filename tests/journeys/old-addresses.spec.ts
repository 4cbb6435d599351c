import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { expect, test } from '@playwright/test';
import { ask, product } from '../harness/client.ts';
import { HOSTILE, HOSTILE_TARGETS } from '../harness/hostile-addresses.ts';
import { type Site, startSite } from '../harness/product.ts';

const MEDIA_URL = 'https://media.cassini.example';
const QUERY = 'utm_source=Radio&A=%20b&flag';
const AT_ONCE = 6;
/** A page that nobody has asked for yet is work for the content service. */
const PAGES_AT_ONCE = 2;

const OLD = readFileSync(new URL('old-addresses.csv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split(';'))
  .map(([from = '', to = '']) => ({ from: encodeURI(from), to }));

/** A few at a time, and everything that went wrong rather than the first. */
async function wrongOf<Item>(
  items: readonly Item[],
  judge: (item: Item) => Promise<unknown>,
  atOnce = AT_ONCE,
): Promise<unknown[]> {
  const waiting = [...items];
  const wrong: unknown[] = [];
  const work = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) {
      const fault = await judge(item);
      if (fault !== undefined) wrong.push(fault);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return wrong;
}

function withQuery(query: string, address: string): string {
  return `${address}${address.includes('?') ? '&' : '?'}${query}`;
}

for (const HAS_EN of ['off', 'on']) {
  test.describe(`English ${HAS_EN}`, () => {
    let site: Site;

    test.beforeAll(async () => {
      const settings = { HAS_EN, MEDIA_URL };
      site = await startSite({ api: `${product('CMS')}/api`, settings });
    });

    test.afterAll(async () => {
      await site.stop();
    });

    async function follow(path: string): Promise<[number, unknown]> {
      const { status, headers } = await ask(`${site.url}${path}`);
      return [status, headers.location];
    }

    test('RED-1, RED-3 to RED-7: every old address is one 301 to a page that is there, with its query', async () => {
      test.slow();
      expect(OLD.length).toBeGreaterThan(300);
      const wrong = await wrongOf(OLD, async ({ from, to }) => {
        const isFile = to.startsWith(MEDIA_URL);
        // The letters of a file are its own.
        const loud = isFile ? from : `${from.toUpperCase()}/`;
        const found = [await follow(from), await follow(`${loud}?${QUERY}`)];
        const expected = [
          [301, to],
          [301, withQuery(QUERY, to)],
        ];
        return JSON.stringify(found) === JSON.stringify(expected) ? undefined : { from, to, found };
      });
      expect(wrong).toEqual([]);

      const pages = [...new Set(OLD.map(({ to }) => to))].filter((to) => to.startsWith('/'));
      const judge = async (page: string) => {
        const { status } = await ask(`${site.url}${page}`);
        return status === 200 ? undefined : { page, status };
      };
      const missing = await wrongOf(pages, judge, PAGES_AT_ONCE);
      expect(missing).toEqual([]);
    });

    test('nothing that is hostile leads elsewhere, breaks the site or writes a header', async () => {
      test.slow();
      expect(HOSTILE.length).toBeGreaterThan(100);
      const wrong = await wrongOf(HOSTILE, async (address) => {
        const { status, headers } = await ask(`${site.url}${address}`);
        const { location } = headers;
        const after = typeof location === 'string' ? await follow(location) : undefined;
        const fine =
          [200, 301, 400, 404, 431].includes(status) &&
          headers['x-injected'] === undefined &&
          (status === 301) === (location !== undefined) &&
          (location === undefined || isOurs(location)) &&
          after?.[1] === undefined;
        return fine ? undefined : { address: address.slice(0, 80), status, location, after };
      });
      expect(wrong).toEqual([]);
      expect(site.output().match(/.*"level":"error".{0,500}/g) ?? []).toEqual([]);
    });

    test('what is no request for a page is refused', async () => {
      const wrong = await wrongOf(HOSTILE_TARGETS, async (target) => {
        const [line = '', ...headers] = (await raw(site.url, target)).split('\r\n');
        const leads = headers.some((header) => /^(location|x-injected):/i.test(header));
        return /^HTTP\/1\.1 4\d\d /.test(line) && !leads ? undefined : { target, line };
      });
      expect(wrong).toEqual([]);
    });

    test('RED-2: /en and what is below it, on whole segments', async () => {
      const english: Record<string, [number, string | undefined]> =
        HAS_EN === 'on'
          ? {
              '/en': [200, undefined],
              '/EN/Campus/Lyon/?A=b': [301, '/en/campus/lyon?A=b'],
              '/en/campus/lyon': [200, undefined],
              // Old addresses were French: below /en they were never anybody's.
              '/en/nous-contacter': [404, undefined],
            }
          : {
              '/en': [301, '/'],
              '/EN/?A=b': [301, '/?A=b'],
              '/en/campus/lyon?A=b': [301, '/?A=b'],
              '/fr/en/campus': [301, '/'],
              '/en/nous-contacter': [301, '/'],
            };
      for (const [path, expected] of Object.entries(english))
        expect([path, await follow(path)]).toEqual([path, expected]);
      for (const path of ['/entreprise', '/enquete', '/entreprise?en=1'])
        expect([path, (await ask(`${site.url}${path}`)).headers.location]).toEqual([
          path,
          undefined,
        ]);
      expect((await ask(`${site.url}/entreprise`)).status).toBe(200);
    });
  });
}

function isOurs(location: unknown): boolean {
  if (typeof location !== 'string' || !/^[\x21-\x7e]+$/.test(location)) return false;
  return location.startsWith(`${MEDIA_URL}/`) || /^\/(?![/\\])/.test(location);
}

/** The first line of a request to the letter, which no client of ours would write. */
function raw(url: string, target: string): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(Number(port), hostname, () =>
      socket.write(
        `GET ${target} HTTP/1.1\r\nHost: ${hostname}\r\nConnection: close\r\n\r\n`,
        'latin1',
      ),
    );
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('error', reject);
    socket.on('close', () => resolve(Buffer.concat(chunks).toString('latin1')));
  });
}

test('RED-1: a request for the name without www is led to the one with it, in the same hop', async () => {
  const site = await startSite({
    api: `${product('CMS')}/api`,
    settings: { SITE_URL: 'https://www.cassini.example', MEDIA_URL },
  });
  const location = async (path: string, host: string) =>
    (await ask(`${site.url}${path}`, { headers: { host } })).headers.location;
  const www = 'https://www.cassini.example';
  expect(await location('/agenda?A=b', 'cassini.example')).toBe(`${www}/agenda?A=b`);
  expect(await location('/Campus-LYON/?A=b', 'cassini.example')).toBe(`${www}/campus/lyon?A=b`);
  expect(await location('/en/x', 'cassini.example:443')).toBe(`${www}/`);
  expect(await location('/pdf/A.pdf', 'cassini.example')).toBe(`${MEDIA_URL}/pdf/A.pdf`);
  expect(await location('//evil.example', 'cassini.example')).toBe(`${www}//evil.example`);
  expect(await location('/campus-lyon', 'www.cassini.example')).toBe('/campus/lyon');
  for (const host of ['www.cassini.example', 'localhost', '127.0.0.1', 'evil.example'])
    expect([host, await location('/agenda', host)]).toEqual([host, undefined]);
  await site.stop();
});

test('RED-6: without a media storage, what was there is not found', async () => {
  const { status } = await ask(`${product('SITE')}/wp-content/uploads/2019/05/tarifs.pdf`);
  expect(status).toBe(404);
});
