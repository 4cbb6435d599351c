import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { temporaryFolder } from '../sandbox.testing.ts';
import { readPackages } from './read.ts';

function folderWith(files: Record<string, string>): string {
  const folder = temporaryFolder();
  for (const [name, content] of Object.entries(files))
    fs.writeFileSync(path.join(folder, name), content);
  return folder;
}

const manifest = JSON.stringify({
  dependencies: { one: '1.0.0' },
  devDependencies: { two: '2.0.0' },
  overrides: { three: '3.0.0' },
});
const lockfile = JSON.stringify({
  packages: {
    '': { dependencies: { one: '1.0.0' }, devDependencies: { two: '^2' } },
    'node_modules/one': { version: '1.0.0', license: 'MIT', integrity: 'sha512-abc' },
    'node_modules/two': { name: 'real', version: '2.0.0', dev: true, resolved: 'file:two' },
    'node_modules/one/node_modules/@a/b': { version: '3.0.0', hasInstallScript: true },
  },
});

test('an app is what its package.json, its lockfile and its .npmrc say', () => {
  const folder = folderWith({
    'package.json': manifest,
    'package-lock.json': lockfile,
    '.npmrc': 'fund=false\n',
  });
  const { wanted, overrides, known, locked, settings } = readPackages('site', folder);
  assert.deepEqual(wanted, { one: '1.0.0', two: '2.0.0' });
  assert.deepEqual(overrides, { three: '3.0.0' });
  assert.deepEqual(known, { one: '1.0.0', two: '^2' });
  assert.deepEqual(
    locked.map(({ name, version }) => `${name} ${version}`),
    ['one 1.0.0', 'real 2.0.0', '@a/b 3.0.0'],
  );
  assert.deepEqual(
    locked.map(({ isForDevelopment, hasInstallScript }) => [isForDevelopment, hasInstallScript]),
    [
      [false, false],
      [true, false],
      [false, true],
    ],
  );
  assert.equal(locked[0]?.licence, 'MIT');
  assert.equal(locked[0]?.integrity, 'sha512-abc');
  assert.equal(locked[1]?.resolved, 'file:two');
  assert.ok(settings.includes('fund=false'));
});

test('a lockfile that is not there, or not whole, is one sentence', () => {
  const missing = folderWith({ 'package.json': manifest });
  assert.throws(() => readPackages('site', missing), /^Error: site\/package-lock.json is missing/);
  const half = folderWith({ 'package.json': manifest, 'package-lock.json': lockfile.slice(0, 80) });
  assert.throws(() => readPackages('site', half), /^Error: site\/package-lock.json is missing/);
});
