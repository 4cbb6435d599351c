import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { isSecret, knownSettings } from './lib/known-settings.ts';
import { repository } from './lib/paths.ts';
import { generatedKeys } from './lib/settings.ts';

const read = (name: string) => fs.readFileSync(path.join(repository.root, name), 'utf8');
const { site, cms, noStart } = await knownSettings(repository.root);
const names = new Set([...Object.keys(cms), ...Object.keys(site)]);
/** A password is in their addresses. */
const WITH_PASSWORD = new Set(['DATABASE_URL', 'REDIS_URL']);
const secrets = [...names].filter((name) => isSecret(name) || WITH_PASSWORD.has(name));

test('secrets are told from other settings', () => {
  assert.ok(secrets.length > 12);
  for (const name of ['APP_KEYS', 'JWT_SECRET', 'FORM_SECRET', 'S3_SECRET_KEY', 'REDIS_URL'])
    assert.ok(secrets.includes(name), name);
  assert.ok(!secrets.includes('CMS_PORT'));
});

test('the content service starts with what npm start makes', () => {
  const needed = Object.entries<{ without: string }>(cms)
    .filter(([, { without }]) => without === noStart)
    .map(([name]) => name);
  assert.ok(needed.length > 5);
  assert.deepEqual(
    needed.filter((name) => !generatedKeys.includes(name)),
    [],
    'say how each is made, in generators of scripts/lib/settings.ts',
  );
});

test('whoever changes a secret can read what happens then', () => {
  const [, table = ''] = read('SECURITY.md').split('\n## Secrets');
  assert.deepEqual(
    secrets.filter((name) => !table.includes(`\`${name}\``)),
    [],
    'give each a line in the table of SECURITY.md',
  );
});

test('every secret is looked for in what is said and logged', () => {
  const specs = read('tests/contract/secrets.spec.ts') + read('tests/faults/secrets.spec.ts');
  // The administrator's is looked for as the harness's own; the database of a run has no password.
  const apart = new Set(['ADMIN_PASSWORD', 'DATABASE_URL']);
  assert.deepEqual(
    secrets.filter((name) => !apart.has(name) && !specs.includes(`${name}: `)),
    [],
    'make each a canary of tests/contract/secrets.spec.ts, or of tests/faults/secrets.spec.ts if the site reads it',
  );
});
