import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { SETTINGS } from './settings.ts';

const app = path.resolve(import.meta.dirname, '..');

/** The names under which the sources read the environment: by a call, by a field, or by taking it apart. */
const READ = [
  /\benv(?:\.\w+)?\(\s*'([A-Z0-9_]+)'/g,
  /\bprocess\.env\.([A-Z0-9_]+)(?! =)\b/g,
  /\b([A-Z][A-Z0-9]*_[A-Z0-9_]+): [a-z]\w*(?: = '')?\s*[,}]/g,
];

function sources(): string {
  return ['config', 'src', 'server.ts']
    .flatMap((part) => {
      const place = path.join(app, part);
      if (fs.statSync(place).isFile()) return fs.readFileSync(place, 'utf8');
      return fs
        .readdirSync(place, { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.ts$/.test(name) && !/\.test\.|^admin[\\/]/.test(name))
        .map((name) => fs.readFileSync(path.join(place, name), 'utf8'));
    })
    .join('\n');
}

test('what is read of the environment is in the list of settings, and nothing else is', () => {
  const text = sources();
  const read = new Set(READ.flatMap((way) => [...text.matchAll(way)].map(([, name = '']) => name)));
  const listed = new Set(Object.keys(SETTINGS));
  assert.deepEqual(
    [...read].filter((name) => !listed.has(name)),
    [],
    'say what each is for in cms/src/settings.ts',
  );
  assert.deepEqual(
    [...listed].filter((name) => !read.has(name)),
    [],
    'nothing reads these settings of cms/src/settings.ts',
  );
});
