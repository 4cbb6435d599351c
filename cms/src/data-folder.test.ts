import assert from 'node:assert/strict';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { faultOfDataFolder } from './data-folder.ts';

let place: string;

before(async () => {
  place = await mkdtemp(path.join(tmpdir(), 'parvis-data-'));
});

after(() => rm(place, { recursive: true, force: true }));

test('a folder that can be written to is made, and left as it was', async () => {
  const folder = path.join(place, 'made', 'here');
  assert.equal(faultOfDataFolder(folder), undefined);
  assert.deepEqual(await readdir(folder), []);
});

test('a folder that cannot is named, with the reason', async () => {
  const file = path.join(place, 'file');
  await writeFile(file, '');
  for (const folder of [file, path.join(file, 'below')])
    assert.equal(
      faultOfDataFolder(folder),
      `The content service cannot write to its data folder, ${folder}: a file is in its place.`,
    );
});
