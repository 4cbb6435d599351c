import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { Admin } from '../harness/admin.ts';
import { ask, signIn } from '../harness/client.ts';
import { png } from '../harness/picture.ts';
import { freePort, ROOT } from '../harness/process.ts';
import {
  type Cms,
  cmsSettings,
  emptyPlace,
  newPlace,
  type Place,
  type Site,
  startCms,
  startSite,
} from '../harness/product.ts';
import { S3 } from '../harness/s3.ts';

const CAMPUS = 'api::campus.campus';
const PICTURE = new File([new Uint8Array(png(900, 600))], 'cour.png', { type: 'image/png' });

let store: S3;
let place: Place;
let cms: Cms;
let site: Site;
let admin: Admin;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  test.setTimeout(120_000);
  [store, place] = [await S3.start(), await newPlace()];
  cms = await startCms({ place, settings: store.settings });
  site = await startSite({ api: cms.api });
  admin = await Admin.signIn(cms.url);
  const focusImage = await admin.upload(PICTURE, 'La cour');
  await admin.update(CAMPUS, 'lyon', { focusImage });
});

test.afterAll(async () => {
  await site.stop();
  await cms.stop();
  await store.stop();
  await rm(place.data, { recursive: true, force: true });
});

type Picture = { url: string; formats: Record<string, { url: string }> };

/** The picture as the site is told of it. */
async function picture(api: string): Promise<Picture> {
  const headers = { authorization: `Bearer ${await signIn(api)}` };
  const reply = await ask(`${api}/campuses/lyon?locale=fr`, { headers });
  return (reply.json() as { data: { focusImage: Picture } }).data.focusImage;
}

const nameOf = ({ url }: { url: string }) => url.replace('/uploads/', '');

test('a picture and all that is made of it are in the store, at addresses of the site’s own', async () => {
  const { url, formats } = await picture(cms.api);
  const all = [url, ...Object.values(formats).map((each) => each.url)];
  for (const each of all) expect(each).toMatch(/^\/uploads\/[\w-]+\.(png|avif|webp)$/);
  expect([...store.files.keys()].toSorted()).toEqual(
    all.map((each) => nameOf({ url: each })).toSorted(),
  );
  const page = await ask(`${site.url}/campus/lyon`);
  expect(page.body).toContain(`src="${url}?v=`);
});

test('a file of the private store is read through the site: whole, in part, its head, or that it is the same', async () => {
  const { url } = await picture(cms.api);
  const bytes = store.files.get(nameOf({ url }))?.bytes ?? Buffer.alloc(0);
  const whole = await fetch(`${site.url}${url}`);
  expect([whole.status, whole.headers.get('content-type')]).toEqual([200, 'image/png']);
  expect(Buffer.from(await whole.arrayBuffer()).equals(bytes)).toBe(true);
  const part = await fetch(`${site.url}${url}`, { headers: { range: 'bytes=1-3' } });
  expect([part.status, await part.text()]).toEqual([206, 'PNG']);
  expect(part.headers.get('content-range')).toBe(`bytes 1-3/${bytes.length}`);
  const head = await ask(`${site.url}${url}`, { method: 'HEAD' });
  expect([head.status, head.headers['content-length']]).toEqual([200, String(bytes.length)]);
  const headers = { 'if-none-match': whole.headers.get('etag') ?? '' };
  expect((await ask(`${site.url}${url}`, { headers })).status).toBe(304);
  const { S3_ENDPOINT: endpoint } = store.settings;
  expect((await ask(`${endpoint}/${store.bucket}/${nameOf({ url })}`)).status).toBe(403);
});

test('what was on the disk before there was a store is still read, and what is nowhere is not found', async () => {
  const [brochure] = (await readdir(path.join(place.data, 'public/uploads'))).filter((name) =>
    name.endsWith('.pdf'),
  );
  expect((await ask(`${site.url}/uploads/${brochure}`)).status).toBe(200);
  expect((await ask(`${site.url}/uploads/nowhere_1f.png`)).status).toBe(404);
});

test('a store that is down is an outage, not an absence', async () => {
  const { url } = await picture(cms.api);
  await store.stop();
  expect((await ask(`${site.url}${url}`)).status).toBe(503);
  await store.start();
  expect((await ask(`${site.url}${url}`)).status).toBe(200);
});

test('a backup has the files of the store, and brings them back to a disk', async () => {
  test.setTimeout(180_000);
  const to = await emptyPlace();
  const folder = await mkdtemp(path.join(tmpdir(), 'parvis-backup-'));
  const file = path.join(folder, 'school.tar.gz');
  const { url } = await picture(cms.api);
  try {
    await command('backup', file, { ...cmsSettings(place, await freePort()), ...store.settings });
    await command('restore', file, cmsSettings(to, await freePort()));
    const restored = await startCms({ place: to });
    const { bytes } = store.files.get(nameOf({ url })) ?? {};
    const back = await fetch(`${restored.url}${(await picture(restored.api)).url}`);
    expect(back.status).toBe(200);
    expect(Buffer.from(await back.arrayBuffer())).toEqual(bytes);
    await restored.stop();
  } finally {
    for (const each of [to.data, folder]) await rm(each, { recursive: true, force: true });
  }
});

test('a picture that is deleted is gone from the store', async () => {
  await admin.removeFile('cour.png');
  await expect.poll(() => [...store.files.keys()]).toEqual([]);
});

async function command(
  task: 'backup' | 'restore',
  file: string,
  settings: Record<string, string>,
): Promise<void> {
  const args = [path.join(ROOT, 'scripts/run.mjs'), task, file];
  const env = { ...process.env, ...settings, PARVIS_ENV_FILE: `${file}.env` };
  await promisify(execFile)(process.execPath, args, { cwd: ROOT, env });
}
