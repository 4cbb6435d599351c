import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { PAGE_KINDS } from '../health/kinds.ts';
import { isPage } from './addresses.ts';

const api = path.join(import.meta.dirname, '../api');
const kinds = fs.readdirSync(api).filter((kind) => fs.existsSync(path.join(api, kind, 'routes')));

/** A page is asked for by its slug, or by its path. */
function hasPages(kind: string): boolean {
  const routes = fs
    .readdirSync(path.join(api, kind, 'routes'))
    .map((file) => fs.readFileSync(path.join(api, kind, 'routes', file), 'utf8'));
  return kind === 'page' || routes.some((text) => text.includes('pageRoutes('));
}

test('a kind that has pages has a place on the site, and is looked at for the health of what is published', () => {
  const uids = kinds.filter(hasPages).map((kind) => `api::${kind}.${kind}`);
  assert.ok(uids.length > 5);
  assert.deepEqual(
    uids.toSorted(),
    PAGE_KINDS.map(({ uid }) => uid).toSorted(),
    'PAGE_KINDS of cms/src/health/kinds.ts has each kind with pages, and no other',
  );
  assert.deepEqual(
    uids.filter((uid) => !isPage(uid)),
    [],
    'say where the pages of each are in cms/src/redirects/addresses.ts',
  );
});
