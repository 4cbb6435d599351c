import { expect } from '@playwright/test';
import { ask } from '../harness/client.ts';
import { test } from '../harness/faulty.ts';
import { CLEAR_TOKEN } from '../harness/product.ts';
import { json, LYON, NEWS, raw } from '../harness/stand-in.ts';

const PAGE = `/actualites/${NEWS.slug}`;
const CALL = `/news-items/${NEWS.slug}`;
const BLOCK = 'id="home-news"';

test('API-9: the home asks for dated news, newest first, with what a card shows', async ({
  standIn,
  site,
}) => {
  const { body } = await ask(`${site.url}/`);
  expect(body).toContain(NEWS.title);
  const [call] = standIn.calls.filter(({ path }) => path === '/cassini/news');
  expect(Object.fromEntries(call?.query ?? [])).toMatchObject({
    locale: 'fr',
    sort: 'publishDate:desc',
    'filters[publishDate][$notNull]': 'true',
    'fields[0]': 'slug',
    'fields[1]': 'title',
    'fields[2]': 'publishDate',
    'fields[3]': 'summary',
    'populate[focusImage]': 'true',
    'populate[campus_infos][fields][0]': 'title',
    'populate[cat_news][fields][0]': 'title',
  });
});

for (const [name, answer] of [
  ['none', json({ data: [] })],
  ['an error', json({}, 500)],
  ['something else', raw('<html>')],
  ['only news of tomorrow', json({ data: [{ ...NEWS, publishDate: '2026-11-16T08:00:00.000Z' }] })],
  ['only news without a date', json({ data: [{ ...NEWS, publishDate: null }] })],
] as const) {
  test(`where the news call has ${name}, the home has no such block`, async ({ standIn, site }) => {
    standIn.on('/cassini/news', answer);
    const { status, body } = await ask(`${site.url}/`);
    expect(status).toBe(200);
    expect(body).toContain('Découvrir nos campus');
    expect(body).not.toContain(BLOCK);
  });
}

test('API-15: news with nothing but a title, a date and an address are news', async ({
  standIn,
  site,
}) => {
  const { title, slug, publishDate } = NEWS;
  standIn.on('/cassini/news', json([{ title, slug, publishDate }]));
  standIn.on(CALL, json({ title, slug }));
  expect((await ask(`${site.url}/`)).body).toContain(title);
  const page = await ask(`${site.url}${PAGE}`);
  expect([page.status, page.body.includes(title)]).toEqual([200, true]);
});

test('without a picture or a map there is no empty frame', async ({ standIn, site }) => {
  standIn.on('/campuses', json({}, 500));
  for (const path of ['/', PAGE]) {
    const { body } = await ask(`${site.url}${path}`);
    expect(body).toContain(NEWS.title);
    expect(body).not.toContain('class="plate');
  }
});

test('a picture elsewhere is shown from there; one that is no address is not shown', async ({
  standIn,
  site,
}) => {
  const shown = async (url: string) => {
    const focusImage = { url, width: 800, height: 600, alternativeText: 'Le port' };
    standIn.on(CALL, json({ data: { ...NEWS, focusImage } }));
    const headers = { authorization: `Bearer ${CLEAR_TOKEN}` };
    await ask(`${site.url}/api/clear`, { method: 'POST', headers });
    return /<img src="([^"]*)" alt="Le port"/.exec((await ask(`${site.url}${PAGE}`)).body)?.[1];
  };
  expect(await shown('https://cdn.example/port.jpg')).toBe('https://cdn.example/port.jpg');
  expect(await shown('/uploads/port_1f.jpg')).toBe('/uploads/port_1f.jpg');
  expect(await shown('javascript:alert(1)')).toBeUndefined();
  expect(await shown('//evil.example/port.jpg')).toBeUndefined();
});

test('SEO-2: what editors keep from search engines says « noindex, follow »', async ({
  standIn,
  site,
}) => {
  const robots = '<meta name="robots" content="noindex, follow"/>';
  expect((await ask(`${site.url}${PAGE}`)).body).not.toContain(robots);
  const seo = { preventIndexing: true, metaDescription: 'Pour les moteurs.' };
  standIn.on('/news-items/cachee', json({ data: { ...NEWS, slug: 'cachee', seo } }));
  const { body } = await ask(`${site.url}/actualites/cachee`);
  expect(body).toContain(robots);
  expect(body).toContain('<meta name="description" content="Pour les moteurs."/>');
});

for (const [name, answer, status] of [
  ['is not there', json({ error: {} }, 404), 404],
  ['is of tomorrow', json({ data: { ...NEWS, publishDate: '2026-11-15T08:00:01.000Z' } }), 404],
  ['cannot be had', json({}, 500), 503],
  ['is something else', json({ data: LYON.slug }), 503],
] as const) {
  test(`RTE-20: a news item that ${name} is a ${status}`, async ({ standIn, site }) => {
    standIn.on(CALL, answer);
    expect((await ask(`${site.url}${PAGE}`)).status).toBe(status);
  });
}
