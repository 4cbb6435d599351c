import { expect, test } from '@playwright/test';
import { Admin } from '../harness/admin.ts';
import { ask, type Reply, signIn } from '../harness/client.ts';
import { type Cms, startCms } from '../harness/product.ts';

const NEWS = 'api::news.news';
const SITE = 'http://localhost:9';
const SLUG = 'magasin-ecole-mulhouse';

let cms: Cms;
let admin: Admin;
let token = '';

test.beforeAll(async () => {
  cms = await startCms({ siteUrl: SITE });
  admin = await Admin.signIn(cms.url);
  token = await signIn(cms.api);
});

test.afterAll(() => cms.stop());

const get = (path: string): Promise<Reply> =>
  ask(`${cms.api}${path}`, { headers: { authorization: `Bearer ${token}` } });

async function linkTo(
  who: Admin,
  uid: string,
  documentId: string,
  status = 'draft',
): Promise<string | undefined> {
  const query = `documentId=${documentId}&locale=fr&status=${status}`;
  const reply = await who.send('GET', `/content-manager/preview/url/${uid}?${query}`);
  return reply.status === 200 ? (reply.json() as { data: { url?: string } }).data.url : undefined;
}

const tokenOf = (link: string | undefined) => new URL(link ?? '').searchParams.get('preview');

test('a draft has a link to its address on the site, which shows it whole', async () => {
  const id = await admin.documentId(NEWS, SLUG);
  const published = (await get(`/news-items/${SLUG}?locale=fr`)).json() as { data: object };
  await admin.draft(NEWS, SLUG, { title: 'Un titre à relire' });
  const link = await linkTo(admin, NEWS, id);
  expect(link).toMatch(new RegExp(`^${SITE}/actualites/${SLUG}\\?preview=[\\w-]+\\.[\\w-]+$`));
  const reply = await get(`/previews/${tokenOf(link)}?locale=fr`);
  const { data, meta } = reply.json() as { data: object; meta: object };
  expect(reply.headers['cache-control']).toBe('no-store');
  expect(Object.keys(data).toSorted()).toEqual(Object.keys(published.data).toSorted());
  expect(data).toMatchObject({ title: 'Un titre à relire', slug: SLUG, body: expect.any(Array) });
  expect(meta).toEqual({ uid: NEWS, locale: 'fr', expiresAt: '2026-11-15T08:30:00.000Z' });
});

test('what is published keeps its words for everyone else', async () => {
  await admin.draft(NEWS, 'changer-de-campus-pas-de-dossier', { title: 'Pas encore' });
  for (const path of [
    '/news-items/changer-de-campus-pas-de-dossier?locale=fr',
    '/cassini/news?locale=fr&filters[slug][$eq]=changer-de-campus-pas-de-dossier',
    '/news-items?locale=fr&filters[slug][$eq]=changer-de-campus-pas-de-dossier',
  ]) {
    const reply = await get(path);
    expect(reply.status).toBe(200);
    expect(reply.body).toContain('Changer de campus, jamais de dossier');
    expect(reply.body).not.toContain('Pas encore');
  }
});

test('an entry that was never published is seen by its link alone', async () => {
  const id = await admin.create(NEWS, { title: 'Jamais publiée', slug: 'jamais-publiee' });
  expect((await get('/news-items/jamais-publiee?locale=fr')).status).toBe(404);
  const reply = await get(`/previews/${tokenOf(await linkTo(admin, NEWS, id))}?locale=fr`);
  expect(reply.json()).toMatchObject({ data: { title: 'Jamais publiée' } });
});

test('what is published is shown at its own address', async () => {
  const id = await admin.documentId(NEWS, SLUG);
  expect(await linkTo(admin, NEWS, id, 'published')).toBe(`${SITE}/actualites/${SLUG}`);
});

test('a forged link opens nothing, and neither does a true one without the site’s account', async () => {
  const id = await admin.documentId(NEWS, SLUG);
  const good = tokenOf(await linkTo(admin, NEWS, id)) ?? '';
  const [text = '', signature = ''] = good.split('.');
  const other = Buffer.from(`${NEWS} ${id} fr 9999999999999`).toString('base64url');
  for (const forged of [text, `${other}.${signature}`, `${text}.${'A'.repeat(43)}`, 'x.y', '..']) {
    expect([400, 403, 404], forged).toContain((await get(`/previews/${forged}`)).status);
  }
  expect([401, 403]).toContain((await ask(`${cms.api}/previews/${good}`)).status);
});

for (const [uid, slug, address] of [
  ['api::event.event', 'portes-ouvertes-lyon-automne', '/agenda/portes-ouvertes-lyon-automne'],
  ['api::campus.campus', 'lyon', '/campus/lyon'],
  ['api::programme.programme', 'bts-mco', '/programmes/bts-mco'],
  ['api::article.article', 'un-nom-de-carte', '/article?slug=un-nom-de-carte'],
  [
    'api::work-study-offer.work-study-offer',
    'conseiller-mutualiste-mutuelle-des-bassins-bordeaux',
    '/offres-alternance?offre=conseiller-mutualiste-mutuelle-des-bassins-bordeaux',
  ],
] as const) {
  test(`a draft of ${uid} is previewed at ${address}`, async () => {
    const id = await admin.documentId(uid, slug);
    const link = await linkTo(admin, uid, id);
    const separator = address.includes('?') ? '&' : '?';
    expect(link?.startsWith(`${SITE}${address}${separator}preview=`)).toBe(true);
    expect(await linkTo(admin, uid, id, 'published')).toBe(`${SITE}${address}`);
    const reply = await get(`/previews/${tokenOf(link)}?locale=fr`);
    expect(reply.json()).toMatchObject({ data: { slug }, meta: { uid } });
  });
}

for (const [uid, filter, address] of [
  ['api::banner.banner', 'filters[slug][$eq]=portes-ouvertes', '/'],
  [
    'api::offering.offering',
    'filters[programme][slug][$eq]=bts-mco&filters[campus][slug][$eq]=lyon',
    '/programmes/bts-mco',
  ],
  ['api::team-member.team-member', 'filters[campus][slug][$eq]=lyon', '/campus/lyon'],
] as const) {
  test(`a draft of ${uid}, which has no page of its own, is previewed at ${address}`, async () => {
    const [entry] = await admin.list(uid, filter);
    const link = await linkTo(admin, uid, entry?.documentId ?? '');
    expect(link?.startsWith(`${SITE}${address}?preview=`), link).toBe(true);
    const reply = await get(`/previews/${tokenOf(link)}?locale=fr`);
    expect(reply.json()).toMatchObject({ data: { documentId: entry?.documentId }, meta: { uid } });
  });
}

test('what the site shows nowhere has no link', async () => {
  const id = await admin.create('api::offering.offering', { label: 'Ni formation ni campus' });
  expect(await linkTo(admin, 'api::offering.offering', id)).toBeUndefined();
  const [redirect] = await admin.list('api::redirect.redirect');
  expect(await linkTo(admin, 'api::redirect.redirect', redirect?.documentId ?? '')).toBeUndefined();
});

test('nobody gets a link to what they may not read', async () => {
  const lyon = await admin.invite('Campus · Lyon');
  const admissions = await admin.invite('Admissions');
  const [mine] = await admin.list(NEWS, 'filters[campus_infos][slug][$eq]=lyon');
  const [theirs] = await admin.list(NEWS, 'filters[campus_infos][slug][$eq]=paris');
  expect(await linkTo(lyon, NEWS, mine?.documentId ?? '')).toContain('?preview=');
  expect(await linkTo(lyon, NEWS, theirs?.documentId ?? '')).toBeUndefined();
  expect(await linkTo(admissions, NEWS, theirs?.documentId ?? '')).toBeUndefined();
});
