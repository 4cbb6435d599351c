import { rm } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { Admin } from '../harness/admin.ts';
import { ask, signIn } from '../harness/client.ts';
import { freePort, ROOT, run } from '../harness/process.ts';
import { cmsSettings, emptyPlace, NOW, newPlace, startCms } from '../harness/product.ts';
import { json, StandIn } from '../harness/stand-in.ts';

const SIZE = { campuses: 40, 'news-items': 150, events: 300 };
const SEED = 'network:40,150,300';
const EVENT = 'api::event.event';
const NEWS = 'api::news.news';
const CAMPUS = 'api::campus.campus';

type Related = { documentId: string; slug: string };
type Entry = Record<string, unknown> & Related;
type Call = (path: string) => Promise<{ data: Entry; meta: { pagination: { total: number } } }>;

async function caller(api: string): Promise<Call> {
  const headers = { authorization: `Bearer ${await signIn(api)}` };
  return async (address) => {
    const reply = await ask(`${api}${address}`, { headers });
    expect(reply.status, address).toBe(200);
    return reply.json() as Awaited<ReturnType<Call>>;
  };
}

/** The newest entries of a kind: those of the network come after the demo's. */
async function newest(call: Call, kind: string): Promise<Entry> {
  const { data } = await call(`/${kind}?locale=fr&sort=id:desc&pagination[limit]=1`);
  const [entry] = data as unknown as Entry[];
  if (!entry) throw new Error(`There is no entry in ${kind}`);
  return (await call(`/${kind}/${entry.slug}?locale=fr`)).data;
}

/** What an entry does not share with its copy: its name and dates, whose work it is, and what points to it. */
const ITS_OWN = [
  ...['documentId', 'slug', 'createdAt', 'updatedAt', 'publishedAt', 'createdBy', 'updatedBy'],
  ...['team', 'offerings', 'events', 'news'],
];

function essence(entry: object): unknown {
  const kept = Object.entries(entry).filter(([name]) => !ITS_OWN.includes(name));
  const text = JSON.stringify(Object.fromEntries(kept), (key, value) =>
    key === 'id' ? undefined : value,
  );
  return JSON.parse(text);
}

const connect = (...related: Related[]) => ({
  connect: related.map(({ documentId }) => ({ documentId, locale: 'fr' })),
});

/** What an editor would type to make the same entry, relations included. */
function typed(entry: Entry): object {
  const { documentId: _, createdAt, updatedAt, publishedAt, locale, ...fields } = entry;
  const { campus, campus_infos, cat_news } = fields as Record<string, Related & Related[]>;
  const { focusImage } = fields as { focusImage?: { id: number } };
  return {
    ...JSON.parse(JSON.stringify(fields, (key, value) => (key === 'id' ? undefined : value))),
    slug: `${entry.slug}-copie`,
    ...(focusImage && { focusImage: focusImage.id }),
    ...(campus && { campus: connect(campus) }),
    ...(campus_infos && { campus_infos: connect(...campus_infos) }),
    ...(cat_news && { cat_news: connect(cat_news) }),
  };
}

async function totals(call: Call): Promise<Record<string, number>> {
  const counts = Object.keys(SIZE).map(async (kind) => {
    const { meta } = await call(`/${kind}?locale=fr&pagination[pageSize]=1`);
    return [kind, meta.pagination.total];
  });
  return Object.fromEntries(await Promise.all(counts));
}

test('a network is put in as documents are, and stays as editors leave it', async () => {
  test.setTimeout(120_000);
  const place = await newPlace();
  const site = await StandIn.start({ '/clear': json({}) });
  try {
    const first = await startCms({ place, seed: SEED, siteUrl: new URL(site.api).origin });
    const call = await caller(first.api);
    const admin = await Admin.signIn(first.url);

    await test.step('there is as much of it as was asked, and the site is told', async () => {
      expect(await totals(call)).toEqual(SIZE);
      // Once for the start, and once for what was put in.
      await expect.poll(() => site.count('/clear')).toBe(2);
    });

    for (const [kind, uid] of [
      ['events', EVENT],
      ['news-items', NEWS],
      ['campuses', CAMPUS],
    ] as const) {
      await test.step(`an editor’s copy is no different: ${kind}`, async () => {
        const made = await newest(call, kind);
        const copy = typed(made) as { slug: string };
        await admin.create(uid, copy);
        await admin.update(uid, copy.slug, copy);
        const copied = (await call(`/${kind}/${copy.slug}?locale=fr`)).data;
        expect(essence(copied)).toEqual(essence(made));
        const draft = await admin.read(uid, made.slug);
        expect(draft).toMatchObject({ status: 'published' });
        expect(essence(await admin.read(uid, copy.slug))).toEqual(essence(draft));
        await admin.remove(uid, copy.slug);
      });
    }

    const event = await newest(call, 'events');
    const news = await newest(call, 'news-items');
    const campus = await newest(call, 'campuses');
    expect(news).toMatchObject({ focusImage: { url: expect.stringContaining('/uploads/') } });

    await test.step('the calls of the site find it', async () => {
      const upcoming = await call(
        `/events?locale=fr&filters[campus][slug][$eq]=${campus.slug}&filters[dateStart][$gte]=${NOW.slice(0, 10)}&populate[campus][fields][0]=slug`,
      );
      expect(upcoming.data).toContainEqual(
        expect.objectContaining({ campus: expect.objectContaining({ slug: campus.slug }) }),
      );
      const listed = await call(`/cassini/news?locale=fr&filters[slug][$eq]=${news.slug}`);
      expect(listed.data).toEqual([
        expect.objectContaining({
          cat_news: expect.objectContaining({ title: expect.any(String) }),
          campus_infos: expect.arrayContaining([
            expect.objectContaining({
              campus: expect.objectContaining({ slug: expect.any(String) }),
            }),
          ]),
        }),
      ]);
      const offerings = await call(
        `/offerings?filters[campus][slug][$eq]=${campus.slug}&populate=*`,
      );
      expect(offerings.data).toContainEqual(
        expect.objectContaining({
          programme: expect.objectContaining({ slug: expect.any(String) }),
          intakes: [expect.objectContaining({ date: expect.any(String) })],
        }),
      );
    });

    await admin.update(EVENT, event.slug, { title: 'Portes ouvertes, reportées' });
    await admin.update(NEWS, news.slug, { summary: 'Un autre résumé.' });
    await admin.remove(CAMPUS, campus.slug);
    const edited = async (ask: Call) => ({
      totals: await totals(ask),
      event: (await ask(`/events/${event.slug}?locale=fr`)).data,
      news: (await ask(`/news-items/${news.slug}?locale=fr`)).data,
    });
    const before = await edited(call);
    expect(before.totals).toEqual({ ...SIZE, campuses: SIZE.campuses - 1 });
    expect(before.event).toMatchObject({ title: 'Portes ouvertes, reportées', type: event.type });
    expect(before.news).toMatchObject({ summary: 'Un autre résumé.', cat_news: news.cat_news });
    expect(essence({ body: before.news.body })).toEqual(essence({ body: news.body }));
    await first.stop();

    const second = await startCms({ place, seed: SEED });
    expect(await edited(await caller(second.api))).toEqual(before);
    await second.stop();
  } finally {
    await site.stop();
    await rm(place.data, { recursive: true, force: true });
  }
});

test('CFG-1: content that does not exist stops the start, with what does', async () => {
  const place = await emptyPlace();
  const settings = { ...cmsSettings(place, await freePort()), SEED_CONTENT: 'networks' };
  const cms = run('dist/server.js', path.join(ROOT, 'cms'), settings);
  expect(await cms.exited).toBe(1);
  expect(cms.output()).toBe(
    'SEED_CONTENT is malformed: it expects none, demo, network, or network: and how many campuses, news and events, for example SEED_CONTENT=network:50,200,400\n',
  );
  await rm(place.data, { recursive: true, force: true });
});
