import { rm } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { Admin } from '../harness/admin.ts';
import { ask, product, signIn } from '../harness/client.ts';
import { rewrite } from '../harness/database.ts';
import { newPlace, type Place, startCms } from '../harness/product.ts';
import { newRequest, PERSONAL, storedBy } from '../harness/visitor-requests.ts';

const api = `${product('CMS')}/api`;
const address = `${api}/visitor-requests`;

let authorization: string;
let admin: Admin;

test.beforeAll(async () => {
  authorization = `Bearer ${await signIn(api)}`;
  admin = await Admin.ofTheRun();
});

const bring = (body: unknown, path = address) =>
  ask(path, { method: 'POST', headers: { authorization }, body });

test('POP-12: a request is stored whole, as received, and only its reference is said back', async () => {
  const request = newRequest();
  const reply = await bring({ data: request }, `${address}?locale=fr`);
  expect(reply.status, reply.body).toBe(201);
  expect(reply.json()).toEqual({ data: { reference: request.reference } });
  const stored = await storedBy(admin, request.reference);
  expect(stored).toMatchObject([{ ...request, state: 'received' }]);
});

test('POP-12: what was left empty is empty', async () => {
  const request = newRequest({ phone: null, level: null, message: null, origin: {} });
  expect((await bring({ data: request })).status).toBe(201);
  expect(await storedBy(admin, request.reference)).toMatchObject([request]);
});

test('POP-12: brought again, even otherwise, it is acknowledged the same and changes nothing', async () => {
  const request = newRequest();
  const first = await bring({ data: request });
  const again = await bring({ data: { ...request, firstName: 'Dominique', action: 'brochure' } });
  expect(first.status).toBe(201);
  expect(again.status).toBe(200);
  expect(again.json()).toEqual(first.json());
  expect(await storedBy(admin, request.reference)).toMatchObject([request]);
});

test('POP-12: brought twenty times at once, it is stored once, and acknowledged to each', async () => {
  // The first of them only wakes the connections to the database.
  for (const request of Array.from({ length: 5 }, () => newRequest())) {
    const replies = await Promise.all(Array.from({ length: 20 }, () => bring({ data: request })));
    const statuses = replies.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([...Array.from({ length: 19 }, () => 200), 201]);
    expect(await storedBy(admin, request.reference)).toHaveLength(1);
  }
});

for (const [name, change, reason] of [
  ['without a reference', { reference: undefined }, /reference/],
  ['with a short reference', { reference: 'short' }, /reference/],
  ['of another action', { action: 'visit' }, /action/],
  ['whose programme is no slug', { programme: '../users' }, /programme/],
  ['whose campus is no slug', { campus: 'Lyon' }, /campus/],
  ['without a name', { lastName: ' ' }, /lastName/],
  ['with a name of 121 letters', { firstName: 'x'.repeat(121) }, /firstName/],
  ['with no address', { email: 'camille' }, /email/],
  ['with a message of 4,001 letters', { message: 'x'.repeat(4001) }, /message/],
  ['with a character no database keeps', { message: 'a\u0000b' }, /message/],
  ['with an agreement in words', { optIn: 'on' }, /optIn/],
  ['with an origin that is a list', { origin: ['a'] }, /origin/],
  ['received at no instant', { receivedAt: 'yesterday' }, /receivedAt/],
  ['already handled', { state: 'handled' }, /state/],
  ['with an id', { id: 1 }, /id/],
] as const) {
  test(`POP-12: a request ${name} is refused with a reason, and not stored`, async () => {
    const request = newRequest(change);
    const reply = await bring({ data: request });
    expect(reply.status).toBe(400);
    expect(reply.json()).toMatchObject({
      data: null,
      error: { message: expect.stringMatching(reason) },
    });
    if (request.reference) expect(await storedBy(admin, request.reference)).toEqual([]);
  });
}

test('POP-12: what is no request at all is refused, and what is huge is not read', async () => {
  for (const body of [[], {}, { data: null }, newRequest(), 'text'])
    expect((await bring(body)).status).toBe(400);
  expect((await bring({ data: newRequest() }, `${address}?weather=fine`)).status).toBe(400);
  const huge = newRequest({ message: 'x'.repeat(2_000_000) });
  expect((await bring({ data: huge })).status).toBe(413);
});

test('POP-12: nobody but the site brings a request', async () => {
  const request = newRequest();
  const anonymous = await ask(address, { method: 'POST', body: { data: request } });
  expect([401, 403]).toContain(anonymous.status);
  const person = await ask(address, {
    method: 'POST',
    headers: admin.headers,
    body: { data: request },
  });
  expect([401, 403]).toContain(person.status);
  expect(await storedBy(admin, request.reference)).toEqual([]);
});

test('POP-12: the site’s account reads, changes and erases none of them', async () => {
  const request = newRequest();
  await bring({ data: request });
  const [stored] = await storedBy(admin, request.reference);
  for (const [method, path] of [
    ['GET', address],
    ['GET', `${address}/${stored?.documentId}`],
    ['GET', `${address}/${request.reference}`],
    ['PUT', `${address}/${stored?.documentId}`],
    ['DELETE', `${address}/${stored?.documentId}`],
  ] as const) {
    const reply = await ask(path, {
      method,
      headers: { authorization },
      ...(method === 'PUT' && { body: { data: { state: 'handled' } } }),
    });
    expect([403, 404, 405], `${method} ${path}`).toContain(reply.status);
    expect(reply.body).not.toContain(request.email);
  }
  expect(await storedBy(admin, request.reference)).toMatchObject([request]);
});

test('POP-12: when the database fails, it is no acknowledgement, and the log says nothing of whom', async () => {
  const place = await newPlace();
  const broken = await startCms({ place });
  try {
    rewrite(place, 'ALTER TABLE visitor_requests DROP COLUMN message');
    const headers = { authorization: `Bearer ${await signIn(broken.api)}` };
    const body = { data: newRequest() };
    const reply = await ask(`${broken.api}/visitor-requests`, { method: 'POST', headers, body });
    expect(reply.status).toBe(500);
    expect(reply.body).not.toMatch(PERSONAL);
    await expect.poll(() => broken.output()).toContain('insert into');
    expect(broken.output()).not.toMatch(PERSONAL);
  } finally {
    await broken.stop();
    await rm(place.data, { recursive: true, force: true });
  }
});

/** SQL after which the database takes a request of somebody called so, and refuses it at the end of the transaction. */
function refusingAtCommit({ databaseUrl }: Place, name: string): string {
  const when = `FOR EACH ROW WHEN (NEW.first_name = '${name}')`;
  const trigger = 'TRIGGER late_refusal AFTER INSERT ON visitor_requests';
  if (databaseUrl)
    return `CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'too late'; END $$;
      CREATE CONSTRAINT ${trigger} DEFERRABLE INITIALLY DEFERRED ${when} EXECUTE FUNCTION refuse()`;
  return `CREATE TABLE nobody (id INTEGER PRIMARY KEY);
    CREATE TABLE refused (id INTEGER REFERENCES nobody(id) DEFERRABLE INITIALLY DEFERRED);
    CREATE ${trigger} ${when} BEGIN INSERT INTO refused VALUES (1); END`;
}

test('POP-12: a request that the database takes and does not commit is not acknowledged, and the next one is', async () => {
  const place = await newPlace();
  const broken = await startCms({ place });
  try {
    const headers = { authorization: `Bearer ${await signIn(broken.api)}` };
    rewrite(place, refusingAtCommit(place, 'Tardive'));
    const answers = [];
    for (const firstName of ['Tardive', 'Camille', 'Tardive', 'Dominique']) {
      const body = { data: newRequest({ firstName }) };
      const to = `${broken.api}/visitor-requests`;
      answers.push((await ask(to, { method: 'POST', headers, body })).status);
    }
    expect(answers).toEqual([500, 201, 500, 201]);
  } finally {
    await broken.stop();
    await rm(place.data, { recursive: true, force: true });
  }
});
