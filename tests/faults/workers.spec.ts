import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { Admin } from '../harness/admin.ts';
import { ask, type Reply } from '../harness/client.ts';
import { freePort, ROOT, run } from '../harness/process.ts';
import { buildFolder, newPlace, type Site, siteSettings, startCms } from '../harness/product.ts';
import { newPerson, requestsOf, sendForm, signedToken } from '../harness/request-form.ts';
import { gate, json, LYON, StandIn } from '../harness/stand-in.ts';
import {
  askAny,
  askEach,
  clear,
  listening,
  logged,
  makers,
  startWorkers,
} from '../harness/workers.ts';

const THREE = [1, 2, 3];

let standIn: StandIn;
/** Thrown away after each test. */
let folder: string;

test.beforeEach(async () => {
  standIn = await StandIn.start();
  folder = await mkdtemp(path.join(tmpdir(), 'parvis-workers-'));
});

test.afterEach(async () => {
  await standIn.stop();
  await rm(folder, { recursive: true, force: true });
});

/** A site that is not expected to come to answer, or to stay. */
async function attempt(settings: Record<string, string>) {
  const port = await freePort();
  const file = path.join(await buildFolder(), 'server/index.js');
  const base = siteSettings(standIn.api, port);
  return run(file, path.join(ROOT, 'site'), { ...base, WEB_CONCURRENCY: '3', ...settings });
}

/** Node runs this first, in each process. */
const first = (code: string) => ({
  NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(code)}`,
});

test('all of the processes answer, and each is another', async () => {
  const site = await startWorkers(3, { api: standIn.api });
  expect(
    listening(site)
      .map(({ worker }) => worker)
      .toSorted(),
  ).toEqual(THREE);
  expect(new Set(listening(site).map(({ pid }) => pid)).size).toBe(3);
  const replies = await askEach(site, THREE, '/campus/lyon');
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
  await site.stop();
  expect(await site.exited).toBe(0);
});

test('API-12: what is cleared in one process is cleared in all', async () => {
  const site = await startWorkers(3, { api: standIn.api });
  for (const { body } of await askEach(site, THREE, '/campus/lyon'))
    expect(body).toContain('Campus de Lyon');
  standIn.on('/campuses/lyon', json({ data: { ...LYON, title: 'Campus des Deux Rives' } }));
  await clear(site);
  await expect
    .poll(async () => {
      const replies = await askEach(site, THREE, '/campus/lyon');
      return replies.filter(({ body }) => body.includes('Campus des Deux Rives')).length;
    })
    .toBe(3);
  expect(logged(site, 'the content service cleared the page data')).toHaveLength(1);
  await site.stop();
});

const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** How many of these processes send the page with this title. */
const haveTitle = (site: Site, title: string) => async () => {
  const replies = await askEach(site, THREE, '/campus/lyon');
  return replies.filter(({ status, body }) => status === 200 && body.includes(title)).length;
};

/** Three processes that each hold the page of a campus, and the one that makes pages for them. */
async function startWithMaker(): Promise<Site> {
  const site = await startWorkers(3, { api: standIn.api });
  await expect.poll(() => makers(site), { timeout: 30_000 }).toHaveLength(1);
  await askEach(site, THREE, '/campus/lyon');
  return site;
}

test('API-12: what is published is drawn once, by a process that answers nobody', async () => {
  const site = await startWithMaker();
  expect(listening(site).map(({ pid }) => pid)).not.toContain(makers(site)[0]);
  const before = standIn.count('/campuses/lyon');
  expect(before).toBe(3);
  for (const title of ['Campus des Deux Rives', 'Campus de la Presqu’île']) {
    standIn.on('/campuses/lyon', json({ data: { ...LYON, title } }));
    await clear(site);
    await expect.poll(haveTitle(site, title)).toBe(3);
  }
  // By each, it would be six times.
  expect(standIn.count('/campuses/lyon')).toBeLessThan(before + 6);
  await site.stop();
  expect(await site.exited).toBe(0);
  await expect.poll(() => makers(site).some(isRunning)).toBe(false);
});

test('API-12: while the process that makes pages is gone, those that answer make their own, until there is another', async () => {
  const site = await startWithMaker();
  // It has the page in its hands when it ends.
  const slow = gate(json({ data: { ...LYON, title: 'Campus des Deux Rives' } }));
  standIn.on('/campuses/lyon', slow.answer);
  const asked = standIn.count('/campuses/lyon');
  await clear(site);
  await askEach(site, THREE, '/campus/lyon');
  await expect.poll(() => standIn.count('/campuses/lyon')).toBeGreaterThan(asked);
  process.kill(makers(site)[0] ?? 0, 'SIGKILL');
  slow.open();
  await expect.poll(haveTitle(site, 'Campus des Deux Rives')).toBe(3);
  expect(logged(site, 'the maker of pages ended: another takes its place')).toHaveLength(1);
  expect(logged(site, 'a worker ended: another takes its place')).toEqual([]);
  await expect.poll(() => makers(site), { timeout: 30_000 }).toHaveLength(2);

  // One that stands still holds nobody up.
  process.kill(makers(site)[1] ?? 0, 'SIGSTOP');
  standIn.on('/campuses/lyon', json({ data: { ...LYON, title: 'Campus de la Presqu’île' } }));
  await clear(site);
  await expect.poll(haveTitle(site, 'Campus de la Presqu’île'), { timeout: 30_000 }).toBe(3);
  process.kill(makers(site)[1] ?? 0, 'SIGCONT');
  await site.stop();
  expect(await site.exited).toBe(0);
  await expect.poll(() => makers(site).some(isRunning)).toBe(false);
});

test('ERR-2: what the process that makes pages cannot have stays as it was, and is new when it can', async () => {
  const site = await startWithMaker();
  standIn.on('/campuses/lyon', json({ error: {} }, 500));
  await clear(site);
  for (let round = 0; round < 3; round += 1)
    expect(await haveTitle(site, 'Campus de Lyon')()).toBe(3);
  standIn.on('/campuses/lyon', json({ data: { ...LYON, title: 'Campus des Deux Rives' } }));
  await expect.poll(haveTitle(site, 'Campus des Deux Rives'), { timeout: 30_000 }).toBe(3);
  await site.stop();
});

test('where no process may change its priority, pages are made all the same', async () => {
  const code = `import os from 'node:os'; import { syncBuiltinESMExports } from 'node:module';
    os.setPriority = () => { throw new Error('not permitted'); }; syncBuiltinESMExports();`;
  const site = await startWorkers(2, { api: standIn.api, settings: first(code) });
  await expect.poll(() => makers(site), { timeout: 30_000 }).toHaveLength(1);
  expect(logged(site, 'the maker of pages could not lower its priority')).toHaveLength(1);
  await site.stop();
});

test('a process that is killed is replaced, and nothing fails but what it had in its hands', async () => {
  const slow = gate(json({ data: LYON }));
  standIn.on('/campuses/lyon', slow.answer);
  const site = await startWorkers(3, { api: standIn.api });
  const [{ pid = 0 } = {}] = listening(site);
  const outcomes = Array.from({ length: 30 }, () =>
    askAny(site, '/campus/lyon').then(
      ({ status }) => status,
      () => 'broken',
    ),
  );
  await expect.poll(() => standIn.count('/campuses/lyon')).toBeGreaterThan(0);
  process.kill(pid, 'SIGKILL');
  await expect.poll(() => logged(site, 'a worker ended: another takes its place')).toHaveLength(1);
  const meanwhile = await Promise.all(Array.from({ length: 30 }, () => askAny(site, '/healthz')));
  expect(meanwhile.map(({ status }) => status)).toEqual(Array(30).fill(200));
  slow.open();
  for (const outcome of await Promise.all(outcomes)) expect([200, 'broken']).toContain(outcome);
  await expect.poll(() => listening(site).length).toBe(4);
  const replies = await askEach(site, [2, 3, 4], '/campus/lyon');
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
  await site.stop();
  expect(await site.exited).toBe(0);
});

for (const [name, end] of [
  ['SIGTERM', 'stop'],
  ['the end of whoever started it', 'abandon'],
] as const) {
  test(`${name} lets the running requests finish, in every process`, async () => {
    const slow = gate(json({ data: LYON }));
    await standIn.stop();
    standIn = await StandIn.start();
    const site = await startWorkers(3, { api: standIn.api });
    const running: Promise<Reply>[] = [];
    // Each process signs in by itself. What was not taken from the queue of connections is in nobody's hands: each request asks for its own.
    while (standIn.count('/login') < 3) {
      const campus = `ville-${running.length}`;
      standIn.on(`/campuses/${campus}`, slow.answer);
      running.push(askAny(site, `/campus/${campus}`));
      await expect.poll(() => standIn.count(`/campuses/${campus}`)).toBe(1);
    }
    const ended = site[end]();
    await expect.poll(() => logged(site, 'the site is stopping').length).toBe(4);
    slow.open();
    const replies = await Promise.all(running);
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    await ended;
    expect(await site.exited).toBe(0);
    await expect(ask(`${site.url}/healthz`)).rejects.toThrow();
  });
}

test('a taken port is said once', async () => {
  const { port } = new URL(standIn.api);
  const site = await attempt({ PORT: port });
  expect(await site.exited).toBe(1);
  expect(site.output()).toBe(
    `Port ${port} is taken: set PORT to another one.\nThe site cannot run: a worker ended before it listened (code 1).\n`,
  );
});

test('CFG-1: what is not configured is said once', async () => {
  const site = await attempt({ SITE_URL: 'nowhere' });
  expect(await site.exited).toBe(1);
  expect(site.output().match(/SITE_URL is malformed/g)).toHaveLength(1);
});

test('a process that cannot start is tried once, and the reason said', async () => {
  const site = await attempt(
    first("import cluster from 'node:cluster'; if (cluster.isWorker) process.exit(7)"),
  );
  expect(await site.exited).toBe(1);
  expect(site.output()).toBe('The site cannot run: a worker ended before it listened (code 7).\n');
});

test('a site whose processes cannot start any more stops, after three attempts', async () => {
  const flag = path.join(folder, 'broken');
  const code = `import { existsSync } from 'node:fs'; if (existsSync(${JSON.stringify(flag)})) process.exit(7)`;
  const site = await startWorkers(2, { api: standIn.api, settings: first(code) });
  await writeFile(flag, '');
  const [{ pid = 0 } = {}] = listening(site);
  process.kill(pid, 'SIGKILL');
  expect(await site.exited).toBe(1);
  expect(logged(site, 'a worker ended: another takes its place')).toHaveLength(3);
  expect(site.output()).toContain('a worker ended before it listened (code 7)');
});

test('POP-12: what visitors ask of several processes while the content service is down is stored once', async () => {
  test.setTimeout(120_000);
  const [place, port] = [await newPlace(), await freePort()];
  let cms = await startCms({ place, port });
  const settings = { SPOOL_DIR: path.join(folder, 'spool') };
  const site = await startWorkers(3, { api: cms.api, settings });
  const written = async () =>
    (await readdir(settings.SPOOL_DIR)).filter((name) => name.endsWith('.json'));
  await askEach(site, THREE, '/crm/contact');
  await cms.stop();
  const people = Array.from({ length: 24 }, () => newPerson());
  const sent = await Promise.all(
    people.map((person) =>
      sendForm(`${site.url}/crm/contact`, {
        ...person,
        course: 'bts-mco',
        campus: 'lyon',
        message: 'Bonjour',
        token: signedToken('contact'),
      }),
    ),
  );
  expect(sent.map(({ status }) => status)).toEqual(Array(24).fill(303));
  expect(await written()).toHaveLength(24);
  // What a process leaves is its successor's, and every other's.
  const [{ pid = 0 } = {}] = listening(site);
  process.kill(pid, 'SIGKILL');
  cms = await startCms({ place, port });
  await expect.poll(written, { timeout: 40_000 }).toEqual([]);
  const admin = await Admin.signIn(cms.url);
  for (const { email } of people) expect(await requestsOf(admin, email)).toHaveLength(1);
  await site.stop();
  await cms.stop();
  await rm(place.data, { recursive: true, force: true });
});

test('what waits in the spool at the start is delivered by one of the processes', async () => {
  const spool = path.join(folder, 'spool');
  const references = Array.from({ length: 5 }, (_, index) => `reference-${index}`);
  await mkdir(spool);
  for (const [index, reference] of references.entries())
    await writeFile(
      path.join(spool, `00000000000000${index}-a.json`),
      JSON.stringify({ reference }),
    );
  standIn.on('/visitor-requests', (call, response) => {
    const { data } = JSON.parse(call.body);
    return json({ data: { reference: data.reference } }, 201)(call, response);
  });
  const site = await startWorkers(3, { api: standIn.api, settings: { SPOOL_DIR: spool } });
  await expect
    .poll(async () => (await readdir(spool)).filter((name) => name !== 'refused'))
    .toEqual([]);
  await site.stop();
  const delivered = standIn.calls.filter((call) => call.path === '/visitor-requests');
  expect(delivered.map((call) => JSON.parse(call.body).data.reference)).toEqual(references);
});
