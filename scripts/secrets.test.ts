import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { repository } from './lib/paths.ts';
import { generatedKeys } from './lib/settings.ts';

const read = (name: string) => fs.readFileSync(path.join(repository.root, name), 'utf8');
const { SETTINGS, NO_START } = await import(
  pathToFileURL(path.join(repository.app('cms'), 'src/settings.ts')).href
);
const site = [...read('site/app/config-schema.server.ts').matchAll(/^ {2}([A-Z][A-Z0-9_]+): /gm)];
const names = new Set([...Object.keys(SETTINGS), ...site.map(([, name = '']) => name)]);
/** What would let somebody in, or let them pass for us: by its name, or since a password is in it. */
const SECRET = /_(SECRET|PASSWORD|TOKEN|SALT|KEYS?)$|^(DATABASE|REDIS)_URL$/;
const secrets = [...names].filter((name) => SECRET.test(name));

test('secrets are told from other settings', () => {
  assert.ok(secrets.length > 12);
  for (const name of ['APP_KEYS', 'JWT_SECRET', 'FORM_SECRET', 'S3_SECRET_KEY', 'REDIS_URL'])
    assert.ok(secrets.includes(name), name);
  assert.ok(!secrets.includes('CMS_PORT'));
});

test('the content service starts with what npm start makes', () => {
  const needed = Object.entries<{ without: string }>(SETTINGS)
    .filter(([, { without }]) => without === NO_START)
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
