import { createServer, type Server } from 'node:http';
import { expect, test } from '@playwright/test';
import { Admin } from '../harness/admin.ts';
import { freePort } from '../harness/process.ts';
import { CLEAR_TOKEN, type Cms, startCms } from '../harness/product.ts';

const EVENT = 'api::event.event';
const REQUEST = 'api::visitor-request.visitor-request';
const content = `/content-manager/collection-types/${EVENT}`;

/** Stands where the site would: counts how often it is told to clear. */
class Ear {
  heard = 0;
  #server: Server | undefined;
  readonly port: number;

  constructor(port: number) {
    this.port = port;
  }

  listen(): Promise<void> {
    this.#server = createServer((request, response) => {
      const told =
        request.method === 'POST' &&
        request.url === '/api/clear' &&
        request.headers.authorization === `Bearer ${CLEAR_TOKEN}`;
      if (told) this.heard += 1;
      response.writeHead(told ? 204 : 401).end();
    });
    return new Promise((resolve) => this.#server?.listen(this.port, '127.0.0.1', resolve));
  }

  close(): Promise<void> {
    this.#server?.closeAllConnections();
    return new Promise((resolve) => this.#server?.close(() => resolve()));
  }
}

let ear: Ear;
let cms: Cms;
let admin: Admin;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  ear = new Ear(await freePort());
  await ear.listen();
  cms = await startCms({ siteUrl: `http://127.0.0.1:${ear.port}` });
  admin = await Admin.signIn(cms.url);
});

test.afterAll(async () => {
  await cms.stop();
  await ear.close();
});

async function expectOneMore(act: () => Promise<unknown>): Promise<void> {
  const before = ear.heard;
  await act();
  await expect.poll(() => ear.heard).toBe(before + 1);
}

async function send(method: string, path: string, body?: object): Promise<void> {
  const reply = await admin.send(method, path, body);
  expect(reply.status, reply.body).toBeLessThan(300);
}

const some = async (count: number) => (await admin.list(EVENT)).slice(0, count);

test('API-12: a start says so once, for what was published before it', async () => {
  await expect.poll(() => ear.heard).toBe(1);
});

test('API-12: publishing, unpublishing and deleting clear the site', async () => {
  const [event] = await some(1);
  const one = `${content}/${event?.documentId}`;
  await expectOneMore(() => send('POST', `${one}/actions/unpublish?locale=fr`, {}));
  await expectOneMore(() => send('POST', `${one}/actions/publish?locale=fr`, {}));
  await expectOneMore(() => send('DELETE', `${one}?locale=*`));
});

test('API-12: bulk actions clear the site, once each', async () => {
  const documentIds = (await some(5)).map(({ documentId }) => documentId);
  for (const action of ['bulkUnpublish', 'bulkPublish', 'bulkDelete']) {
    await expectOneMore(() =>
      send('POST', `${content}/actions/${action}?locale=fr`, { documentIds, locale: 'fr' }),
    );
  }
});

test('API-12: drafts, and what visitors ask, are silent', async () => {
  const [event, other] = await some(2);
  const before = ear.heard;
  for (let save = 0; save < 10; save += 1) {
    await send('PUT', `${content}/${event?.documentId}?locale=fr`, { title: `Essai ${save}` });
    await admin.create(REQUEST, {
      reference: `essai-${save}`,
      action: 'brochure',
      receivedAt: '2026-11-14T10:00:00.000Z',
    });
  }
  await send('POST', `${content}/${other?.documentId}/actions/publish?locale=fr`, {});
  await expect.poll(() => ear.heard).toBeGreaterThan(before);
  expect(ear.heard).toBe(before + 1);
});

test('API-12: what is published while the site is down is told when it is back', async () => {
  const [event] = await some(1);
  await ear.close();
  const before = ear.heard;
  await send('POST', `${content}/${event?.documentId}/actions/publish?locale=fr`, {});
  await ear.listen();
  await expect.poll(() => ear.heard).toBe(before + 1);
});
