import { expect, test } from '@playwright/test';
import { ask } from '../harness/client.ts';
import { ECHO, EVIL, HOST, HOSTILE_REQUESTS, type Hostile } from '../harness/hostile/index.ts';
import { type Site, startSite } from '../harness/product.ts';
import { type Answered, exchangeBytes } from '../harness/raw.ts';
import { json, NONE, StandIn, wholeSchool } from '../harness/stand-in.ts';

/** What no page needs of the visitor's words to be asked for. */
const OF_ANY_PAGE = {
  ...wholeSchool(),
  '/articles': NONE,
  '/blog-categories': NONE,
  '/blog-posts': NONE,
  '/crm-links': json({ brochure: [], contact: [], registration: [] }),
  '/missing-addresses': json({ data: null }),
  '/news-categories': NONE,
  '/news-items': NONE,
  '/pages': NONE,
};

let standIn: StandIn;
let site: Site;

test.beforeAll(async () => {
  standIn = await StandIn.start(OF_ANY_PAGE);
  site = await startSite({ api: standIn.api, settings: { PAGE_CACHE_MB: '0' } });
});

test.afterAll(async () => {
  await site.stop();
  await standIn.stop();
});

for (const [family, requests] of Object.entries(HOSTILE_REQUESTS)) {
  test.describe(family.toLowerCase(), () => {
    for (const request of requests) {
      test(`${request.name} gets what it should, and nothing else`, () => judge(request));
    }
  });
}

test('there are enough of them', () => {
  expect(Object.values(HOSTILE_REQUESTS).flat().length).toBeGreaterThan(200);
});

async function judge({ bytes, answers, calls = [], shows = false }: Hostile): Promise<void> {
  standIn.forget();
  const logged = site.output().length;
  const got = await exchangeBytes(site.url, bytes.replaceAll(HOST, new URL(site.url).host));
  const expected = answers.map((each) => (typeof each === 'number' ? [each, {}] : each));
  const seen = got.map(({ status, headers }, index) => {
    const names = Object.keys(expected[index]?.[1] ?? {});
    return [status, Object.fromEntries(names.map((name) => [name, headers.get(name)]))];
  });
  expect(seen).toEqual(expected);
  for (const answer of got) expectHarmless(answer, shows);
  const known = [...Object.keys(OF_ANY_PAGE), ...calls];
  expect(standIn.calls.map(({ path }) => path).filter((path) => !known.includes(path))).toEqual([]);
  expect((await ask(`${site.url}/healthz`)).status).toBe(200);
  expect(site.output().slice(logged)).not.toContain('"level":"error"');
}

/** Nothing of what was asked comes back, but as text where a page is about it, and in the query that a redirect keeps. */
function expectHarmless({ status, headers, body }: Answered, shows: boolean): void {
  expect(status).toBeLessThan(500);
  const { location = '/', ...others } = Object.fromEntries(headers);
  expect(location).toMatch(/^\/(?![/\\])[\x21-\x7e]*$/);
  expect(others).not.toHaveProperty('x-injected');
  expect(JSON.stringify(others)).not.toContain(ECHO);
  expect(JSON.stringify(others)).not.toContain(EVIL);
  if (shows) expect(body).not.toContain(`<script>${ECHO}`);
  else for (const word of [ECHO, EVIL]) expect(body).not.toContain(word);
}
