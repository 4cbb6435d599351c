import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { buildKey, hasBuild, makeBuild, prune, useBuild } from './builds.ts';
import { temporaryFolder } from './sandbox.testing.ts';

async function whole(folder: string): Promise<void> {
  fs.mkdirSync(path.join(folder, 'server'), { recursive: true });
  fs.writeFileSync(path.join(folder, 'server', 'index.js'), '');
}

const deadPid = () => spawnSync(process.execPath, ['--version']).pid;

function age(folder: string, minutes: number): void {
  const time = new Date(Date.now() - minutes * 60_000);
  fs.utimesSync(folder, time, time);
}

test('a build appears under its key when it is whole', async () => {
  const builds = path.join(temporaryFolder(), 'builds');
  await makeBuild(builds, 'key', whole);
  assert.ok(hasBuild(builds, 'key'));
  assert.deepEqual(fs.readdirSync(builds), ['key']);
});

test('a failed build leaves nothing', async () => {
  const builds = temporaryFolder();
  const half = async (folder: string) => {
    fs.mkdirSync(folder);
    throw new Error('broken');
  };
  await assert.rejects(makeBuild(builds, 'key', half), /broken/);
  assert.deepEqual(fs.readdirSync(builds), []);
});

test('a build without a server is refused', async () => {
  const builds = temporaryFolder();
  await assert.rejects(
    makeBuild(builds, 'key', async (folder) => void fs.mkdirSync(folder)),
    /no server\/index.js/,
  );
  assert.equal(hasBuild(builds, 'key'), false);
});

test('a build that another command finished first is kept', async () => {
  const builds = temporaryFolder();
  await makeBuild(builds, 'key', async (folder) => {
    await whole(folder);
    await whole(path.join(builds, 'key'));
    fs.writeFileSync(path.join(builds, 'key', 'theirs'), '');
  });
  assert.ok(fs.existsSync(path.join(builds, 'key', 'theirs')));
});

test('the three most recently used stay, and so do those that run', async () => {
  const builds = temporaryFolder();
  for (const [index, key] of ['a', 'b', 'c', 'd', 'e', 'f'].entries()) {
    await makeBuild(builds, key, whole);
    age(path.join(builds, key), 10 - index);
  }
  fs.writeFileSync(path.join(builds, `.used-by-${process.ppid}`), 'a\nc\n');
  useBuild(builds, 'b');
  const left = fs.readdirSync(builds).filter((name) => !name.startsWith('.'));
  assert.deepEqual(left, ['a', 'b', 'c', 'e', 'f']);
});

test('a command may use several builds', async () => {
  const builds = temporaryFolder();
  for (const key of ['a', 'b']) {
    await makeBuild(builds, key, whole);
    useBuild(builds, key);
    age(path.join(builds, key), 10);
  }
  for (const key of ['c', 'd', 'e', 'f']) await makeBuild(builds, key, whole);
  age(path.join(builds, 'c'), 5);
  prune(builds);
  const left = fs.readdirSync(builds).filter((name) => !name.startsWith('.'));
  assert.deepEqual(left, ['a', 'b', 'd', 'e', 'f']);
});

test('what a dead command left behind is removed', () => {
  const builds = temporaryFolder();
  const pid = deadPid();
  fs.mkdirSync(path.join(builds, `.tmp-${pid}`));
  fs.writeFileSync(path.join(builds, `.used-by-${pid}`), 'a');
  fs.mkdirSync(path.join(builds, `.tmp-${process.ppid}`));
  prune(builds);
  assert.deepEqual(fs.readdirSync(builds), [`.tmp-${process.ppid}`]);
});

test('the key follows sources and configuration, not tests, notes or earlier builds', () => {
  const site = temporaryFolder();
  const write = (name: string, text = '') => {
    fs.mkdirSync(path.dirname(path.join(site, name)), { recursive: true });
    fs.writeFileSync(path.join(site, name), text);
  };
  write('app/root.tsx');
  write('vite.config.ts');
  write('schools/cassini/theme.css');
  const key = buildKey(site, 'cassini');
  for (const name of ['app/root.test.tsx', 'README.md', 'builds/x/a', 'node_modules/x/a'])
    write(name);
  assert.equal(buildKey(site, 'cassini'), key);
  write('vite.config.ts', 'changed');
  assert.notEqual(buildKey(site, 'cassini'), key);
});

test('a process may run two of them', async () => {
  const builds = temporaryFolder();
  for (const key of ['a', 'b']) {
    await makeBuild(builds, key, whole);
    useBuild(builds, key);
    age(path.join(builds, key), 10);
  }
  for (const key of ['c', 'd', 'e']) await makeBuild(builds, key, whole);
  prune(builds);
  const left = fs.readdirSync(builds).filter((name) => !name.startsWith('.'));
  assert.deepEqual(left, ['a', 'b', 'c', 'd', 'e']);
});

test('each school has its own key, which follows its own folder', () => {
  const site = temporaryFolder();
  for (const school of ['cassini', 'other']) {
    fs.mkdirSync(path.join(site, 'schools', school), { recursive: true });
    fs.writeFileSync(path.join(site, 'schools', school, 'theme.css'), '');
  }
  const keys = () => ['cassini', 'other'].map((school) => buildKey(site, school));
  const [cassini, other] = keys();
  assert.notEqual(cassini, other);
  fs.writeFileSync(path.join(site, 'schools', 'other', 'theme.css'), 'changed');
  assert.equal(keys()[0], cassini);
  assert.notEqual(keys()[1], other);
});

test('the build with the styleguide is another, and the only one that follows it', () => {
  const site = temporaryFolder();
  const before = {
    site: buildKey(site, 'cassini'),
    guide: buildKey(site, 'cassini', 'styleguide'),
  };
  assert.notEqual(before.guide, before.site);
  fs.mkdirSync(path.join(site, 'styleguide'));
  fs.writeFileSync(path.join(site, 'styleguide', 'page.tsx'), '');
  assert.equal(buildKey(site, 'cassini'), before.site);
  assert.notEqual(buildKey(site, 'cassini', 'styleguide'), before.guide);
});
