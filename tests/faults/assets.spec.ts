import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@playwright/test';
import { ask } from '../harness/client.ts';
import { test } from '../harness/faulty.ts';
import { buildFolder } from '../harness/product.ts';
import { fetched } from '../harness/shared.ts';

const FOREVER = 'public, max-age=31536000, immutable';

test('the texts of the build are sent as small as the browser takes them, and are the same to the byte', async ({
  site,
}) => {
  const client = path.join(await buildFolder(), 'client');
  const assets = (await readdir(path.join(client, 'assets'))).map((name) => `/assets/${name}`);
  const largest = (ending: string) => assets.find((name) => name.endsWith(ending)) ?? '';
  const script = assets.find((name) => /\/core-.*\.js$/.test(name)) ?? '';
  for (const [file, kept] of [
    [script, FOREVER],
    [largest('.css'), FOREVER],
    ['/sw.js', 'no-cache'],
    ['/icon.svg', 'public, max-age=3600'],
  ] as const) {
    const bytes = await readFile(path.join(client, file));
    const lengths: number[] = [];
    for (const [accepted, encoding] of [
      ['gzip, deflate, br, zstd', 'br'],
      ['br', 'br'],
      ['gzip', 'gzip'],
      ['identity', null],
    ] as const) {
      const headers = { 'accept-encoding': accepted };
      const reply = await fetched(`${site.url}${file}`, headers);
      const said = (name: string) => reply.headers.get(name);
      const about = `${file}, ${accepted}`;
      expect([reply.status, said('content-encoding')], about).toEqual([200, encoding]);
      expect([said('cache-control'), said('vary')], about).toEqual([kept, 'Accept-Encoding']);
      expect(reply.bytes.equals(bytes), about).toBe(true);
      lengths.push(Number(said('content-length')));
      const again = { ...headers, 'if-none-match': said('etag') ?? '' };
      expect((await ask(`${site.url}${file}`, { headers: again })).status, about).toBe(304);
    }
    const [brotli = 0, , gzip = 0, plain = 0] = lengths;
    expect(brotli).toBeLessThan(gzip);
    expect(gzip).toBeLessThan(plain);
  }
});

test('what is compressed already is sent as it is', async ({ site }) => {
  const headers = { 'accept-encoding': 'br' };
  const reply = await fetched(`${site.url}/icons/icon-192.png`, headers);
  expect([reply.status, reply.headers.get('content-encoding')]).toEqual([200, null]);
});

test('the service worker keeps no file twice', async () => {
  const worker = await readFile(path.join(await buildFolder(), 'client/sw.js'), 'utf8');
  expect(worker).toContain('/assets/');
  expect(worker).not.toMatch(/\.(br|gz)"/);
});
