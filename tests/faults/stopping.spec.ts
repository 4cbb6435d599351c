import { Agent, request } from 'node:http';
import { expect, test } from '@playwright/test';
import { ask } from '../harness/client.ts';
import { type Site, startSite } from '../harness/product.ts';
import { gate, json, LYON, StandIn, silence } from '../harness/stand-in.ts';
import { listening, logged, startWorkers } from '../harness/workers.ts';

/** What a machine or a container is given before it is killed. */
const LIMIT_MS = 10_000;
const VISITORS = 30;

let standIn: StandIn;

test.beforeEach(async () => {
  standIn = await StandIn.start();
});

test.afterEach(() => standIn.stop());

type Visits = { answered: number; told: boolean; faults: string[] };

/** Someone who asks for one page after the other on one connection, until told to close it. */
async function visitor(url: string, paths: string[]): Promise<Visits> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const visits: Visits = { answered: 0, told: false, faults: [] };
  while (!visits.told && visits.faults.length === 0) {
    const path = paths[visits.answered % paths.length];
    try {
      const { status, close } = await visit(`${url}${path}`, agent);
      visits.answered += 1;
      visits.told = close;
      if (status !== 200) visits.faults.push(`${path}: ${status}`);
    } catch (error) {
      visits.faults.push(`${path}: ${String(error)}`);
    }
  }
  agent.destroy();
  return visits;
}

function visit(url: string, agent: Agent): Promise<{ status: number; close: boolean }> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { agent }, (response) => {
      const length = Number(response.headers['content-length'] ?? Number.NaN);
      let bytes = 0;
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      response.on('error', reject);
      response.on('end', () => {
        if (bytes < length) return reject(new Error(`${bytes} of ${length} bytes`));
        resolve({
          status: response.statusCode ?? 0,
          close: response.headers.connection === 'close',
        });
      });
    });
    sent.on('error', reject);
    sent.end();
  });
}

/** Kept pages, a file, and what is answered to each. */
const PATHS = ['/campus/lyon', '/icon.svg', '/agenda', '/api/events'];

/** Stops it under the visitors' hands, and how long that took. */
async function stopUnder(site: Site, visits: Promise<Visits>[]): Promise<number> {
  await expect.poll(() => logged(site, 'request').length).toBeGreaterThan(VISITORS * 10);
  const begun = performance.now();
  await site.stop();
  const took = performance.now() - begun;
  for (const { answered, told, faults } of await Promise.all(visits)) {
    expect(faults).toEqual([]);
    expect(told).toBe(true);
    expect(answered).toBeGreaterThan(0);
  }
  return took;
}

for (const processes of [1, 2]) {
  test(`SIGTERM under load breaks nothing off, tells each connection, and takes less than ten seconds: ${processes} of them`, async () => {
    const site = await startWorkers(processes, { api: standIn.api });
    const visits = Array.from({ length: VISITORS }, () => visitor(site.url, PATHS));
    expect(await stopUnder(site, visits)).toBeLessThan(LIMIT_MS);
    expect(await site.exited).toBe(0);
    expect(listening(site)).toHaveLength(processes);
  });
}

for (const processes of [1, 2]) {
  test(`a site that drains still answers, says at /readyz that it is stopping, and then leaves: ${processes} of them`, async () => {
    const settings = { DRAIN_SECONDS: '2' };
    const site = await startWorkers(processes, { api: standIn.api, settings });
    const stopped = site.stop();
    await expect.poll(() => logged(site, 'the site is stopping').length).toBeGreaterThan(0);
    await expect.poll(async () => (await ask(`${site.url}/readyz`)).status).toBe(503);
    const { status, headers } = await ask(`${site.url}/campus/lyon`);
    expect([status, headers.connection]).toEqual([200, 'close']);
    await stopped;
    expect(await site.exited).toBe(0);
    await expect(ask(`${site.url}/readyz`)).rejects.toThrow('ECONNREFUSED');
  });

  test(`a content service that hangs keeps nobody from stopping: ${processes} of them`, async () => {
    const site = await startWorkers(processes, { api: standIn.api });
    standIn.on('/campuses/lyon', silence);
    const waiting = ask(`${site.url}/campus/lyon`);
    await expect.poll(() => standIn.count('/campuses/lyon')).toBe(1);
    const begun = performance.now();
    await site.stop();
    expect(performance.now() - begun).toBeLessThan(LIMIT_MS);
    expect((await waiting).status).toBe(504);
    expect(await site.exited).toBe(0);
  });
}

test('an answer that was begun before is told to be the last, and is whole', async () => {
  const slow = gate(json({ data: LYON }));
  standIn.on('/campuses/lyon', slow.answer);
  const site = await startSite({ api: standIn.api });
  const running = ask(`${site.url}/campus/lyon`);
  await expect.poll(() => standIn.count('/campuses/lyon')).toBe(1);
  const stopped = site.stop();
  await expect.poll(() => site.output()).toContain('the site is stopping');
  slow.open();
  const { status, headers, body } = await running;
  expect([status, headers.connection]).toEqual([200, 'close']);
  expect(body).toContain('</html>');
  await stopped;
  expect(await site.exited).toBe(0);
});
