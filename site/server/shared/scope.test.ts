import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { type Config, readConfig } from '../../app/config-schema.server';
import { buildName, clearsScope, pagesScope } from './scope';

function config(environment: Record<string, string> = {}): Config {
  const least = { SITE_URL: 'https://www.cassini.example', CONTENT_USERNAME: 'site' };
  const reading = readConfig({ ...least, CONTENT_PASSWORD: 'secret', ...environment }, 'cassini');
  if ('faults' in reading) throw new Error(reading.faults.join('\n'));
  return reading.config;
}

it.each([
  ['the port', { PORT: '4000' }, true],
  ['the number of workers', { WEB_CONCURRENCY: '3' }, true],
  ['the address of Redis', { REDIS_URL: 'redis://10.0.0.1' }, true],
  ['the time to drain', { DRAIN_SECONDS: '3' }, true],
  ['the folder of the spool', { SPOOL_DIR: '/spool' }, true],
  ['the languages', { HAS_EN: 'on' }, false],
  ['a link of the footer', { CAREERS_URL: 'https://careers.example' }, false],
  ['the content service', { CONTENT_API_URL: 'https://cms.example/api' }, false],
  ['what forms are signed with', { FORM_SECRET: 'a long random text' }, false],
])('pages are shared whatever does not show in them: %s', (_name, other, isShared) => {
  const [one, two] = [pagesScope(config(), 'build'), pagesScope(config(other), 'build')];
  expect(one === two).toBe(isShared);
  expect(clearsScope(config())).toBe(clearsScope(config(other)));
});

it('a build shares clears with another, not pages; a site at another address, nothing', () => {
  expect(pagesScope(config(), 'one')).not.toBe(pagesScope(config(), 'two'));
  const elsewhere = config({ SITE_URL: 'https://staging.cassini.example' });
  expect(clearsScope(elsewhere)).not.toBe(clearsScope(config()));
});

it('a build is named by its code', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'parvis-build-'));
  const write = (file: string, text: string) => writeFileSync(path.join(folder, file), text);
  write('index.js', 'import "./serve.js"');
  write('serve.js', 'one');
  const name = buildName(folder);
  write('notes.txt', 'of no matter');
  expect(buildName(folder)).toBe(name);
  write('serve.js', 'two');
  expect(buildName(folder)).not.toBe(name);
  rmSync(folder, { recursive: true });
});
