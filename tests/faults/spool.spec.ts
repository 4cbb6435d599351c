import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { Admin } from '../harness/admin.ts';
import { ask } from '../harness/client.ts';
import { freePort, ROOT, type Running, ready, run } from '../harness/process.ts';
import {
  type Cms,
  newPlace,
  type Place,
  siteSettings,
  startCms,
  startSite,
} from '../harness/product.ts';
import { hangUp, json, raw, StandIn, silence, wholeSchool } from '../harness/stand-in.ts';
import { newRequest, PERSONAL, storedBy, storedRequests } from '../harness/visitor-requests.ts';

/** Nobody listens there. */
const NOWHERE = 'http://127.0.0.1:9/api';

let place: Place;
let port: number;
let cms: Cms;
let admin: Admin;
/** Thrown away after each test. */
let folder: string;
let spool: string;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  [place, port] = [await newPlace(), await freePort()];
  cms = await startCms({ place, port });
  admin = await Admin.signIn(cms.url);
});

test.afterAll(async () => {
  await cms.stop();
  await rm(place.data, { recursive: true, force: true });
});

test.beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'parvis-spool-'));
  spool = folder;
});

test.afterEach(() => rm(folder, { recursive: true, force: true }));

type Desk = Running & { bring: (request: object) => Promise<number | undefined> };

/** The site's own source, keeping requests. */
async function runDesk(settings: Record<string, string> = {}): Promise<Running & { url: string }> {
  const own = await freePort();
  const desk = run(path.join(ROOT, 'tests/harness/desk.ts'), path.join(ROOT, 'site'), {
    ...siteSettings(cms.api, own),
    SPOOL_DIR: spool,
    ...settings,
  });
  return { ...desk, url: `http://127.0.0.1:${own}/` };
}

/** The same, once it answers; `bring` has no status to tell when the process dies of it. */
async function startDesk(settings: Record<string, string> = {}): Promise<Desk> {
  const desk = await runDesk(settings);
  await ready(desk.url, desk);
  const bring = (body: object) =>
    ask(desk.url, { method: 'POST', body }).then(
      ({ status }) => status,
      () => undefined,
    );
  return { ...desk, bring };
}

/** Leaves these on the disk, acknowledged, in a process that is killed. */
async function leave(requests: object[]): Promise<void> {
  const desk = await startDesk({ CONTENT_API_URL: NOWHERE });
  for (const request of requests) expect(await desk.bring(request)).toBe(204);
  await desk.kill();
}

/** What a process that was killed at its start leaves of the trial of its disk is nobody's request. */
const waiting = async () =>
  (await readdir(spool)).filter((name) => !/^(refused$|check-)/.test(name));
const written = async () => (await waiting()).filter((name) => name.endsWith('.json'));
const stored = async (reference: string) => (await storedBy(admin, reference)).length;

test('POP-12: 500 requests while the content service is killed twice: 500 stored, none twice, in order', async () => {
  test.setTimeout(120_000);
  const desk = await startDesk();
  const requests = Array.from({ length: 500 }, () => newRequest());
  const before = (await storedRequests(admin)).length;
  const bringSome = async (from: number, to: number) => {
    for (const request of requests.slice(from, to)) expect(await desk.bring(request)).toBe(204);
  };
  const killed = async (from: number, to: number) => {
    await Promise.all([bringSome(from, to), cms.kill()]);
  };
  await bringSome(0, 60);
  await killed(60, 200);
  expect(await waiting()).not.toEqual([]);
  cms = await startCms({ place, port });
  await bringSome(200, 300);
  await killed(300, 400);
  [cms] = await Promise.all([startCms({ place, port }), bringSome(400, 500)]);
  await expect.poll(waiting, { timeout: 40_000 }).toEqual([]);
  const all = (await storedRequests(admin)).slice(before);
  expect(all.map(({ reference }) => reference)).toEqual(requests.map(({ reference }) => reference));
  await desk.stop();
  expect(desk.output() + cms.output()).not.toMatch(PERSONAL);
});

for (const [moment, api, left, isStored] of [
  ['before the file', NOWHERE, [], 0],
  ['before the file has its name', NOWHERE, [/^\d{15}-\w+\.tmp$/], 0],
  ['once the file has its name', NOWHERE, [/^\d{15}-\w+\.json$/], 0],
  ['once it is stored, before anyone is told', '', [], 1],
] as const) {
  test(`POP-12: the site is killed ${moment}: told to nobody, and stored once when sent again`, async () => {
    const request = newRequest();
    const killed = await startDesk({ KILL_AT: moment, ...(api && { CONTENT_API_URL: api }) });
    expect(await killed.bring(request)).toBeUndefined();
    await killed.exited;
    expect(await waiting()).toEqual(left.map((name) => expect.stringMatching(name)));
    expect(await stored(request.reference)).toBe(isStored);

    const next = await startDesk();
    expect(await next.bring(request)).toBe(204);
    await expect.poll(() => written()).toEqual([]);
    expect(await stored(request.reference)).toBe(1);
    await next.stop();
  });
}

test('POP-12: the site is killed once it has delivered: what it acknowledged is stored, once', async () => {
  const requests = [newRequest(), newRequest()];
  await leave(requests);
  const killed = await runDesk({ KILL_AT: 'once it is delivered' });
  await killed.exited;
  expect(await written()).toHaveLength(2);
  const next = await startDesk();
  await expect.poll(written).toEqual([]);
  for (const { reference } of requests) expect(await stored(reference)).toBe(1);
  await next.stop();
});

test('POP-12: the site delivers at its start what the one before it left, says how many, and nothing of whom', async () => {
  const requests = [newRequest(), newRequest(), newRequest()];
  await leave(requests);
  const site = await startSite({ api: cms.api, settings: { SPOOL_DIR: spool } });
  await expect.poll(written).toEqual([]);
  for (const { reference } of requests) expect(await stored(reference)).toBe(1);
  await site.stop();
  await expect.poll(() => site.output()).toContain('"waiting":3');
  expect(site.output()).not.toMatch(PERSONAL);
});

test('POP-12: two processes that share a disk store each request once, in order', async () => {
  const requests = Array.from({ length: 20 }, () => newRequest());
  await leave(requests);
  const before = (await storedRequests(admin)).length;
  const desks = await Promise.all([startDesk(), startDesk()]);
  await expect.poll(written).toEqual([]);
  const all = (await storedRequests(admin)).slice(before);
  expect(all.map(({ reference }) => reference)).toEqual(requests.map(({ reference }) => reference));
  for (const desk of desks) await desk.stop();
});

test('POP-12: what nobody can read or take is set aside, told, and in nobody’s way', async () => {
  const good = newRequest();
  await leave([good]);
  await writeFile(path.join(spool, '000000000000001-a.json'), '{"firstName":"Cam');
  await mkdir(path.join(spool, '000000000000002-b.json'));
  const bad = newRequest({ campus: 'No slug' });
  await writeFile(path.join(spool, '000000000000003-c.json'), JSON.stringify(bad));
  const desk = await startDesk();
  await expect.poll(written).toEqual([]);
  expect(await stored(good.reference)).toBe(1);
  expect(await readdir(path.join(spool, 'refused'))).toEqual([
    '000000000000001-a.json',
    '000000000000002-b.json',
    '000000000000003-c.json',
  ]);
  await desk.stop();
  await expect
    .poll(() => desk.output().match(/a request of the spool is set aside/g))
    .toHaveLength(3);
  await expect.poll(() => desk.output()).toContain('the content service answered 400');
  expect(desk.output()).not.toMatch(PERSONAL);
});

const error = (status: number) => json({ error: { status, message: 'No' } }, status);

for (const [name, path, answer] of [
  ['a sign-in that is refused', '/login', error(400)],
  ['an account that is refused', '/visitor-requests', error(401)],
  ['a right that is missing', '/visitor-requests', error(403)],
  ['a call that is not known', '/visitor-requests', error(404)],
  ['too many calls', '/visitor-requests', error(429)],
  ['an error of its own', '/visitor-requests', error(500)],
  ['a page', '/visitor-requests', raw('<h1>Maintenance</h1>', 200, 'text/html')],
  ['the name of another', '/visitor-requests', json({ data: { reference: 'another' } }, 201)],
  ['a broken connection', '/visitor-requests', hangUp],
  ['silence', '/visitor-requests', silence],
] as const) {
  test(`POP-12: ${name} for an answer acknowledges nothing, and may pass`, async () => {
    const standIn = await StandIn.start({ ...wholeSchool(), [path]: answer });
    const desk = await startDesk({ CONTENT_API_URL: standIn.api });
    expect(await desk.bring(newRequest())).toBe(204);
    expect(await written()).toHaveLength(1);
    await desk.kill();
    await standIn.stop();
  });
}

test('POP-12: a visitor is told when a request is none, and it is not kept', async () => {
  const desk = await startDesk();
  expect(await desk.bring(newRequest({ email: 'none' }))).toBe(422);
  expect(await desk.bring(newRequest({ message: 'x'.repeat(2_000_000) }))).toBe(422);
  expect(await written()).toEqual([]);
  await desk.stop();
});

test('POP-12: without a disk, requests are stored while the service is up, and their visitors told when it is not', async () => {
  const file = path.join(spool, 'file');
  await writeFile(file, '');
  const unusable = { SPOOL_DIR: path.join(file, 'spool') };
  const up = await startDesk(unusable);
  expect(await up.bring(newRequest())).toBe(204);
  const down = await startDesk({ ...unusable, CONTENT_API_URL: NOWHERE });
  expect(await down.bring(newRequest())).toBe(503);
  for (const desk of [up, down]) {
    await desk.stop();
    await expect.poll(() => desk.output()).toContain('the spool cannot be used');
    expect(desk.output()).not.toMatch(PERSONAL);
  }
});

test('POP-12: what waits can be read by the site’s own user alone', async () => {
  spool = path.join(folder, 'made', 'here');
  await leave([newRequest()]);
  const [file = ''] = await written();
  expect((await stat(path.join(spool, file))).mode & 0o777).toBe(0o600);
  expect((await stat(spool)).mode & 0o777).toBe(0o700);
});
