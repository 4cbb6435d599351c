import { expect, test } from '@playwright/test';
import { Admin } from '../harness/admin.ts';
import { ask } from '../harness/client.ts';
import { NOW, type Product, startProduct } from '../harness/product.ts';

let product: Product;
let admin: Admin;

test.beforeAll(async () => {
  product = await startProduct();
  admin = await Admin.signIn(product.cms.url);
});

test.afterAll(() => product.stop());

async function previewOf(uid: string, documentId: string): Promise<string> {
  const query = `documentId=${documentId}&locale=fr&status=draft`;
  const reply = await admin.send('GET', `/content-manager/preview/url/${uid}?${query}`);
  return (reply.json() as { data: { url: string } }).data.url;
}

/** Every kind that has a page: an entry of the demo content, its address, and the field its title comes from. */
const kinds: [string, Record<string, string>, string, string][] = [
  [
    'api::news.news',
    { slug: 'magasin-ecole-mulhouse' },
    '/actualites/magasin-ecole-mulhouse',
    'title',
  ],
  [
    'api::event.event',
    { slug: 'portes-ouvertes-lyon-automne' },
    '/agenda/portes-ouvertes-lyon-automne',
    'title',
  ],
  ['api::campus.campus', { slug: 'lyon' }, '/campus/lyon', 'title'],
  ['api::programme.programme', { slug: 'bts-mco' }, '/programmes/bts-mco', 'title'],
  [
    'api::blog-post.blog-post',
    { slug: 'parcoursup-le-calendrier-sans-les-dates' },
    '/blog/parcoursup-le-calendrier-sans-les-dates',
    'title',
  ],
  ['api::testimonial.testimonial', { slug: 'ines-maurel' }, '/temoignages/ines-maurel', 'name'],
  ['api::article.article', { slug: 'un-nom-de-carte' }, '/article?slug=un-nom-de-carte', 'title'],
  [
    'api::work-study-offer.work-study-offer',
    { slug: 'conseiller-mutualiste-mutuelle-des-bassins-bordeaux' },
    '/offres-alternance?offre=conseiller-mutualiste-mutuelle-des-bassins-bordeaux',
    'title',
  ],
  ['api::page.page', { path: 'formations/bts-mco' }, '/formations/bts-mco', 'title'],
  ['api::page.page', { path: 'mentions-legales' }, '/mentions-legales', 'title'],
];

for (const [uid, identity, address, field] of kinds) {
  test(`a draft of ${address} is seen by its link, and by nobody else`, async ({ page }) => {
    const { site } = product;
    await page.clock.setFixedTime(NOW);
    const [[name, value] = ['', '']] = Object.entries(identity);
    const [entry] = await admin.list(uid, `filters[${name}][$eq]=${value}`);
    const path = `/content-manager/collection-types/${uid}/${entry?.documentId}?locale=fr`;
    await page.goto(`${site.url}${address}`);
    const published = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
    const draft = `${published}, à relire`;

    const saved = await admin.send('PUT', path, { [field]: draft });
    expect(saved.status, saved.body).toBe(200);
    const link = await previewOf(uid, entry?.documentId ?? '');
    const separator = address.includes('?') ? '&' : '?';
    expect(link.startsWith(`${site.url}${address}${separator}preview=`)).toBe(true);
    const seen = await page.goto(link);
    expect(seen?.status()).toBe(200);
    expect(seen?.headers()['cache-control']).toBe('private, no-store');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(draft);
    await expect(page.getByText('Aperçu d’un brouillon')).toBeVisible();

    await page.getByRole('link', { name: 'Quitter l’aperçu' }).click();
    await expect(page).toHaveURL(`${site.url}${address}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(published);
    expect((await ask(`${site.url}${address}`)).body).not.toContain('à relire');
  });
}

test('a draft of an offer that has expired is still seen by its link', async ({ page }) => {
  const uid = 'api::work-study-offer.work-study-offer';
  const slug = 'assistant-de-gestion-de-chantier-naval-carenage-mourillon-sud-toulon';
  await page.goto(await previewOf(uid, await admin.documentId(uid, slug)));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('chantier naval');
  await expect(page.getByText('Aperçu d’un brouillon')).toBeVisible();
});

test('a draft that was never published has its page for whoever has the link', async ({ page }) => {
  const id = await admin.create('api::news.news', { title: 'Jamais publiée', slug: 'jamais' });
  await page.goto(await previewOf('api::news.news', id));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jamais publiée');
  expect((await ask(`${product.site.url}/actualites/jamais`)).status).toBe(404);
});

test('a draft of the announcement is seen on the home, even by who dismissed what is published', async ({
  page,
}) => {
  const uid = 'api::banner.banner';
  const { site } = product;
  await page.clock.setFixedTime(NOW);
  await page.goto(site.url);
  const banner = page.getByRole('complementary', { name: 'Annonce' });
  await banner.getByRole('button').click();
  await expect(banner).toBeHidden();
  const [entry] = await admin.list(uid, 'filters[slug][$eq]=portes-ouvertes');
  const path = `/content-manager/collection-types/${uid}/${entry?.documentId}?locale=fr`;
  const saved = await admin.send('PUT', path, { message: 'Une annonce à relire' });
  expect(saved.status, saved.body).toBe(200);

  const seen = await page.goto(await previewOf(uid, entry?.documentId ?? ''));
  expect(seen?.headers()['cache-control']).toBe('private, no-store');
  await expect(banner).toContainText('Une annonce à relire');
  await expect(page.getByText('Aperçu d’un brouillon')).toBeVisible();
  await page.getByRole('link', { name: 'Quitter l’aperçu' }).click();
  await expect(banner).toBeHidden();
  expect((await ask(site.url)).body).not.toContain('à relire');
});

/** What has no page of its own: an entry, where it is seen, what is written, and what is then read. */
const parts: [string, string, string, Record<string, string>, RegExp][] = [
  [
    'api::offering.offering',
    'filters[programme][slug][$eq]=bts-mco&filters[campus][slug][$eq]=rennes',
    '/programmes/bts-mco',
    { enrolment: 'closed' },
    /Rennes.*Inscriptions closes/s,
  ],
  [
    'api::team-member.team-member',
    'filters[campus][slug][$eq]=lyon',
    '/campus/lyon',
    { name: 'Une Personne, à relire' },
    /Une Personne, à relire/,
  ],
];

for (const [uid, filter, address, written, read] of parts) {
  test(`a draft of ${uid} is seen on ${address} by its link, and by nobody else`, async ({
    page,
  }) => {
    const { site } = product;
    await page.clock.setFixedTime(NOW);
    const row = page.getByRole('main').getByRole('listitem').filter({ hasText: read });
    await page.goto(`${site.url}${address}`);
    await expect(row).toHaveCount(0);
    const [entry] = await admin.list(uid, filter);
    const path = `/content-manager/collection-types/${uid}/${entry?.documentId}?locale=fr`;
    const saved = await admin.send('PUT', path, written);
    expect(saved.status, saved.body).toBe(200);

    const link = await previewOf(uid, entry?.documentId ?? '');
    expect(link.startsWith(`${site.url}${address}?preview=`)).toBe(true);
    await page.goto(link);
    await expect(row).toHaveCount(1);
    await expect(page.getByText('Aperçu d’un brouillon')).toBeVisible();
    await page.getByRole('link', { name: 'Quitter l’aperçu' }).click();
    await expect(row).toHaveCount(0);
  });
}

test('a link to a page shows nothing on the home', async () => {
  const uid = 'api::news.news';
  const link = new URL(await previewOf(uid, await admin.documentId(uid, 'magasin-ecole-mulhouse')));
  expect((await ask(`${product.site.url}/${link.search}`)).status).toBe(403);
});
