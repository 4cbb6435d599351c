import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { expect, test } from '@playwright/test';
import { Admin } from '../harness/admin.ts';
import { ask, signIn } from '../harness/client.ts';
import { freePort } from '../harness/process.ts';
import { type Cms, newPlace, type Place, startCms } from '../harness/product.ts';
import { newRequest, PERSONAL, REQUEST, storedRequests } from '../harness/visitor-requests.ts';

const SECRET = 'only-for-this-test-run-crm';

type Received = { headers: IncomingMessage['headers']; body: string };

/** Stands where the school's CRM would, and answers as told. */
class Crm {
  readonly received: Received[] = [];
  /** What the next ones are answered with; 204 once there are no more. */
  readonly answers: number[] = [];
  /** What happens between a request and its answer. */
  before: (() => Promise<void>) | undefined;
  #server: Server | undefined;
  readonly port: number;

  constructor(port: number) {
    this.port = port;
  }

  get references(): unknown[] {
    return this.received.map(({ headers }) => headers['idempotency-key']);
  }

  listen(): Promise<void> {
    this.#server = createServer(async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk);
      this.received.push({
        headers: request.headers,
        body: Buffer.concat(chunks).toString(),
      });
      await this.before?.();
      response.writeHead(this.answers.shift() ?? 204, { location: '/elsewhere' }).end();
    });
    return new Promise((resolve) => this.#server?.listen(this.port, '127.0.0.1', resolve));
  }

  close(): Promise<void> {
    this.#server?.closeAllConnections();
    return new Promise((resolve) => this.#server?.close(() => resolve()));
  }
}

let crm: Crm;
let place: Place;
let cms: Cms;
let admin: Admin;
let authorization: string;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  crm = new Crm(await freePort());
  place = await newPlace();
  await start();
});

test.afterAll(async () => {
  await cms.stop();
  await crm.close();
});

async function start(): Promise<void> {
  const url = `http://127.0.0.1:${crm.port}/requests`;
  const settings = { CRM_WEBHOOK_URL: url, CRM_WEBHOOK_SECRET: SECRET };
  cms = await startCms({ place, settings });
  admin = await Admin.signIn(cms.url);
  authorization = `Bearer ${await signIn(cms.api)}`;
}

async function bring(change: object = {}) {
  const request = newRequest(change);
  const body = { data: request };
  const headers = { authorization };
  const reply = await ask(`${cms.api}/visitor-requests`, { method: 'POST', headers, body });
  expect(reply.status, reply.body).toBe(201);
  return request;
}

const states = async () => (await storedRequests(admin)).map(({ state }) => state);

test('what is stored while the CRM is down is posted when it is up, signed, in order, and marked', async () => {
  const requests = [await bring(), await bring({ phone: null, origin: {} }), await bring()];
  expect(await states()).toEqual(['received', 'received', 'received']);
  await expect.poll(() => cms.output()).toContain('Visitor requests wait for the CRM');
  await crm.listen();
  await expect.poll(states).toEqual(['delivered', 'delivered', 'delivered']);
  expect(crm.received.map(({ body }) => JSON.parse(body))).toEqual(requests);
  expect(crm.references).toEqual(requests.map(({ reference }) => reference));
  for (const { headers, body } of crm.received) {
    const [, t, v1] =
      /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(headers['x-parvis-signature'])) ?? [];
    expect(v1).toBe(createHmac('sha256', SECRET).update(`${t}.${body}`).digest('hex'));
    expect(headers['content-type']).toBe('application/json');
  }
});

test('what it does not take now is tried again, and nothing overtakes it; a redirect is not followed', async () => {
  crm.received.length = 0;
  crm.answers.push(500, 302);
  const [first, second] = [await bring(), await bring()];
  await expect.poll(states, { timeout: 20_000 }).not.toContain('received');
  const expected = [first, first, first, second].map(({ reference }) => reference);
  expect(crm.references).toEqual(expected);
});

test('what it refuses for itself lets the others pass, until someone has it sent again', async () => {
  crm.received.length = 0;
  crm.answers.push(422);
  const [bad, good] = [await bring(), await bring()];
  await expect.poll(states).not.toContain('received');
  expect((await states()).slice(-2)).toEqual(['refused', 'delivered']);
  expect(crm.references).toEqual([bad.reference, good.reference]);
  const [stored] = await storedRequests(admin, 'filters[state][$eq]=refused');
  const one = `/content-manager/collection-types/${REQUEST}/${stored?.documentId}`;
  expect((await admin.send('PUT', one, { state: 'received' })).status).toBe(200);
  await expect.poll(() => crm.references.at(-1)).toBe(bad.reference);
  await expect.poll(states).not.toContain('received');
  expect(await states()).not.toContain('refused');
});

test('what a person has handled meanwhile stays handled', async () => {
  const done = Promise.withResolvers<void>();
  crm.before = async () => {
    crm.before = undefined;
    const [waiting] = await storedRequests(admin, 'filters[state][$eq]=received');
    const one = `/content-manager/collection-types/${REQUEST}/${waiting?.documentId}`;
    await admin.send('PUT', one, { state: 'handled' });
    done.resolve();
  };
  await bring();
  await done.promise;
  await bring();
  await expect.poll(states).not.toContain('received');
  expect((await states()).slice(-2)).toEqual(['handled', 'delivered']);
});

test('a service that is killed goes on where it was, and nothing personal is in its log', async () => {
  await crm.close();
  crm.received.length = 0;
  const requests = [await bring(), await bring()];
  await cms.kill();
  expect(cms.output()).not.toMatch(PERSONAL);
  await crm.listen();
  await start();
  await expect.poll(states).not.toContain('received');
  expect(crm.references).toEqual(requests.map(({ reference }) => reference));
});
