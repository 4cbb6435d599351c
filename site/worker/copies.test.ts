import { expect, it } from 'vitest';
import { type Copies, isFresh, LIMIT, links, store, type Verdict, verdictOn } from './copies';

const html = { 'content-type': 'text/html; charset=utf-8' };

it.each<[string, Response, Verdict]>([
  ['a page', new Response('', { headers: html }), 'keep'],
  ['a page that is not there', new Response('', { status: 404, headers: html }), 'forget'],
  ['a page that is there no more', new Response('', { status: 410, headers: html }), 'forget'],
  ['a failure', new Response('', { status: 503, headers: html }), 'leave'],
  [
    'a page for one visitor',
    new Response('', { headers: { ...html, 'cache-control': 'private, max-age=60' } }),
    'forget',
  ],
  [
    'a page not to be kept',
    new Response('', { headers: { ...html, 'cache-control': 'no-store' } }),
    'forget',
  ],
  ['something else than a page', Response.json({}), 'forget'],
])('%s', (_, answer, expected) => {
  expect(verdictOn(answer)).toBe(expected);
});

it('a page that moved is forgotten', () => {
  const moved = { status: 0, type: 'opaqueredirect', headers: new Headers() } as Response;
  expect(verdictOn(moved)).toBe('forget');
});

it.each<[string, Response | undefined, boolean]>([
  ['none', undefined, false],
  ['one of unknown age', new Response(''), false],
  ['one of nine minutes', copyOf('2026-11-15T07:51:00Z'), true],
  ['one of eleven minutes', copyOf('2026-11-15T07:49:00Z'), false],
])('a copy is fresh: %s', (_, copy, expected) => {
  expect(isFresh(copy, Date.parse('2026-11-15T08:00:00Z'))).toBe(expected);
});

function copyOf(instant: string): Response {
  return new Response('', { headers: { date: new Date(instant).toUTCString() } });
}

/** As much of a cache as copies need, with room for so many. */
function cache(room = Number.POSITIVE_INFINITY): Copies & { paths: () => string[] } {
  const kept: string[] = [];
  const pathOf = (request: RequestInfo | URL) =>
    new URL(request instanceof Request ? request.url : request, 'http://site').pathname;
  return {
    paths: () => kept,
    keys: async () => kept.map((path) => new Request(new URL(path, 'http://site'))),
    put: async (request) => {
      if (kept.length >= room) throw new DOMException('No room', 'QuotaExceededError');
      kept.push(pathOf(request));
    },
    delete: async (request) => {
      const index = kept.indexOf(pathOf(request));
      if (index >= 0) kept.splice(index, 1);
      return index >= 0;
    },
  };
}

async function fill(copies: Copies, count: number): Promise<void> {
  for (let n = 1; n <= count; n += 1) await store(copies, `/${n}`, new Response(''));
}

it('the pages seen last are kept, and no more than the limit', async () => {
  const copies = cache();
  await fill(copies, LIMIT);
  await store(copies, '/1', new Response(''));
  await store(copies, '/new', new Response(''));
  expect(copies.paths()).toHaveLength(LIMIT);
  expect(copies.paths()).not.toContain('/2');
  expect(copies.paths().slice(-2)).toEqual(['/1', '/new']);
});

it('without room, the older half makes some', async () => {
  const copies = cache(LIMIT - 1);
  await fill(copies, LIMIT);
  expect(copies.paths()).toHaveLength(LIMIT / 2);
  expect(copies.paths().at(-1)).toBe(`/${LIMIT - 1}`);
});

it('the offline page offers pages by their titles', () => {
  expect(
    links([
      { path: '/campus/lyon', html: '<head><title>Campus de Lyon &amp; Sud | Cassini</title>' },
      { path: '/sans-titre', html: '' },
    ]),
  ).toBe(
    '<li><a href="/campus/lyon">Campus de Lyon &amp; Sud</a></li><li><a href="/sans-titre">/sans-titre</a></li>',
  );
});
