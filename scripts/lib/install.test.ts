import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { install, refuseFullDisk } from './install.ts';
import { isTruncated } from './npm.ts';
import { pathsFrom } from './paths.ts';
import { Progress } from './progress.ts';
import { temporaryFolder } from './sandbox.testing.ts';

/** Stands for npm: notes each call, and does what the file `behaviour.cjs` of the app says. */
const fakeNpm = `
const fs = require('node:fs');
fs.appendFileSync('calls', process.argv.slice(2, 3) + ' ' + (process.env.NODE_ENV ?? 'no mode') + '\\n');
if (fs.existsSync('behaviour.cjs')) require(process.cwd() + '/behaviour.cjs');
fs.mkdirSync('node_modules', { recursive: true });`;

function newApp() {
  const root = temporaryFolder();
  const site = path.join(root, 'site');
  fs.mkdirSync(site);
  const write = (name: string, text: string) => fs.writeFileSync(path.join(site, name), text);
  write('package.json', '{}');
  write('package-lock.json', '{}');
  const npm = path.join(root, 'npm-cli.cjs');
  fs.writeFileSync(npm, fakeNpm);
  process.env.npm_execpath = npm;
  process.env.NODE_ENV = 'production';
  const task = {
    paths: pathsFrom(root),
    progress: new Progress({ write: () => {} }, {}),
    signal: new AbortController().signal,
  };
  const calls = () => fs.readFileSync(path.join(site, 'calls'), 'utf8').trim().split('\n');
  return { task, write, calls, site };
}

test('an app is installed once, with its development packages even where NODE_ENV says production', async () => {
  const { task, calls } = newApp();
  await install(task, 'site');
  await install(task, 'site');
  assert.deepEqual(calls(), ['ci no mode']);
});

test('a changed lockfile installs again', async () => {
  const { task, calls, write } = newApp();
  await install(task, 'site');
  write('package-lock.json', '{"changed":true}');
  await install(task, 'site');
  assert.equal(calls().length, 2);
});

test('a failed install is told by its cause and done again', async () => {
  const { task, calls, write, site } = newApp();
  write('behaviour.cjs', `console.error('npm error code EAI_AGAIN'); process.exit(1)`);
  await assert.rejects(install(task, 'site'), /registry cannot be reached/);
  fs.rmSync(path.join(site, 'behaviour.cjs'));
  await install(task, 'site');
  assert.equal(calls().length, 2);
});

test('an install that npm ended well on a full disk is a failure', async () => {
  const { task, write } = newApp();
  write(
    'behaviour.cjs',
    `console.error('npm warn tar TAR_ENTRY_ERROR ENOSPC: no space left on device')`,
  );
  await assert.rejects(install(task, 'site'), /disk is full/);
  assert.equal(isTruncated({ kind: 'build' }, { output: 'ENOSPC' }), false);
});

test('a missing lockfile is one sentence', async () => {
  const { task, site } = newApp();
  fs.rmSync(path.join(site, 'package-lock.json'));
  await assert.rejects(install(task, 'site'), /site\/package-lock.json is missing/);
});

test('too little space is refused before npm starts', async () => {
  await assert.rejects(refuseFullDisk(temporaryFolder(), Number.MAX_SAFE_INTEGER), /MB free/);
});
