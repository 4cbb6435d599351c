import { existsSync } from 'node:fs';
import { cp, mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Ground } from './ground.ts';
import { freePort, type Running, start, untilReady } from './programs.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** Every date of the content follows from it, so that a run of another day measures the same pages. */
const NOW = '2026-11-15T09:00:00+01:00';

/** For content services that live as long as a measure. */
export const ADMIN = { email: 'admin@bench.example', password: 'Only-for-this-bench-0815' };
const ACCOUNT = { CONTENT_USERNAME: 'parvis-site', CONTENT_PASSWORD: 'Only-for-this-bench-4711' };
const CLEAR_TOKEN = 'only-for-this-bench-clear';

/** How many there are of each, the demo school's own included; `demo` has 26 campuses, 90 news and 60 events. */
export type Content = 'demo' | `network:${number},${number},${number}`;

export type Cms = Running & { url: string };
export type Site = Running & { url: string };

/** The real content service, on a copy of what was put into it once: a minute for the demo, longer for a network. */
export async function startCms(
  ground: Ground,
  content: Content = 'demo',
  siteUrl?: string,
): Promise<Cms> {
  const data = path.join(ground.folder, `cms-${await freePort()}`);
  await cp(await seeded(ground, content), data, { recursive: true });
  return runCms(ground, data, content, siteUrl);
}

async function seeded(ground: Ground, content: Content): Promise<string> {
  const seeds = needed('BENCH_SEEDS');
  const folder = path.join(seeds, content.replaceAll(/\W/g, '-'));
  if (existsSync(folder)) return folder;
  const from = content === 'demo' ? undefined : await seeded(ground, 'demo');
  const unfinished = `${folder}.unfinished-${process.pid}`;
  await mkdir(unfinished, { recursive: true });
  try {
    if (from !== undefined) await cp(from, unfinished, { recursive: true });
    ground.say(`putting content in: ${content}…`);
    const cms = await runCms(ground, unfinished, content);
    await cms.stop();
    // What is not whole never gets its name.
    await rename(unfinished, folder);
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
  return folder;
}

async function runCms(
  ground: Ground,
  data: string,
  content: Content,
  siteUrl?: string,
): Promise<Cms> {
  const port = await freePort();
  const running = start(ground, {
    command: process.execPath,
    args: ['dist/server.js'],
    cwd: path.join(ROOT, 'cms'),
    ipc: true,
    env: {
      NODE_ENV: 'production',
      APP_KEYS: 'bench-one,bench-two',
      API_TOKEN_SALT: 'bench-api-token-salt',
      ADMIN_JWT_SECRET: 'bench-admin-jwt-secret',
      TRANSFER_TOKEN_SALT: 'bench-transfer-token-salt',
      JWT_SECRET: 'bench-jwt-secret',
      ENCRYPTION_KEY: 'bench-encryption-key-bench-encry',
      CMS_PORT: String(port),
      DATA_DIR: data,
      SEED_CONTENT: content,
      FIXED_NOW: NOW,
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      ...ACCOUNT,
      CLEAR_TOKEN,
      ...(siteUrl && { SITE_INTERNAL_URL: siteUrl, SITE_URL: siteUrl }),
    },
  });
  const url = `http://127.0.0.1:${port}`;
  await untilReady(ground, `${url}/_health`, running);
  return { ...running, url };
}

export type SiteOptions = {
  cms: Pick<Cms, 'url'>;
  port?: number;
  settings?: Record<string, string>;
  /** Files that are loaded into its process before it. */
  preloads?: string[];
};

/** The built site, in one process, as it is run in production but for its log, which nginx does not write either. */
export async function startSite(
  ground: Ground,
  { cms, port, settings = {}, preloads = [] }: SiteOptions,
): Promise<Site> {
  const own = port ?? (await freePort());
  const url = `http://localhost:${own}`;
  const running = start(ground, {
    command: process.execPath,
    args: [
      '--disable-warning=ExperimentalWarning',
      '--expose-gc',
      ...preloads.flatMap((file) => ['--import', path.join(import.meta.dirname, file)]),
      serverFile(),
    ],
    cwd: path.join(ROOT, 'site'),
    ipc: true,
    env: {
      NODE_ENV: 'production',
      PORT: String(own),
      SITE_URL: url,
      CONTENT_API_URL: `${cms.url}/api`,
      ...ACCOUNT,
      CLEAR_TOKEN,
      LOG_LEVEL: 'error',
      SPOOL_DIR: path.join(ground.folder, `spool-${own}`),
      FIXED_NOW: NOW,
      WARM_UP: 'off',
      ...settings,
    },
  });
  // By number, so that no look-up of a name is part of what is measured.
  const reached = `http://127.0.0.1:${own}`;
  await untilReady(ground, `${reached}/healthz`, running);
  return { ...running, url: reached };
}

/** No page is kept: each is rendered when it is asked for, from content that is remembered. */
export const UNCACHED = { PAGE_CACHE_MB: '0' };

export function serverFile(): string {
  return path.join(needed('SITE_BUILD'), 'server/index.js');
}

export function needed(variable: string): string {
  const value = process.env[variable];
  if (!value) throw new Error(`${variable} is not set: run it by its command, npm run bench.`);
  return value;
}
