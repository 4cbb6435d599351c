import { execFile } from 'node:child_process';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { Admin } from '../harness/admin.ts';
import { ask, signIn } from '../harness/client.ts';
import { freePort, ROOT } from '../harness/process.ts';
import { cmsSettings, emptyPlace, newPlace, type Place, startCms } from '../harness/product.ts';

const KINDS = [
  'campuses',
  'events',
  'programmes',
  'offerings',
  'pages',
  'redirects',
  'menu-enrichis',
];

async function command(task: 'backup' | 'restore', file: string, place: Place): Promise<void> {
  await promisify(execFile)(process.execPath, [path.join(ROOT, 'scripts/run.mjs'), task, file], {
    cwd: ROOT,
    env: {
      ...process.env,
      ...cmsSettings(place, await freePort()),
      PARVIS_ENV_FILE: path.join(place.data, 'none.env'),
    },
  });
}

/** All that the site can read, without what every database numbers for itself. */
async function everything(api: string): Promise<string> {
  const headers = { authorization: `Bearer ${await signIn(api)}` };
  const replies = await Promise.all(
    KINDS.map((kind) =>
      ask(`${api}/${kind}?populate=*&sort=documentId&pagination[limit]=100`, { headers }),
    ),
  );
  const all = replies.map((reply) => (reply.json() as { data: object[] }).data);
  return JSON.stringify(all, (key, value) =>
    ['id', 'createdAt', 'updatedAt'].includes(key) ? undefined : value,
  );
}

/** A file that the content names, as visitors get it. */
async function brochure(url: string): Promise<string> {
  const headers = { authorization: `Bearer ${await signIn(`${url}/api`)}` };
  const reply = await ask(`${url}/api/programmes/bts-mco?locale=fr`, { headers });
  const { data } = reply.json() as { data: { brochure: { url: string } } };
  return (await ask(`${url}${data.brochure.url}`)).body;
}

test('a backup brings back content, files, settings and what editors changed', async () => {
  test.setTimeout(180_000);
  const [from, to] = [await newPlace(), await emptyPlace()];
  const folder = await mkdtemp(path.join(tmpdir(), 'parvis-backup-'));
  const file = path.join(folder, 'school.tar.gz');
  try {
    const first = await startCms({ place: from });
    const admin = await Admin.signIn(first.url);
    await admin.update('api::campus.campus', 'lyon', { title: 'Campus de Lyon-Confluence' });
    const before = await everything(first.api);
    const made = await brochure(first.url);
    await first.stop();

    const compiled = path.join(ROOT, 'cms/dist/src/index.js');
    const written = (await stat(compiled)).mtimeMs;
    await command('backup', file, from);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    await command('restore', file, to);
    // A service that starts meanwhile has all of its code.
    expect((await stat(compiled)).mtimeMs).toBe(written);

    const second = await startCms({ place: to });
    const after = await everything(second.api);
    expect(await brochure(second.url)).toBe(made);
    await second.stop();
    expect(after).toContain('Campus de Lyon-Confluence');
    expect(after).toEqual(before);
  } finally {
    for (const place of [from.data, to.data, folder])
      await rm(place, { recursive: true, force: true });
  }
});
