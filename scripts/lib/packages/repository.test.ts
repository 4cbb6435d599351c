/** What enters this repository, held to docs/decisions/0060-what-enters.md. */
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { type App, repository } from '../paths.ts';
import { installScriptProblems } from './install-scripts.ts';
import { licenceProblems, licencesPage, PAGE, SHIPPED } from './licences.ts';
import { pinProblems } from './pins.ts';
import { readPackages, wantedBy } from './read.ts';

const apps: readonly App[] = ['site', 'cms', 'tests', 'bench'];
const read = (app: App) => readPackages(app, repository.app(app));

for (const app of apps) {
  test(`every package of ${app} is pinned`, () => {
    assert.deepEqual(pinProblems(read(app)), []);
  });
}

test('the repository itself has no package', () => {
  const manifest = JSON.parse(fs.readFileSync(path.join(repository.root, 'package.json'), 'utf8'));
  assert.deepEqual(wantedBy(manifest), {});
});

test('no install script runs, and each that would is known', () => {
  assert.deepEqual(installScriptProblems(apps.map(read)), []);
});

test('every licence of what is shipped is allowed', () => {
  assert.deepEqual(licenceProblems(SHIPPED.map(read)), []);
});

test('the list of licences is up to date', () => {
  const kept = fs.readFileSync(path.join(repository.root, PAGE), 'utf8');
  assert.equal(
    kept === licencesPage(SHIPPED.map(read)),
    true,
    `${PAGE} is old: run npm run licences.`,
  );
});
