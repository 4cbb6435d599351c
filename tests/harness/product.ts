import { randomUUID } from 'node:crypto';
import { access, cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { newDatabase } from './postgres.ts';
import { freePort, ROOT, type Running, ready, run } from './process.ts';

/** Sunday morning at the school: every date of the run follows from it. */
export const NOW = '2026-11-15T09:00:00+01:00';

export const ACCOUNT = { username: 'parvis-site', password: 'Only-for-this-test-run-4711' };
export const ADMIN = { email: 'admin@cassini.example', password: 'Only-for-this-test-run-0815' };
export const CLEAR_TOKEN = 'only-for-this-test-run-clear';
export const FORM_SECRET = 'only-for-this-test-run-forms';

const SECRETS = {
  APP_KEYS: 'test-one,test-two',
  API_TOKEN_SALT: 'test-api-token-salt',
  ADMIN_JWT_SECRET: 'test-admin-jwt-secret',
  TRANSFER_TOKEN_SALT: 'test-transfer-token-salt',
  JWT_SECRET: 'test-jwt-secret',
  ENCRYPTION_KEY: 'test-encryption-key-test-encrypt',
};

export type Cms = Running & { url: string; api: string };
export type Site = Running & { url: string };

type CmsOptions = {
  place?: Place;
  port?: number;
  siteUrl?: string;
  seed?: string;
  settings?: Record<string, string>;
};

/** Where a content service keeps everything: on SQLite, the database is in the folder too. */
export type Place = { data: string; databaseUrl?: string };

/** A place of its own, with the demo content already in it once the run's set-up has put it there once. */
export async function newPlace(): Promise<Place> {
  const { SEEDED_DATA: seeded, SEEDED_DATABASE: like, TEST_POSTGRES_PORT: port } = process.env;
  if (!seeded) return emptyPlace();
  const data = await mkdtemp(path.join(tmpdir(), 'parvis-cms-'));
  await cp(seeded, data, { recursive: true });
  return port ? { data, databaseUrl: newDatabase(port, like) } : { data };
}

/** A place with nothing in it. */
export async function emptyPlace(): Promise<Place> {
  const data = await mkdtemp(path.join(tmpdir(), 'parvis-cms-'));
  const port = process.env.TEST_POSTGRES_PORT;
  return port ? { data, databaseUrl: newDatabase(port) } : { data };
}

/** What a content service is given. */
export function cmsSettings({ data, databaseUrl }: Place, port: number): Record<string, string> {
  return {
    ...SECRETS,
    NODE_ENV: 'production',
    CMS_PORT: String(port),
    DATA_DIR: data,
    SEED_CONTENT: 'demo',
    FIXED_NOW: NOW,
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    CONTENT_USERNAME: ACCOUNT.username,
    CONTENT_PASSWORD: ACCOUNT.password,
    CLEAR_TOKEN,
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  };
}

/** A content service of its own, at a place that is thrown away, or at the one given. */
export async function startCms(options: CmsOptions = {}): Promise<Cms> {
  const place = options.place ?? (await newPlace());
  const port = options.port ?? (await freePort());
  const server = run('dist/server.js', path.join(ROOT, 'cms'), {
    ...cmsSettings(place, port),
    ...(options.siteUrl && { SITE_INTERNAL_URL: options.siteUrl, SITE_URL: options.siteUrl }),
    ...(options.seed && { SEED_CONTENT: options.seed }),
    ...options.settings,
  });
  const url = `http://127.0.0.1:${port}`;
  await ready(`${url}/_health`, server);
  const stop = async () => {
    await server.stop();
    if (!options.place) await rm(place.data, { recursive: true, force: true });
  };
  return { ...server, url, api: `${url}/api`, stop };
}

export type SiteOptions = {
  api: string;
  port?: number;
  settings?: Record<string, string>;
  build?: string;
};

/** The built site, against whatever answers at `api`. */
export async function startSite({ api, port, settings = {}, build }: SiteOptions): Promise<Site> {
  const own = port ?? (await freePort());
  const url = `http://localhost:${own}`;
  const folder = build ?? (await buildFolder());
  const process = run(path.join(folder, 'server/index.js'), path.join(ROOT, 'site'), {
    ...siteSettings(api, own),
    ...settings,
  });
  await ready(`${url}/healthz`, process);
  return { ...process, url };
}

export type Product = { cms: Cms; site: Site; stop: () => Promise<void> };

/** A content service and the site that it tells what has changed. */
export async function startProduct(settings: Record<string, string> = {}): Promise<Product> {
  const port = await freePort();
  const cms = await startCms({ siteUrl: `http://localhost:${port}` });
  const site = await startSite({
    api: cms.api,
    port,
    settings: { ADMIN_URL: cms.url, ...settings },
  });
  const stop = async () => {
    await site.stop();
    await cms.stop();
  };
  return { cms, site, stop };
}

/** What the site is given, for tests that start it themselves. */
export function siteSettings(api: string, port: number): Record<string, string> {
  return {
    NODE_ENV: 'production',
    PORT: String(port),
    SITE_URL: `http://localhost:${port}`,
    CONTENT_API_URL: api,
    CONTENT_USERNAME: ACCOUNT.username,
    CONTENT_PASSWORD: ACCOUNT.password,
    CLEAR_TOKEN,
    FORM_SECRET,
    // Tests say where a visitor calls from, as a proxy would.
    PROXY_HOPS: '1',
    FIXED_NOW: NOW,
    // Pages are made when a test asks for them, and at no other time.
    WARM_UP: 'off',
    SPOOL_DIR: path.join(ROOT, 'tests/results/spools', randomUUID()),
  };
}

/** The school whose build stands beside the first one's. */
export const SISTER = 'portulan';

export async function sisterBuild(): Promise<string> {
  const folder = process.env.SISTER_BUILD ?? path.join(ROOT, `site/builds/local-${SISTER}`);
  await access(folder).catch(() => {
    throw new Error(
      `Build the sister school first: PRODUCT=${SISTER} BUILD_DIRECTORY=builds/local-${SISTER} npm run build in site/, or npm test.`,
    );
  });
  return folder;
}

/** The build that has `/styleguide`; alone in an editor, the one that `--mode styleguide` left there. */
export function styleguideBuild(): string {
  return process.env.STYLEGUIDE_BUILD ?? path.join(ROOT, 'site/builds/styleguide');
}

/** The build that `npm test` made; alone in an editor, the one that `npm run build` left there. */
export async function buildFolder(): Promise<string> {
  if (process.env.SITE_BUILD) return process.env.SITE_BUILD;
  const local = path.join(ROOT, 'site/builds/local');
  await access(local).catch(() => {
    throw new Error('Build the site first: npm run build in site/, or npm test.');
  });
  return local;
}
