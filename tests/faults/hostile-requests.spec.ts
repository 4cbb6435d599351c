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

for (const [where, room] of [
  ['where no page is kept', '0'],
  ['where pages are kept', '64'],
] as const) {
  test.describe(where, () => {
    test.beforeAll(async () => {
      standIn = await StandIn.start(OF_ANY_PAGE);
      site = await startSite({ api: standIn.api, settings: { PAGE_CACHE_MB: room } });
    });

    test.afterAll(async () => {
      await site.stop();
      await standIn.stop();
    });

    for (const [family, requests] of Object.entries(HOSTILE_REQUESTS)) {
      test.describe(family.toLowerCase(), () => {
        for (const request of requests) {
          test(`${request.name} gets what it should, and nothing else`, () =>
            judge(room === '0' ? request : onDoorstep(request)));
        }
      });
    }
  });
}

const LAST = 'Connection: close\r\n';
const PARTING = `GET /healthz HTTP/1.1\r\nHost: ${HOST}\r\n${LAST}\r\n`;
const ONE_QUESTION = new RegExp(`^GET (?:(?!\r\n\r\n)[^])*\r\n${LAST}\r\n$`);

/** The same on a connection that is kept: where it is plain enough, it is answered before `node:http` reads it. */
function onDoorstep(request: Hostile): Judged {
  const { bytes, answers, whenKept = answers } = request;
  if (!ONE_QUESTION.test(bytes)) return { ...request, answers: whenKept };
  return { ...request, bytes: bytes.replace(LAST, ''), answers: whenKept, parting: PARTING };
}

test('there are enough of them', () => {
  expect(Object.values(HOSTILE_REQUESTS).flat().length).toBeGreaterThan(200);
});

type Judged = Hostile & { parting?: string };

async function judge({ bytes, parting, answers, calls = [], shows }: Judged): Promise<void> {
  standIn.forget();
  const logged = site.output().length;
  const all = await exchangeBytes(
    site.url,
    hosted(bytes),
    parting ? { parting: hosted(parting) } : {},
  );
  // A connection that was closed at once, for what was wrong with the request, is not asked to part.
  const got = parting && all.length > answers.length ? all.slice(0, -1) : all;
  const expected = answers.map((each) => (typeof each === 'number' ? [each, {}] : each));
  const seen = got.map(({ status, headers }, index) => {
    const names = Object.keys(expected[index]?.[1] ?? {});
    return [status, Object.fromEntries(names.map((name) => [name, headers.get(name)]))];
  });
  expect(seen).toEqual(expected);
  for (const answer of got) expectHarmless(answer, shows ?? false);
  const known = [...Object.keys(OF_ANY_PAGE), ...calls];
  expect(standIn.calls.map(({ path }) => path).filter((path) => !known.includes(path))).toEqual([]);
  expect((await ask(`${site.url}/healthz`)).status).toBe(200);
  expect(site.output().slice(logged)).not.toContain('"level":"error"');
}

function hosted(bytes: string): string {
  return bytes.replaceAll(HOST, new URL(site.url).host);
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
