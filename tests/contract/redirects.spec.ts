import { expect, test } from '@playwright/test';
import { Admin } from '../harness/admin.ts';
import { ask, signIn } from '../harness/client.ts';
import { type Cms, startCms } from '../harness/product.ts';

const REDIRECT = 'api::redirect.redirect';
const NEWS = 'api::news.news';

test.describe.configure({ mode: 'serial' });

let cms: Cms;
let admin: Admin;

test.beforeAll(async () => {
  cms = await startCms();
  admin = await Admin.signIn(cms.url);
});

test.afterAll(async () => {
  await cms.stop();
});

async function rules(): Promise<Record<string, string>> {
  const headers = { authorization: `Bearer ${await signIn(cms.api)}` };
  const reply = await ask(`${cms.api}/redirects?pagination[limit]=100`, { headers });
  const { data } = reply.json() as { data: { from: string; to: string }[] };
  return Object.fromEntries(data.map(({ from, to }) => [from, to]));
}

test('RED-8: editors add rules, which are kept tidy', async () => {
  await admin.create(REDIRECT, { from: '/Salon-Etudiant/', to: '/agenda' });
  expect(await rules()).toMatchObject({ '/salon-etudiant': '/agenda' });
});

test('RED-8: an address may be as long as its form allows', async () => {
  const [from, to] = [`/${'a'.repeat(499)}`, `/agenda?${'b'.repeat(492)}`];
  await admin.create(REDIRECT, { from, to });
  expect(await rules()).toMatchObject({ [from]: to });
});

for (const [name, from, to, reason] of [
  ['a duplicate', '/salon-etudiant', '/contact', 'est déjà redirigé'],
  ['a chain', '/forum', '/salon-etudiant', 'visez cette adresse'],
  ['a loop', '/forum', '/forum', 'se renverrait à lui-même'],
  ['another host', '//evil.example', '/agenda', 'n’est pas un chemin du site'],
  ['a chain with the school’s table', '/affiche', '/campus-lyon', '« /campus/lyon » : visez'],
] as const) {
  test(`RED-7: ${name} is refused with its reason, in French`, async () => {
    await expect(admin.create(REDIRECT, { from, to })).rejects.toThrow(reason);
  });
}

test('RED-7: a rule made by duplicating another is checked like any other', async () => {
  const [source] = await admin.list(REDIRECT, 'filters[from][$eq]=/salon-etudiant');
  const fields = { from: '/Forum/', to: '/salon-etudiant' };
  await expect(admin.duplicate(REDIRECT, source?.documentId ?? '', fields)).rejects.toThrow(
    'visez cette adresse',
  );
  await admin.duplicate(REDIRECT, source?.documentId ?? '', { ...fields, to: '/agenda' });
  expect(await rules()).toMatchObject({ '/forum': '/agenda' });
});

test('a published page that changes its slug leaves a redirect, and may move on and back', async () => {
  const old = 'magasin-ecole-mulhouse';
  const [first, second] = ['magasin-ecole', 'le-magasin-ecole'];
  await admin.draft(NEWS, old, { slug: first });
  expect(await rules()).not.toHaveProperty(`/actualites/${old}`);
  await admin.update(NEWS, first, { slug: first });
  expect(await rules()).toMatchObject({ [`/actualites/${old}`]: `/actualites/${first}` });

  await admin.update(NEWS, first, { slug: second });
  expect(await rules()).toMatchObject({
    [`/actualites/${old}`]: `/actualites/${second}`,
    [`/actualites/${first}`]: `/actualites/${second}`,
  });

  await admin.update(NEWS, second, { slug: old });
  const settled = await rules();
  expect(settled).not.toHaveProperty(`/actualites/${old}`);
  expect(settled).toMatchObject({
    [`/actualites/${first}`]: `/actualites/${old}`,
    [`/actualites/${second}`]: `/actualites/${old}`,
  });
});

for (const [uid, list, old] of [
  ['api::article.article', '/article', 'un-nom-de-carte'],
  [
    'api::work-study-offer.work-study-offer',
    '/offres-alternance',
    'conseiller-mutualiste-mutuelle-des-bassins-bordeaux',
  ],
] as const) {
  test(`what the query of ${list} names leaves a redirect too, and takes along those that led to it`, async () => {
    const name = uid === 'api::article.article' ? 'slug' : 'offre';
    const promotion = `/vers${list}`;
    await admin.create(REDIRECT, { from: promotion, to: `${list}?${name}=${old}` });
    await admin.update(uid, old, { slug: 'un-autre-nom' });
    expect(await rules()).toMatchObject({
      [`${list}/${old}`]: `${list}/un-autre-nom`,
      [promotion]: `${list}/un-autre-nom`,
    });
    await expect(
      admin.create(REDIRECT, { from: '/chaine', to: `${list}?${name}=${old}` }),
    ).rejects.toThrow('visez cette adresse');

    await admin.update(uid, 'un-autre-nom', { slug: old });
    const settled = await rules();
    expect(settled).not.toHaveProperty(`${list}/${old}`);
    expect(settled).toMatchObject({
      [`${list}/un-autre-nom`]: `${list}/${old}`,
      [promotion]: `${list}/${old}`,
    });
  });
}

test('RED-8: an old address that has a query is kept as the path it stands for', async () => {
  await admin.create(REDIRECT, { from: '/article?slug=jamais-paru', to: '/blog' });
  expect(await rules()).toMatchObject({ '/article/jamais-paru': '/blog' });
});

test('RED-8: an editor’s rule may take the place of the school’s, or keep its address where it is', async () => {
  await admin.create(REDIRECT, { from: '/nous-contacter', to: '/contact' });
  await admin.create(REDIRECT, { from: '/bachelor', to: '/bachelor' });
  expect(await rules()).toMatchObject({ '/nous-contacter': '/contact', '/bachelor': '/bachelor' });
});

test('a page published at an old address of the school stays there, and may move away again', async () => {
  const [old, place] = ['brest-criee-numerique', 'archives-2018'];
  await admin.update(NEWS, old, { slug: place });
  expect(await rules()).toMatchObject({
    [`/actualites/${old}`]: `/actualites/${place}`,
    [`/actualites/${place}`]: `/actualites/${place}`,
  });
  await admin.update(NEWS, place, { slug: old });
  const settled = await rules();
  expect(settled).not.toHaveProperty(`/actualites/${old}`);
  expect(settled).toMatchObject({ [`/actualites/${place}`]: `/actualites/${old}` });
});
