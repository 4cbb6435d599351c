import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { pathsFrom } from './paths.ts';
import { temporaryFolder } from './sandbox.testing.ts';
import { waitingRequests } from './spool.ts';

test('the requests that wait are counted where the site keeps them', () => {
  const root = temporaryFolder();
  const folder = path.join(root, 'site', 'data', 'spool');
  assert.deepEqual(waitingRequests(pathsFrom(root), {}), { folder, count: 0 });
  fs.mkdirSync(path.join(folder, 'refused'), { recursive: true });
  for (const name of ['1-a.json', '2-a.json', '3-a.tmp'])
    fs.writeFileSync(path.join(folder, name), '');
  assert.deepEqual(waitingRequests(pathsFrom(root), {}), { folder, count: 2 });
});

test('they wait wherever SPOOL_DIR says', () => {
  const folder = temporaryFolder();
  fs.writeFileSync(path.join(folder, '1-a.json'), '');
  const settings = { SPOOL_DIR: folder };
  assert.deepEqual(waitingRequests(pathsFrom('/nowhere'), settings), { folder, count: 1 });
});
