import path from 'node:path';
import { expect, test } from '@playwright/test';
import { ROOT, run } from '../harness/process.ts';
import { buildFolder, siteSettings } from '../harness/product.ts';
import { StandIn } from '../harness/stand-in.ts';

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
