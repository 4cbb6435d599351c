import assert from 'node:assert/strict';
import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, test } from 'node:test';
import { Failure } from './failures.ts';
import { checkMoves, readMoves } from './redirect-check.ts';

const SITE = 'https://www.cassini.example';
const read = (text: string) => readMoves({ text, name: 'list.csv', site: SITE });

test('addresses are read with or without a header, in any order of its columns', () => {
  const expected = [['/a', '/b']];
  for (const text of [
    '/a;/b',
    'from,to\n/a,/b\n',
    'Nouvelle adresse;Remarque;Ancienne adresse\n/b;;/a',
    `${SITE}/a;${SITE}/b`,
  ])
    assert.deepEqual(
      read(text).map(({ from, to }) => [from, to]),
      expected,
    );
});

const refused: [string, string, RegExp][] = [
  ['an empty file', '', /has no address in it/],
  ['a header alone', 'from;to\n', /has no address in it/],
  ['another separator', '/a|/b\n/c|/d', /is no list of old and new addresses/],
  ['a workbook', 'PK\u0003\u0004\0\0', /is no text/],
  ['an open quote', '"/a;/b', /A quote of line 1 is not closed/],
  ['an old address that is of another site', 'https://evil.example/a;/b', /is no list/],
  ['a pattern', '/a/*;/b', /line 1: \/a\/\* is a rule for many addresses/],
];

for (const [name, text, reason] of refused) {
  test(`${name} is refused in one sentence`, () => {
    assert.throws(
      () => read(text),
      (error) => error instanceof Failure && reason.test(error.message),
    );
  });
}

/** A site whose every path answers as its table says; what it leads to keeps the query unless told otherwise. */
async function newSite(): Promise<string> {
  const server = http.createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://site');
    const moved: Record<string, string> = {
      '/good': `/page${search}`,
      '/with-query': `/page?x=1${search.replace('?', '&')}`,
      '/n%C3%AEmes': `/page${search}`,
      '/forgets': '/page',
      '/chain': `/good${search}`,
      '/gone': `/nowhere${search}`,
      '/elsewhere': `/other${search}`,
      '/abroad': `http://127.0.0.1:9/${search}`,
    };
    const location = moved[pathname];
    if (location) response.writeHead(301, { location });
    else if (pathname === '/temporary') response.writeHead(302, { location: `/page${search}` });
    else response.writeHead(pathname === '/page' ? 200 : 404);
    response.end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  after(() => server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const judged: [string, string, RegExp | undefined][] = [
  ['/good', '/page', undefined],
  ['/with-query', '/page?x=1', undefined],
  ['/nîmes', '/page', undefined],
  [
    '/forgets',
    '/page',
    /with \?parvis-check=A%20b, it leads to .*\/page rather than .*\/page\?parvis-check=A%20b/,
  ],
  ['/chain', '/good', /where it leads, .*\/good answers 301, and leads on to \/page/],
  ['/gone', '/nowhere', /where it leads, .*\/nowhere answers 404/],
  ['/elsewhere', '/page', /it leads to .*\/other rather than .*\/page/],
  ['/abroad', 'http://127.0.0.1:9/', /where it leads, nothing answers at http:\/\/127\.0\.0\.1:9/],
  ['/temporary', '/page', /it answers 302 rather than 301/],
  ['/page', '/page', /it answers 200 rather than 301/],
  ['/unknown', '/page', /it answers 404 rather than 301/],
];

test('RED-7: each move is judged: one 301, to the right page, which is there, with its query', async () => {
  const site = await newSite();
  const moves = judged.map(([from, to], index) => ({ line: index + 1, from, to }));
  const verdicts = await checkMoves({ moves, site });
  for (const [index, [from, , reason]] of judged.entries()) {
    const faults = verdicts[index]?.faults.join('\n') ?? 'not judged';
    if (reason) assert.match(faults, reason, from);
    else assert.equal(faults, '', from);
  }
});

test('no site is one sentence', async () => {
  const moves = [{ line: 1, from: '/a', to: '/b' }];
  await assert.rejects(
    checkMoves({ moves, site: 'http://127.0.0.1:9' }),
    /No site answers at http:\/\/127\.0\.0\.1:9 \(.+\): start it, or name another one with --site\./,
  );
});
