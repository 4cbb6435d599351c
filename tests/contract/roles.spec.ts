import { rm } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { Admin } from '../harness/admin.ts';
import { type Cms, newPlace, startCms } from '../harness/product.ts';

const NEWS = 'api::news.news';
const EVENT = 'api::event.event';
const OFFER = 'api::work-study-offer.work-study-offer';
const CAMPUS = 'api::campus.campus';
const REQUEST = 'api::visitor-request.visitor-request';
const content = (uid: string) => `/content-manager/collection-types/${uid}`;

let cms: Cms;
let administrator: Admin;
let lyon: Admin;
let campuses: { lyon: string; paris: string };

test.beforeAll(async () => {
  cms = await startCms();
  administrator = await Admin.signIn(cms.url);
  lyon = await administrator.invite('Campus · Lyon');
  campuses = {
    lyon: await administrator.documentId(CAMPUS, 'lyon'),
    paris: await administrator.documentId(CAMPUS, 'paris'),
  };
});

test.afterAll(() => cms.stop());

/** An entry of a campus that is there from the demo content. */
async function ofCampus(uid: string, campus: keyof typeof campuses): Promise<string> {
  const field = uid === NEWS ? 'campus_infos' : 'campus';
  const found = await administrator.list(uid, `filters[${field}][slug][$eq]=${campus}`);
  const [entry] = found;
  if (!entry) throw new Error(`The demo content has no ${uid} in ${campus}`);
  return entry.documentId;
}

const newEvent = (slug: string, more: object = {}) => ({
  title: 'Portes ouvertes du samedi',
  slug,
  type: 'open-door',
  description: 'Visite des salles et cours d’essai.',
  dateStart: '2027-01-16T09:00:00.000Z',
  ...more,
});

test.describe('a campus editor', () => {
  for (const uid of [NEWS, EVENT, OFFER]) {
    test(`sees of ${uid} what is the campus’s, and nothing else`, async () => {
      const field = uid === NEWS ? 'campus_infos' : 'campus';
      const all = await administrator.list(uid, `filters[${field}][slug][$eq]=lyon`);
      const seen = await lyon.list(uid);
      expect(seen.length).toBeGreaterThan(0);
      expect(seen.map(({ slug }) => slug).toSorted()).toEqual(
        all.map(({ slug }) => slug).toSorted(),
      );
    });
  }

  test('writes, publishes and deletes for the campus, which need not be chosen', async () => {
    const documentId = await lyon.create(EVENT, newEvent('samedi-de-lyon'));
    const [mine] = await administrator.list(
      EVENT,
      'filters[slug][$eq]=samedi-de-lyon&filters[campus][slug][$eq]=lyon',
    );
    expect(mine?.documentId).toBe(documentId);
    await lyon.update(EVENT, 'samedi-de-lyon', newEvent('samedi-de-lyon', { title: 'Samedi' }));
    await lyon.remove(EVENT, 'samedi-de-lyon');
    expect(await lyon.list(EVENT, 'filters[slug][$eq]=samedi-de-lyon')).toEqual([]);
  });

  const others: [string, (id: string, uid: string) => [string, string, object?]][] = [
    ['read', (id, uid) => ['GET', `${content(uid)}/${id}?locale=fr`]],
    ['change', (id, uid) => ['PUT', `${content(uid)}/${id}?locale=fr`, { title: 'Pris' }]],
    ['publish', (id, uid) => ['POST', `${content(uid)}/${id}/actions/publish?locale=fr`, {}]],
    ['unpublish', (id, uid) => ['POST', `${content(uid)}/${id}/actions/unpublish?locale=fr`, {}]],
    [
      'discard the draft of',
      (id, uid) => ['POST', `${content(uid)}/${id}/actions/discard?locale=fr`, {}],
    ],
    ['delete', (id, uid) => ['DELETE', `${content(uid)}/${id}?locale=fr`]],
    ['delete every language of', (id, uid) => ['DELETE', `${content(uid)}/${id}?locale=*`]],
    [
      'copy',
      (id, uid) => ['POST', `${content(uid)}/clone/${id}?locale=fr`, { slug: 'copie-prise' }],
    ],
    [
      'publish by the dozen',
      (id, uid) => [
        'POST',
        `${content(uid)}/actions/bulkPublish`,
        { documentIds: [id], locale: 'fr' },
      ],
    ],
    [
      'unpublish by the dozen',
      (id, uid) => [
        'POST',
        `${content(uid)}/actions/bulkUnpublish`,
        { documentIds: [id], locale: 'fr' },
      ],
    ],
    [
      'delete by the dozen',
      (id, uid) => ['POST', `${content(uid)}/actions/bulkDelete?locale=fr`, { documentIds: [id] }],
    ],
    [
      'translate',
      (id, uid) => ['PUT', `${content(uid)}/${id}?locale=en`, { title: 'Taken', slug: 'taken' }],
    ],
    [
      'read the campuses of',
      (id, uid) => [
        'GET',
        `/content-manager/relations/${uid}/${id}/${uid === NEWS ? 'campus_infos' : 'campus'}?locale=fr`,
      ],
    ],
  ];

  for (const uid of [NEWS, EVENT, OFFER]) {
    for (const [doing, call] of others) {
      test(`may not ${doing} another campus’s ${uid}`, async () => {
        const id = await ofCampus(uid, 'paris');
        const read = () => administrator.send('GET', `${content(uid)}/${id}?locale=fr`);
        const before = (await read()).json();
        const reply = await lyon.send(...call(id, uid));
        expect([400, 403, 404], reply.body).toContain(reply.status);
        expect((await read()).json()).toEqual(before);
      });
    }
  }

  test('may not create for another campus, by any way of naming it', async () => {
    const ways = [
      campuses.paris,
      { connect: [{ documentId: campuses.paris }] },
      { set: [{ documentId: campuses.paris }] },
      { connect: [campuses.lyon, campuses.paris] },
      { connect: [campuses.paris, campuses.lyon] },
    ];
    for (const [index, campus] of ways.entries()) {
      const slug = `ailleurs-${index}`;
      await lyon.send('POST', content(EVENT), newEvent(slug, { campus }));
      const made = await administrator.list(EVENT, `filters[slug][$eq]=${slug}`);
      const ofLyon = await lyon.list(EVENT, `filters[slug][$eq]=${slug}`);
      expect(made, JSON.stringify(campus)).toEqual(ofLyon);
    }
    const news = { title: 'Prise', slug: 'prise', campus_infos: [campuses.lyon, campuses.paris] };
    expect((await lyon.send('POST', content(NEWS), news)).status).toBe(403);
    expect(await administrator.list(NEWS, 'filters[slug][$eq]=prise')).toEqual([]);
  });

  test('may not give its own entry to another campus, share it, or let it go', async () => {
    await lyon.create(EVENT, newEvent('reste-a-lyon'));
    const id = await administrator.documentId(EVENT, 'reste-a-lyon');
    for (const campus of [
      { connect: [{ documentId: campuses.paris }] },
      { disconnect: [{ documentId: campuses.lyon }] },
      { set: [] },
    ]) {
      const reply = await lyon.send('PUT', `${content(EVENT)}/${id}?locale=fr`, { campus });
      expect(reply.status, reply.body).toBe(403);
    }
    const kept = await administrator.list(
      EVENT,
      'filters[slug][$eq]=reste-a-lyon&filters[campus][slug][$eq]=lyon',
    );
    expect(kept).toHaveLength(1);
    await administrator.remove(EVENT, 'reste-a-lyon');
  });

  test('may not change what several campuses share', async () => {
    const shared = {
      title: 'À deux',
      slug: 'a-deux',
      campus_infos: [campuses.lyon, campuses.paris],
    };
    const id = await administrator.create(NEWS, shared);
    expect((await lyon.list(NEWS, 'filters[slug][$eq]=a-deux')).length).toBe(1);
    const reply = await lyon.send('PUT', `${content(NEWS)}/${id}?locale=fr`, { title: 'À moi' });
    expect(reply.status).toBe(403);
    expect(reply.json()).toMatchObject({
      error: { message: 'Cette publication n’est pas celle de votre campus, ou pas de lui seul.' },
    });
    await administrator.remove(NEWS, 'a-deux');
  });

  for (const uid of [
    'api::campus.campus',
    'api::programme.programme',
    'api::offering.offering',
    'api::page.page',
    'api::redirect.redirect',
    'api::menu-enrichi.menu-enrichi',
    'api::banner.banner',
    'api::team-member.team-member',
    REQUEST,
  ]) {
    test(`may not create ${uid}`, async () => {
      const reply = await lyon.send('POST', content(uid), { title: 'x', name: 'x', slug: 'x' });
      expect(reply.status, reply.body).toBe(403);
    });
  }

  test('may not read what visitors asked, accounts, roles or settings', async () => {
    for (const path of [
      content(REQUEST),
      '/admin/users',
      '/admin/api-tokens',
      '/content-manager/single-types/api::website-setting.website-setting?locale=fr',
      '/users-permissions/roles',
    ]) {
      expect((await lyon.send('GET', path)).status, path).toBe(403);
    }
  });

  test('sees no other campus’s work on the home of the admin', async () => {
    for (const action of ['update', 'publish']) {
      const reply = await lyon.send(
        'GET',
        `/content-manager/homepage/recent-documents?action=${action}`,
      );
      if (reply.status === 403) continue;
      const { data } = reply.json() as { data: { documentId: string; contentTypeUid: string }[] };
      for (const entry of data.filter(({ contentTypeUid }) =>
        [NEWS, EVENT, OFFER].includes(contentTypeUid),
      )) {
        const read = await lyon.send(
          'GET',
          `${content(entry.contentTypeUid)}/${entry.documentId}?locale=fr`,
        );
        expect(read.status).toBe(200);
      }
    }
  });

  test('may not make an account or take another role', async () => {
    const [me] = [(await lyon.send('GET', '/admin/users/me')).json()] as { data: { id: number } }[];
    const roles = (await administrator.send('GET', '/admin/roles')).json() as {
      data: { id: number; code: string }[];
    };
    const wanted = roles.data.find(({ code }) => code === 'strapi-super-admin')?.id;
    for (const [method, path] of [
      ['PUT', '/admin/users/me'],
      ['PUT', `/admin/users/${me?.data.id}`],
      ['POST', '/admin/users'],
    ] as const) {
      const reply = await lyon.send(method, path, {
        email: 'autre@cassini.example',
        firstname: 'Camille',
        lastname: 'Autre',
        roles: [wanted],
      });
      expect([400, 403], `${method} ${path}: ${reply.body}`).toContain(reply.status);
    }
  });
});

test('an editor writes for every campus, and reads no visitor’s request', async () => {
  const editor = await administrator.invite('Rédaction');
  await editor.create(EVENT, newEvent('par-la-redaction', { campus: campuses.paris }));
  await editor.update(EVENT, 'par-la-redaction', newEvent('par-la-redaction'));
  await editor.remove(EVENT, 'par-la-redaction');
  expect((await editor.list(NEWS)).length).toBeGreaterThan(50);
  expect((await editor.send('GET', content(REQUEST))).status).toBe(403);
  expect((await editor.send('GET', '/admin/users')).status).toBe(403);
});

test('admissions read visitors’ requests, mark and erase them, and publish nothing', async () => {
  const admissions = await administrator.invite('Admissions');
  const asked = { reference: 'essai-1', action: 'contact', receivedAt: '2026-11-14T10:00:00.000Z' };
  const id = await administrator.create(REQUEST, { ...asked, email: 'parent@famille.example' });
  expect((await admissions.list(REQUEST)).map(({ documentId }) => documentId)).toContain(id);
  const marked = await admissions.send('PUT', `${content(REQUEST)}/${id}`, {
    state: 'handled',
    email: 'autre@famille.example',
  });
  const { data } = marked.json() as { data: { state: string; email: string } };
  expect(data).toMatchObject({ state: 'handled', email: 'parent@famille.example' });
  expect((await admissions.send('DELETE', `${content(REQUEST)}/${id}`)).status).toBe(200);
  expect((await admissions.send('POST', content(REQUEST), asked)).status).toBe(403);
  expect((await admissions.send('GET', content(NEWS))).status).toBe(403);
});

test('a campus that opens has its role, of its name; one that closes takes it along', async () => {
  const names = async () => {
    const reply = await administrator.send('GET', '/admin/roles');
    return (reply.json() as { data: { name: string }[] }).data.map(({ name }) => name);
  };
  const campus = { name: 'Vierzon', title: 'Campus de Vierzon', slug: 'vierzon' };
  const place = { latitude: 47.22, longitude: 2.07, timeZone: 'Europe/Paris' };
  await administrator.create(CAMPUS, { ...campus, ...place });
  expect(await names()).toContain('Campus · Vierzon');
  await administrator.draft(CAMPUS, 'vierzon', { ...campus, name: 'Vierzon-Cher' });
  expect(await names()).toContain('Campus · Vierzon-Cher');
  await administrator.remove(CAMPUS, 'vierzon');
  expect((await names()).filter((name) => name.includes('Vierzon'))).toEqual([]);
});

type Permission = Record<'action' | 'subject' | 'properties' | 'conditions', unknown>;

/** What may be done in a role, and a way to have it say something else. */
async function rightsOf(admin: Admin, name: string) {
  const reply = await admin.send('GET', '/admin/roles');
  const { data: roles } = reply.json() as { data: { id: number; name: string }[] };
  const path = `/admin/roles/${roles.find((role) => role.name === name)?.id}/permissions`;
  const { data } = (await admin.send('GET', path)).json() as { data: Permission[] };
  const rights = data.map(
    ({ action, subject, properties, conditions }): Permission => ({
      action,
      subject,
      properties,
      conditions,
    }),
  );
  const give = async (permissions: Permission[]) => {
    expect((await admin.send('PUT', path, { permissions })).status).toBe(200);
  };
  return { rights, facts: rights.map((right) => JSON.stringify(right)).toSorted(), give };
}

test('the rights of a campus are put back at the next start; a role of the administrators’ own is left alone', async () => {
  const place = await newPlace();
  const first = await startCms({ place });
  const before = await Admin.signIn(first.url);
  const lyons = await rightsOf(before, 'Campus · Lyon');
  const pariss = await rightsOf(before, 'Campus · Paris');
  // Of every campus from now on, and without the first.
  await lyons.give(lyons.rights.slice(1).map((right) => ({ ...right, conditions: [] })));
  await pariss.give([]);
  await before.send('POST', '/admin/roles', { name: 'Stagiaires' });
  await (await rightsOf(before, 'Stagiaires')).give(lyons.rights.slice(0, 1));
  const trainees = (await rightsOf(before, 'Stagiaires')).facts;
  expect(trainees).toHaveLength(1);
  expect((await rightsOf(before, 'Campus · Lyon')).facts).not.toEqual(lyons.facts);
  expect((await rightsOf(before, 'Campus · Paris')).facts).toEqual([]);
  await first.stop();

  const second = await startCms({ place });
  const after = await Admin.signIn(second.url);
  expect((await rightsOf(after, 'Campus · Lyon')).facts).toEqual(lyons.facts);
  expect((await rightsOf(after, 'Campus · Paris')).facts).toEqual(pariss.facts);
  expect((await rightsOf(after, 'Stagiaires')).facts).toEqual(trainees);
  await second.stop();
  await rm(place.data, { recursive: true, force: true });
});

type Named = { label: string; children?: Named[] };
type Right = { displayName: string; plugin?: string; category?: string; subCategory?: string };
type Sections = {
  collectionTypes: { subjects: { uid: string; label: string; properties: Named[] }[] };
  plugins: Right[];
  settings: Right[];
};

test('the page of a role speaks of kinds, fields and actions in French', async () => {
  const reply = await administrator.send('GET', '/admin/permissions');
  const { data } = reply.json() as { data: { sections: Sections } };
  const { collectionTypes, plugins, settings } = data.sections;
  const news = collectionTypes.subjects.find(({ uid }) => uid === NEWS);
  expect(news).toMatchObject({ label: 'Actualités' });
  const fields = news?.properties[0]?.children?.map(({ label }) => label);
  expect(fields).toEqual(expect.arrayContaining(['Titre', 'Campus concernés', 'Référencement']));

  const words = [...plugins, ...settings].flatMap(
    ({ displayName, plugin, category, subCategory }) => [
      displayName,
      plugin ?? category ?? '',
      subCategory ?? '',
    ],
  );
  const english = /access|create|read\b|update|edit|delete|configure|settings|types|users|tokens/i;
  expect(words.filter((word) => english.test(word))).toEqual([]);
});
