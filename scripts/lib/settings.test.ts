import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { cmsEnvironment, siteEnvironment } from './environment.ts';
import { temporaryFolder } from './sandbox.testing.ts';
import { cmsOnlyKeys, ensureSettings, generatedKeys } from './settings.ts';

const newFile = () => path.join(temporaryFolder(), '.env');

test('the file is made once, for its owner only, with every generated setting', () => {
  const file = newFile();
  const env = ensureSettings(file, {});
  assert.equal(fs.statSync(file).mode & 0o777, 0o600);
  assert.deepEqual(new Set(Object.keys(env)), new Set(generatedKeys));
  assert.equal(env.APP_KEYS?.split(',').length, 4);
  assert.match(env.ADMIN_PASSWORD ?? '', /^(?=.*[A-Z])(?=.*[a-z])(?=.*\d).{20,}$/);
});

test('a second start changes nothing', () => {
  const file = newFile();
  const first = ensureSettings(file, {});
  const text = fs.readFileSync(file, 'utf8');
  const second = ensureSettings(file, {});
  assert.deepEqual(second, first);
  assert.equal(fs.readFileSync(file, 'utf8'), text);
});

test('a file that lacks a setting is completed, and what it says stays', () => {
  const file = newFile();
  const written = '# mine\nAPP_KEYS="a,b"\nSMTP=x';
  fs.writeFileSync(file, written);
  const env = ensureSettings(file, {});
  assert.ok(fs.readFileSync(file, 'utf8').startsWith(`${written}\n`));
  assert.equal(env.APP_KEYS, 'a,b');
  assert.equal(env.SMTP, 'x');
  assert.match(env.JWT_SECRET ?? '', /^.{20,}$/);
});

test('the real environment wins over the file', () => {
  const file = newFile();
  fs.writeFileSync(file, 'CLEAR_TOKEN=file\n');
  assert.equal(ensureSettings(file, { CLEAR_TOKEN: 'real' }).CLEAR_TOKEN, 'real');
});

test('with every setting in the environment no file is needed', () => {
  const file = newFile();
  ensureSettings(file, Object.fromEntries(generatedKeys.map((key) => [key, 'x'])));
  assert.equal(fs.existsSync(file), false);
});

test('the site is not given the secrets of the content service', () => {
  const given = {
    CRM_WEBHOOK_URL: 'https://crm.example',
    CRM_WEBHOOK_SECRET: 'x',
    DATABASE_URL: 'postgres://parvis:x@localhost/parvis',
  };
  const env = ensureSettings(newFile(), { PORT: '4000', ...given });
  const site = siteEnvironment(env, 'production');
  assert.deepEqual(
    [...cmsOnlyKeys, ...Object.keys(given)].filter((key) => key in site),
    [],
  );
  assert.ok(site.CONTENT_PASSWORD && site.CLEAR_TOKEN && site.FORM_SECRET);
  assert.equal(site.SITE_URL, 'http://localhost:4000');
  assert.equal(site.CONTENT_API_URL, 'http://localhost:1337/api');
  assert.equal(site.ADMIN_URL, 'http://localhost:1337');
  assert.equal(cmsEnvironment(env, 'production').CRM_WEBHOOK_SECRET, 'x');
});

test('the content service seeds the demo unless told otherwise', () => {
  assert.equal(cmsEnvironment({}, 'production').SEED_CONTENT, 'demo');
  assert.equal(cmsEnvironment({ SEED_CONTENT: 'none' }, 'production').SEED_CONTENT, 'none');
});

test('each school has a data folder of its own', () => {
  const folder = (settings: Record<string, string>) =>
    cmsEnvironment(settings, 'production').DATA_DIR;
  assert.equal(folder({}), 'data');
  assert.equal(folder({ PRODUCT: 'cassini' }), 'data');
  assert.equal(folder({ PRODUCT: 'portulan' }), path.join('data', 'schools', 'portulan'));
  assert.equal(folder({ PRODUCT: 'portulan', DATA_DIR: '/elsewhere' }), '/elsewhere');
});

test('each school has a spool of its own', () => {
  const folder = (settings: Record<string, string>) =>
    siteEnvironment(settings, 'production').SPOOL_DIR;
  assert.equal(folder({}), path.join('data', 'spool'));
  assert.equal(folder({ PRODUCT: 'portulan' }), path.join('data', 'schools', 'portulan', 'spool'));
  assert.equal(folder({ PRODUCT: 'portulan', SPOOL_DIR: '/elsewhere' }), '/elsewhere');
});
