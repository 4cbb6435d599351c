import { expect } from '@playwright/test';
import { ask } from '../harness/client.ts';
import { test } from '../harness/faulty.ts';
import { CLEAR_TOKEN, startSite } from '../harness/product.ts';
import { type Answer, gate, json, silence } from '../harness/stand-in.ts';

const clear = (url: string) =>
  ask(`${url}/api/clear`, { method: 'POST', headers: { authorization: `Bearer ${CLEAR_TOKEN}` } });

const rules = (...pairs: [string, string][]) =>
  json({ data: pairs.map(([from, to]) => ({ from, to })) });

test('RED-7: one 301, wherever the rules lead, with the query that came', async ({
  standIn,
  site,
}) => {
  standIn.on(
    '/redirects',
    rules(['/jpo', '/portes'], ['/portes', '/agenda'], ['/vieux/*', '/campus/*'], ['/a', '/a']),
  );
  const follow = async (path: string, method = 'GET') => {
    const { status, headers } = await ask(`${site.url}${path}`, { method });
    return [status, headers.location];
  };
  expect(await follow('/jpo')).toEqual([301, '/agenda']);
  expect(await follow('/JPO/?utm_source=radio&a=%20b')).toEqual([
    301,
    '/agenda?utm_source=radio&a=%20b',
  ]);
  expect(await follow('/jpo', 'HEAD')).toEqual([301, '/agenda']);
  expect(await follow('/vieux/lyon')).toEqual([301, '/campus/lyon']);
  expect(await follow('/vieux//evil.example')).toEqual([404, undefined]);
  expect(await follow('/a')).toEqual([404, undefined]);
  expect((await ask(`${site.url}/jpo`)).headers['cache-control']).toBe('no-cache');
  expect(standIn.count('/redirects')).toBe(1);
});

test('a link followed by script leads there too, without what the router asks with', async ({
  standIn,
  site,
  page,
}) => {
  standIn.on('/campuses', json({ data: [{ slug: 'ancien', name: 'Ancien', title: 'Ancien' }] }));
  standIn.on('/redirects', rules(['/campus/ancien', '/campus/lyon?depuis=ancien']));
  await page.goto(site.url);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Ancien' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Campus de Lyon');
  await expect(page).toHaveURL(`${site.url}/campus/lyon?depuis=ancien`);
});

test('rules hold before pages do, and never for what is no page', async ({ standIn, site }) => {
  standIn.on(
    '/redirects',
    rules(
      ['/campus/lyon', '/agenda'],
      ['/api/*', '/'],
      ['/uploads/*', '/blog'],
      ['/icon.svg', '/'],
    ),
  );
  const location = async (path: string) => (await ask(`${site.url}${path}`)).headers.location;
  expect(await location('/campus/lyon')).toBe('/agenda');
  expect(await location('/api/campuses/lyon')).toBeUndefined();
  expect(await location('/uploads/a_1f.jpg')).toBeUndefined();
  expect(await location('/uploads/A_1F.jpg')).toBeUndefined();
  // The files of the content service are all in one folder: what is deeper was another site's.
  expect(await location('/uploads/2019/a.pdf')).toBe('/blog');
  expect(await location('/icon.svg')).toBeUndefined();
  expect(await location('/healthz')).toBeUndefined();
});

test('CFG-2: rules of English pages name their language', async ({ standIn }) => {
  standIn.on('/redirects', rules(['/en/old', '/en/campus/lyon'], ['/old', '/campus/lyon']));
  const site = await startSite({ api: standIn.api, settings: { HAS_EN: 'on' } });
  const location = async (path: string) => (await ask(`${site.url}${path}`)).headers.location;
  expect(await location('/en/old')).toBe('/en/campus/lyon');
  expect(await location('/old')).toBe('/campus/lyon');
  await site.stop();
});

test('RED-8: every page of the rules is read, once, and again when the content service says so', async ({
  standIn,
  site,
}) => {
  const paged =
    (target: string): Answer =>
    (call, response) => {
      const page = call.query.get('pagination[page]') ?? '';
      const data = [{ from: `/rule-${page}`, to: target }];
      return json({ data, meta: { pagination: { pageCount: 9 } } })(call, response);
    };
  standIn.on('/redirects', paged('/agenda'));
  const location = async (path: string) => (await ask(`${site.url}${path}`)).headers.location;
  expect(await location('/rule-1')).toBe('/agenda');
  expect(await location('/rule-9')).toBe('/agenda');
  expect(standIn.count('/redirects')).toBe(9);
  standIn.on('/redirects', paged('/contact'));
  expect(await location('/rule-9')).toBe('/agenda');
  await clear(site.url);
  expect(await location('/rule-9')).toBe('/contact');
});

test('a rule that makes no sense is left out, and the others hold', async ({ standIn, site }) => {
  const bad = [
    null,
    {},
    { from: 'x', to: '/a' },
    { from: '/x', to: '//evil.example' },
    { from: 7 },
  ];
  standIn.on('/redirects', json({ data: [...bad, { from: '/jpo', to: '/agenda' }] }));
  expect((await ask(`${site.url}/jpo`)).headers.location).toBe('/agenda');
  expect((await ask(`${site.url}/x`)).status).toBe(404);
});

test('RED-8: while the editors’ rules do not come, pages show and the school’s own rules hold', async ({
  standIn,
  site,
}) => {
  standIn.on('/redirects', silence);
  expect((await ask(`${site.url}/campus/lyon`)).status).toBe(200);
  expect((await ask(`${site.url}/Campus-LYON/?A=b`)).headers.location).toBe('/campus/lyon?A=b');
});

test('RED-8: an editor’s rule takes the place of the school’s, follows on from it, or makes an address stay', async ({
  standIn,
  site,
}) => {
  standIn.on(
    '/redirects',
    rules(
      ['/nous-contacter', '/contact'],
      ['/lyon', '/lyon'],
      ['/affiche', '/campus-gap'],
      ['/campus/nantes', '/campus-nantes'],
    ),
  );
  const location = async (path: string) => (await ask(`${site.url}${path}`)).headers.location;
  expect(await location('/nous-contacter')).toBe('/contact');
  expect(await location('/lyon')).toBeUndefined();
  expect(await location('/affiche')).toBe('/campus/gap');
  // The editors have moved the page to where the school's rule led away from.
  expect(await location('/nantes')).toBe('/campus-nantes');
  expect(await location('/campus-nantes')).toBeUndefined();
});

test('RED-7: rules that cannot stand together are named in the log when they are loaded', async ({
  standIn,
  site,
}) => {
  standIn.on('/redirects', rules(['/tourne', '/en-rond'], ['/en-rond', '/tourne']));
  expect((await ask(`${site.url}/tourne`)).status).toBe(404);
  await expect.poll(() => site.output()).toContain('/tourne');
  await expect.poll(() => site.output()).toContain('leads back to itself, by /en-rond and /tourne');
});

test('RED-1: a draft’s address is written in its one way with its token, and what is sent is never led away', async ({
  site,
}) => {
  const preview = await ask(`${site.url}/Campus/Lyon/?preview=Un-Jeton`);
  expect([preview.status, preview.headers.location]).toEqual([
    301,
    '/campus/lyon?preview=Un-Jeton',
  ]);
  expect(
    (await ask(`${site.url}/crm/Contact/`, { method: 'POST' })).headers.location,
  ).toBeUndefined();
});

test('while new rules are slow to come, those of before hold', async ({ standIn, site }) => {
  const location = async () => (await ask(`${site.url}/jpo`)).headers.location;
  standIn.on('/redirects', rules(['/jpo', '/agenda']));
  expect(await location()).toBe('/agenda');
  const slow = gate(rules(['/jpo', '/contact']));
  standIn.on('/redirects', slow.answer);
  await clear(site.url);
  expect(await location()).toBe('/agenda');
  slow.open();
  await expect.poll(location).toBe('/contact');
});
