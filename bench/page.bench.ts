/** How far a rendered page is from the least that Node can do: the same bytes, sent by a bare server. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { cpus, tmpdir } from 'node:os';
import path from 'node:path';

const SECONDS = 5;
const CONNECTIONS = 16;

const build = process.env.SITE_BUILD;
if (!build)
  throw new Error('SITE_BUILD names the folder of a built site; `npm run bench` sets it.');

const content: Record<string, unknown> = {
  '/api/login': { access_token: 'bench' },
  '/api/users/me': { title: 'École témoin', siteName: 'Témoin' },
  '/api/menu-enrichis': { data: [] },
  '/api/campuses': { data: campuses(26) },
  '/api/events': { data: events(6) },
};

const service = createServer((request, response) => {
  const [address = ''] = (request.url ?? '').split('?');
  response
    .setHeader('content-type', 'application/json')
    .end(JSON.stringify(content[address] ?? {}));
});
await listen(service);

const port = await freePort();
const site = spawn(process.execPath, [path.join(build, 'server/index.js')], {
  env: {
    NODE_ENV: 'production',
    PORT: String(port),
    SITE_URL: `http://localhost:${port}`,
    CONTENT_API_URL: `http://127.0.0.1:${portOf(service)}/api`,
    CONTENT_USERNAME: 'bench',
    CONTENT_PASSWORD: 'bench',
    LOG_LEVEL: 'silent',
    SPOOL_DIR: path.join(tmpdir(), 'parvis-bench-spool'),
  },
  stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
});
const page = await firstAnswer(`http://127.0.0.1:${port}/`);

const barePort = await freePort();
const bare = spawn(
  process.execPath,
  [
    '-e',
    `const page = Buffer.from(process.env.PAGE, 'base64');
     process.once('disconnect', () => process.exit());
     require('node:http').createServer((_, r) => r.setHeader('content-type', 'text/html').end(page)).listen(${barePort})`,
  ],
  { env: { PAGE: page.toString('base64') }, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] },
);
await firstAnswer(`http://127.0.0.1:${barePort}/`);

const rendered = await rate(`http://127.0.0.1:${port}/`);
const sent = await rate(`http://127.0.0.1:${barePort}/`);

console.log(
  `${cpus()[0]?.model}, Node ${process.version}, ${page.length} bytes, ${CONNECTIONS} connections`,
);
console.log(`rendered page   ${rendered.toFixed(0)} a second`);
console.log(`same bytes      ${sent.toFixed(0)} a second`);
console.log(`ratio           ${(rendered / sent).toFixed(3)}`);

site.kill();
bare.kill();
service.close();

function campuses(count: number): object[] {
  return Array.from({ length: count }, (_, index) => ({
    slug: `campus-${index}`,
    name: `Campus ${index}`,
    title: `Campus de la ville ${index}`,
    latitude: 43 + (index % 8),
    longitude: -3 + (index % 9),
  }));
}

function events(count: number): object[] {
  return Array.from({ length: count }, (_, index) => ({
    title: `Portes ouvertes ${index}`,
    slug: `portes-ouvertes-${index}`,
    dateStart: '2027-01-16T09:00:00.000Z',
    type: 'open-door',
    campus: { title: 'Campus de la ville 1', slug: 'campus-1' },
  }));
}

/** Answers a second over a few seconds, after a second to warm up. */
async function rate(url: string): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  await load(url, agent, 1);
  const count = await load(url, agent, SECONDS);
  agent.destroy();
  return count / SECONDS;
}

async function load(url: string, agent: Agent, seconds: number): Promise<number> {
  const end = performance.now() + seconds * 1000;
  let count = 0;
  const visitor = async () => {
    while (performance.now() < end) {
      await fetchBytes(url, agent);
      count += 1;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, visitor));
  return count;
}

function fetchBytes(url: string, agent?: Agent): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    get(url, agent ? { agent } : {}, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        if (response.statusCode === 200) resolve(Buffer.concat(chunks));
        else reject(new Error(`${url} answered ${response.statusCode}`));
      });
    }).on('error', reject);
  });
}

async function firstAnswer(url: string): Promise<Buffer> {
  const deadline = performance.now() + 10_000;
  for (;;) {
    try {
      return await fetchBytes(url);
    } catch (error) {
      if (performance.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

async function listen(server: ReturnType<typeof createServer>): Promise<void> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
}

function portOf(server: ReturnType<typeof createServer>): number {
  return (server.address() as AddressInfo).port;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await listen(server);
  const found = portOf(server);
  server.close();
  await once(server, 'close');
  return found;
}
