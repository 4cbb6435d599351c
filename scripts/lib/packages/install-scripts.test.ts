import assert from 'node:assert/strict';
import { test } from 'node:test';
import { installScriptProblems } from './install-scripts.ts';
import { app, locked } from './packages.testing.ts';

const withScript = app({ locked: [locked('one', { hasInstallScript: true }), locked('two')] });

test('an install script that is named is well', () => {
  assert.deepEqual(installScriptProblems([withScript], { one: 'Prints.' }), []);
});

test('a new one is a sentence that says what to do', () => {
  assert.deepEqual(installScriptProblems([withScript], {}), [
    'one 1.0.0, in site, has an install script, which is not run: read it, see that the package works without, and say in scripts/lib/packages/install-scripts.json what it would do.',
  ]);
});

test('one that is gone leaves the list', () => {
  assert.deepEqual(installScriptProblems([app()], { one: 'Prints.' }), [
    'No package called one has an install script: take it out of the list.',
  ]);
});

test('an app that would run them is refused', () => {
  assert.deepEqual(installScriptProblems([app({ settings: ['#ignore-scripts=true'] })], {}), [
    'site/.npmrc lets packages run scripts: write ignore-scripts=true in it.',
  ]);
});
