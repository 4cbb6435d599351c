import { expect } from '@playwright/test';
import { ask } from '../harness/client.ts';
import { test } from '../harness/faulty.ts';
import { newPerson, sendForm, signedToken } from '../harness/request-form.ts';
import { type Answer, json } from '../harness/stand-in.ts';

const COURSE = { id: '1', slug: 'bts-mco', name: 'BTS MCO' };
const CAMPUS = { id: '2', slug: 'lyon', name: 'Lyon' };
const courses = (found: object[]) => json({ brochure: found, contact: found, registration: [] });
const CAMPUSES = '/crm-links/contact/bts-mco/campuses';

/** As the content service acknowledges a request. */
const stored: Answer = (call, response) => {
  const { data } = JSON.parse(call.body);
  return json({ data: { reference: data.reference } }, 201)(call, response);
};

const form = () => ({
  ...newPerson(),
  course: 'bts-mco',
  campus: 'lyon',
  message: 'Bonjour',
  token: signedToken('contact'),
});

test('POP-12: while nobody can say what is offered, a request that looks right is kept', async ({
  standIn,
  site,
}) => {
  standIn.on('/crm-links/actions', courses([COURSE]));
  standIn.on(CAMPUSES, json({}, 500));
  standIn.on('/visitor-requests', stored);
  const sent = form();
  expect((await sendForm(`${site.url}/crm/contact`, sent)).status).toBe(303);
  const [call] = standIn.calls.filter(({ path }) => path === '/visitor-requests');
  expect(JSON.parse(call?.body ?? '{}').data).toMatchObject({
    programme: 'bts-mco',
    campus: 'lyon',
    phone: '+33612345678',
    email: sent.email,
  });
  const odd = await sendForm(`${site.url}/crm/contact`, { ...form(), campus: '../lyon' });
  expect(odd.status).toBe(503);
  expect(standIn.count('/visitor-requests')).toBe(1);
});

test('POP-12: a campus that does not offer the course is not taken for one that does', async ({
  standIn,
  site,
}) => {
  standIn.on('/crm-links/actions', courses([COURSE]));
  standIn.on(CAMPUSES, json([CAMPUS]));
  standIn.on('/visitor-requests', stored);
  const answer = await sendForm(`${site.url}/crm/contact`, { ...form(), campus: 'gap' });
  expect([answer.status, standIn.count('/visitor-requests')]).toEqual([422, 0]);
  expect(await answer.text()).toContain('Ce campus ne propose pas cette formation.');
});

test('nothing that a visitor writes is in a log', async ({ standIn, site }) => {
  standIn.on('/crm-links/actions', courses([COURSE]));
  standIn.on(CAMPUSES, json([CAMPUS]));
  const personal = (call: { body: string }) => ({ error: { message: call.body } });
  standIn.on('/visitor-requests', (call, response) => json(personal(call), 500)(call, response));
  const sent = form();
  await sendForm(`${site.url}/crm/contact?utm_source=affiche`, sent);
  await sendForm(`${site.url}/crm/contact`, { ...sent, email: 'camille@' });
  const log = site.output();
  expect(log).toContain('/crm/contact');
  expect(log).not.toMatch(/Camille|camille|Rivière|12 34 56 78|612345678|Bonjour|affiche/);
});

test('BLK-4: where no course takes the request, the page says so and leads on', async ({
  standIn,
  site,
}) => {
  standIn.on('/crm-links/actions', courses([]));
  const { status, body } = await ask(`${site.url}/crm/registration`);
  expect([status, body.includes('<form method="post"')]).toEqual([200, false]);
  expect(body).toContain('Aucune formation ne prend de demande en ligne');
  expect(body).toContain('href="/contact"');
});

test('ERR-2: without the courses the page is an outage; without events or brochure its thanks stand', async ({
  standIn,
  site,
}) => {
  standIn.on('/crm-links/actions', json({}, 500));
  expect((await ask(`${site.url}/crm/brochure`)).status).toBe(503);
  standIn.on('/programmes/bts-mco', json({}, 500));
  standIn.on('/events', json({}, 500));
  const { status, body } = await ask(`${site.url}/crm/brochure/merci?course=bts-mco&campus=lyon`);
  expect([status, body.includes('Bonne lecture')]).toEqual([200, true]);
});
