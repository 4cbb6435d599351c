import path from 'node:path';
import { expect, test } from '@playwright/test';
import { ask } from '../harness/client.ts';
import { freePort, ROOT, run } from '../harness/process.ts';
import { buildFolder, siteSettings, startSite } from '../harness/product.ts';
import { gate, json, LYON, StandIn, wholeSchool } from '../harness/stand-in.ts';

async function attempt(settings: Record<string, string>) {
  const site = run(
    path.join(await buildFolder(), 'server/index.js'),
    path.join(ROOT, 'site'),
    settings,
  );
  const code = await site.exited;
  return { code, output: site.output() };
}

test('CFG-1: a site that is not configured does not start, and says all that is missing', async () => {
  const { code, output } = await attempt({ PORT: 'eighty' });
  expect(code).toBe(1);
  expect(output.split('\n')).toEqual([
    'The site cannot start.',
    '- PORT is malformed: it expects a port between 1 and 65535, for example PORT=3000',
    expect.stringContaining('- SITE_URL is missing'),
    expect.stringContaining('- CONTENT_USERNAME is missing'),
    expect.stringContaining('- CONTENT_PASSWORD is missing'),
    '',
  ]);
});

test('a taken port is one sentence', async () => {
  const standIn = await StandIn.start();
  const { port } = new URL(standIn.api);
  const { code, output } = await attempt(siteSettings(standIn.api, Number(port)));
  await standIn.stop();
  expect(code).toBe(1);
  expect(output).toBe(`Port ${port} is taken: set PORT to another one.\n`);
});

test('SIGTERM lets the running request finish', async () => {
  const slow = gate(json({ data: LYON }));
  const standIn = await StandIn.start({ ...wholeSchool(), '/campuses/lyon': slow.answer });
  const site = await startSite({ api: standIn.api, port: await freePort() });
  const running = ask(`${site.url}/campus/lyon`);
  await expect.poll(() => standIn.count('/campuses/lyon')).toBe(1);
  const stopped = site.stop();
  await expect.poll(() => site.output()).toContain('the site is stopping');
  slow.open();
  expect((await running).status).toBe(200);
  await stopped;
  expect(await site.exited).toBe(0);
  await standIn.stop();
});
