import { expect } from '@playwright/test';
import { ask } from '../harness/client.ts';
import { test } from '../harness/faulty.ts';
import { freePort, ROOT, run } from '../harness/process.ts';
import { buildFolder, siteSettings, startSite } from '../harness/product.ts';
import { hangUp, json, silence } from '../harness/stand-in.ts';
import { startWorkers } from '../harness/workers.ts';

/** One figure of the text that Prometheus reads. */
function figure(text: string, name: string): number {
  const line = text.split('\n').find((found) => found.startsWith(`${name} `));
  return Number(line?.slice(name.length + 1) ?? Number.NaN);
}

test('/healthz says that the process lives, whatever becomes of the content service', async ({
  standIn,
  site,
}) => {
  await standIn.stop();
  const { status, body, headers } = await ask(`${site.url}/healthz`);
  expect([status, body, headers['cache-control']]).toEqual([200, 'ok\n', 'no-store']);
});

for (const [name, answer] of [
  ['refuses', json({}, 500)],
  ['hangs up', hangUp],
  ['is silent', silence],
] as const) {
  test(`/readyz says no while the content service ${name} and nothing is kept, and yes once it answers`, async ({
    standIn,
    site,
  }) => {
    standIn.on('/users/me', answer);
    const cold = await ask(`${site.url}/readyz`);
    expect([cold.status, cold.body]).toEqual([503, 'not ready\n']);
    standIn.on('/users/me', json({ title: 'École témoin' }));
    await expect.poll(async () => (await ask(`${site.url}/readyz`)).status).toBe(200);
  });
}

test('/readyz says yes while a page is kept, whatever becomes of the content service', async ({
  standIn,
}) => {
  const site = await startSite({ api: standIn.api });
  try {
    expect((await ask(`${site.url}/campus/lyon`)).status).toBe(200);
    await standIn.stop();
    expect((await ask(`${site.url}/readyz`)).status).toBe(200);
  } finally {
    await site.stop();
    await standIn.restart();
  }
});

test('figures are told at a port of their own, and nothing of them at the visitors’', async ({
  standIn,
}) => {
  const port = await freePort();
  const site = await startSite({ api: standIn.api, settings: { METRICS_PORT: String(port) } });
  const own = `http://127.0.0.1:${port}`;
  try {
    for (const path of ['/campus/lyon', '/campus/lyon', '/campus/lyon', '/rien']) {
      await ask(`${site.url}${path}`);
    }
    standIn.on('/campuses', hangUp);
    await ask(`${site.url}/campus`);
    const { status, headers, body } = await ask(`${own}/metrics`);
    expect([status, headers['content-type']]).toEqual([
      200,
      'text/plain; version=0.0.4; charset=utf-8',
    ]);
    expect(figure(body, 'parvis_requests_total{method="GET",status="404"}')).toBe(1);
    expect(figure(body, 'parvis_requests_total{method="GET",status="503"}')).toBe(1);
    expect(figure(body, 'parvis_pages_total{from="kept"}')).toBe(2);
    expect(figure(body, 'parvis_pages_total{from="made"}')).toBeGreaterThan(0);
    expect(figure(body, 'parvis_render_duration_seconds_count{for="all"}')).toBe(3);
    expect(figure(body, 'parvis_upstream_duration_seconds_count')).toBeGreaterThan(5);
    expect(figure(body, 'parvis_upstream_errors_total{status="503"}')).toBeGreaterThan(0);
    expect(figure(body, 'parvis_kept_pages')).toBe(1);
    expect(figure(body, 'parvis_kept_bytes')).toBeGreaterThan(1000);
    expect(figure(body, 'parvis_spool_waiting')).toBe(0);
    expect(figure(body, 'process_resident_memory_bytes')).toBeGreaterThan(0);
    expect(body).not.toContain('lyon');
    expect((await ask(`${own}/readyz`)).status).toBe(200);
    expect((await ask(`${own}/campus`)).status).toBe(404);
    expect((await ask(`${own}/metrics`, { method: 'POST' })).status).toBe(405);
    expect((await ask(`${site.url}/metrics`)).status).toBe(404);
  } finally {
    await site.stop();
  }
});

test('the figures of several processes are added up', async ({ standIn }) => {
  const port = await freePort();
  const settings = { METRICS_PORT: String(port) };
  const site = await startWorkers(2, { api: standIn.api, settings });
  try {
    const asked = Array.from({ length: 20 }, () =>
      ask(`${site.url}/campus/lyon`, { headers: { connection: 'close' } }),
    );
    await Promise.all(asked);
    const own = `http://127.0.0.1:${port}`;
    const { body } = await ask(`${own}/metrics`);
    const counted = ['kept', 'stale', 'made'].map(
      (from) => figure(body, `parvis_pages_total{from="${from}"}`) || 0,
    );
    expect(counted.reduce((sum, count) => sum + count, 0)).toBe(20);
    expect((await ask(`${own}/readyz`)).status).toBe(200);
    expect((await ask(`${own}/healthz`)).status).toBe(200);
  } finally {
    await site.stop();
  }
});

test('a port for figures that is taken is one sentence', async ({ standIn }) => {
  const { port } = new URL(standIn.api);
  const own = await freePort();
  const settings = { ...siteSettings(standIn.api, own), METRICS_PORT: port };
  const attempt = run(`${await buildFolder()}/server/index.js`, `${ROOT}/site`, settings);
  expect(await attempt.exited).toBe(1);
  expect(attempt.output()).toContain(`Port ${port} is taken: set METRICS_PORT to another one.`);
});
