import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { after, test } from 'node:test';
import { temporaryFolder } from './lib/sandbox.testing.ts';

async function newSite(): Promise<string> {
  const server = http.createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://site');
    if (pathname === '/old') response.writeHead(301, { location: `/new${search}` });
    else response.writeHead(pathname === '/new' ? 200 : 404);
    response.end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  after(() => server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function redirects(...args: string[]): Promise<{ code: unknown; said: string }> {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'redirects.ts'), ...args]);
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  const [code] = await once(child, 'close');
  return { code, said };
}

function list(text: string): string {
  const file = path.join(temporaryFolder(), 'list.csv');
  fs.writeFileSync(file, text);
  return file;
}

test('a list that holds is a success', async () => {
  const { code, said } = await redirects('check', list('/old;/new'), '--site', await newSite());
  assert.match(said, /✓ each is one 301 to a page that is there, with its query \(1 addresses\)/);
  assert.equal(code, 0);
});

test('what does not hold is named by its line, and is a failure', async () => {
  const site = await newSite();
  const { code, said } = await redirects('check', list('/old;/new\n/lost;/new'), '--site', site);
  assert.match(said, /line 2: \/lost → \/new\n {2}it answers 404 rather than 301/);
  assert.match(said, /✗ 1 of 2 addresses do not lead where they should/);
  assert.equal(code, 1);
});

for (const [name, args, reason] of [
  ['no task', [], /^Say: npm run redirects check FILE\.csv/m],
  ['no file', ['check'], /^Say: /m],
  ['a file that is not there', ['check', 'nowhere.csv'], /There is no file at nowhere\.csv\./],
  ['an unknown option', ['check', 'x.csv', '--fast'], /^Say: /m],
  ['no address of a site', ['check', 'x.csv', '--site', 'cassini'], /« cassini » is no address/],
] as const) {
  test(`${name} is one sentence`, async () => {
    const { code, said } = await redirects(...args);
    assert.match(said, reason);
    assert.equal(code, 1);
  });
}
