import { expect } from '@playwright/test';
import { ask } from '../harness/client.ts';
import { test } from '../harness/faulty.ts';
import { png } from '../harness/picture.ts';
import { CLEAR_TOKEN } from '../harness/product.ts';
import { fetched, sizeOfPng, told } from '../harness/shared.ts';
import { json, LYON, NEWS, raw, silence } from '../harness/stand-in.ts';

const PAGE = `/actualites/${NEWS.slug}`;
const CALL = `/news-items/${NEWS.slug}`;
const FILE = {
  url: '/uploads/port_1f.png',
  alternativeText: 'Le port',
  width: 900,
  height: 600,
  mime: 'image/png',
};

test('SEO-1: the picture that an editor chose is the one that is shown; that of the settings, where there is no other', async ({
  standIn,
  site,
}) => {
  const settings = {
    title: 'École témoin',
    seo: { shareImage: { ...FILE, url: '/uploads/site_2e.jpg' } },
  };
  standIn.on('/users/me', json(settings));
  standIn.on(CALL, json({ data: { ...NEWS, seo: { shareImage: FILE } } }));
  const chosen = await told(`${site.url}${PAGE}`);
  expect(chosen).toMatchObject({
    image: `${site.url}/uploads/port_1f.png`,
    twitter: `${site.url}/uploads/port_1f.png`,
    type: 'image/png',
    width: '900',
    alt: 'Le port',
  });
  const drawn = await told(`${site.url}/`);
  expect(drawn.image).toContain(`${site.url}/partage.png?v=`);
  // A search is no page to draw.
  const other = await told(`${site.url}/recherche`);
  expect(other.image).toBe(`${site.url}/uploads/site_2e.jpg`);
});

for (const [name, title] of [
  [
    'two hundred characters',
    'Une rentrée qui n’en finit pas de recommencer, '.repeat(5).slice(0, 200),
  ],
  ['one endless word', 'anticonstitutionnellement'.repeat(40)],
  [
    'what looks like markup',
    '</svg><script>alert("x")</script><image href="http://127.0.0.1:1/">&amp;',
  ],
  ['signs that no font has', '🎓 مرحبا 東京 \u202e\u0007'],
] as const) {
  test(`SEO-1: a title of ${name} has its picture`, async ({ standIn, site }) => {
    standIn.on(CALL, json({ data: { ...NEWS, title } }));
    const { image } = await told(`${site.url}${PAGE}`);
    const { status, bytes } = await fetched(image);
    expect([status, ...sizeOfPng(bytes)]).toEqual([200, 1200, 630]);
  });
}

test('SEO-1: what is published anew has a new picture at once, and the old address leads to it', async ({
  standIn,
  site,
}) => {
  const before = (await told(`${site.url}${PAGE}`)).image;
  standIn.on(CALL, json({ data: { ...NEWS, title: 'La rentrée est reportée' } }));
  const headers = { authorization: `Bearer ${CLEAR_TOKEN}` };
  await ask(`${site.url}/api/clear`, { method: 'POST', headers });
  const after = (await told(`${site.url}${PAGE}`)).image;
  expect(after).not.toBe(before);
  const old = await fetched(before);
  expect([old.status, new URL(old.headers.get('location') ?? '', site.url).href]).toEqual([
    302,
    after,
  ]);
});

for (const [name, answer] of [
  ['is gone', json({}, 404)],
  ['cannot be had', json({}, 500)],
  ['never ends', raw(Buffer.alloc(9 * 1024 * 1024), 200, 'image/png')],
  ['does not come', silence],
] as const) {
  test(`a page whose picture ${name} is shown by the map, until it is there`, async ({
    standIn,
    site,
  }) => {
    standIn.on(CALL, json({ data: { ...NEWS, focusImage: FILE } }));
    standIn.on(FILE.url, answer);
    const { image } = await told(`${site.url}${PAGE}`);
    const without = await fetched(image);
    expect([without.status, without.headers.get('cache-control')]).toEqual([
      200,
      'public, max-age=60',
    ]);
    standIn.on(FILE.url, raw(png(900, 600), 200, 'image/png'));
    const whole = await fetched(image);
    expect(whole.headers.get('cache-control')).toContain('immutable');
    expect(whole.bytes.equals(without.bytes)).toBe(false);
  });
}

for (const [name, answer] of [
  ['some bytes', raw('<html>', 200, 'image/png')],
  ['a drawing', raw('<svg xmlns="http://www.w3.org/2000/svg"/>', 200, 'image/svg+xml')],
] as const) {
  test(`a page whose picture is ${name} is shown by the map for good`, async ({
    standIn,
    site,
  }) => {
    standIn.on(CALL, json({ data: { ...NEWS, focusImage: FILE } }));
    standIn.on(FILE.url, answer);
    const { image } = await told(`${site.url}${PAGE}`);
    const { status, headers, bytes } = await fetched(image);
    expect([status, ...sizeOfPng(bytes)]).toEqual([200, 1200, 630]);
    expect(headers.get('cache-control')).toContain('immutable');
  });
}

test('however many ask at once, a picture is drawn once', async ({ standIn, site }) => {
  standIn.on(CALL, json({ data: { ...NEWS, focusImage: FILE } }));
  standIn.on(FILE.url, raw(png(900, 600), 200, 'image/png'));
  const { image } = await told(`${site.url}${PAGE}`);
  const all = await Promise.all(Array.from({ length: 20 }, () => fetched(image)));
  expect(all.map(({ status }) => status)).toEqual(Array(20).fill(200));
  expect(standIn.count(FILE.url)).toBe(1);
});

test('ERR-2: without content, a picture is an outage and not an absence; the page goes on without one', async ({
  standIn,
  site,
}) => {
  standIn.on('/campuses/lyon', json({}, 500));
  const { status, headers } = await fetched(`${site.url}/partage/campus/lyon.png`);
  expect([status, headers.get('cache-control') ?? '']).toEqual([
    503,
    expect.not.stringContaining('max-age'),
  ]);
  standIn.on('/campuses/lyon', json({ data: LYON }));
  expect((await fetched(`${site.url}/partage/campus/lyon.png`)).status).toBe(302);
});
