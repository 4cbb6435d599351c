import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { KINDS } from '../french/kinds.ts';
import { addressOf, GROUPS, within } from './places.ts';

const places = GROUPS.flatMap((group) => group.places);
const may = (...subjects: string[]) =>
  subjects.map((subject) => ({ action: 'plugin::content-manager.explorer.read', subject }));

test('every place is a kind of content, by the name it has in the menu', () => {
  for (const { label, uid, single } of places.filter((place) => 'uid' in place)) {
    const name = uid.split('.')[1] ?? '';
    const file = `../../api/${name}/content-types/${name}/schema.json`;
    const schema = JSON.parse(fs.readFileSync(path.join(import.meta.dirname, file), 'utf8'));
    assert.equal(schema.kind, single ? 'singleType' : 'collectionType', uid);
    if (!single) assert.equal(KINDS[schema.info.displayName], label, uid);
  }
});

test('only what one may read is shown, and no empty group', () => {
  const shown = within(may('api::campus.campus', 'api::page.page'), GROUPS);
  assert.deepEqual(
    shown.map(({ title, places }) => [title, places.map(({ label }) => label)]),
    [
      ['Campus', ['Campus']],
      ['Site', ['Pages']],
    ],
  );
});

test('a right to write is no right to read', () => {
  const rights = [{ action: 'plugin::content-manager.explorer.create', subject: 'api::page.page' }];
  assert.deepEqual(within(rights, GROUPS), []);
});

test('a page shows to whoever has its right', () => {
  const shown = within([{ action: 'api::visitor-requests.figures', subject: null }], GROUPS);
  assert.deepEqual(
    shown.flatMap(({ places }) => places.map(addressOf)),
    ['/demandes'],
  );
});

test('the addresses that are not found show to whoever may make a redirect', () => {
  const create = 'plugin::content-manager.explorer.create';
  const shown = within([{ action: create, subject: 'api::redirect.redirect' }], GROUPS);
  assert.deepEqual(
    shown.flatMap(({ places }) => places.map(({ label }) => label)),
    ['Adresses introuvables'],
  );
});

test('a place leads to its list, or to its one page', () => {
  assert.equal(
    addressOf({ label: 'Pages', uid: 'api::page.page' }),
    '/content-manager/collection-types/api::page.page',
  );
  assert.equal(
    addressOf({ label: 'Réglages', uid: 'api::site.site', single: true }),
    '/content-manager/single-types/api::site.site',
  );
});

test('every kind that has an entry of the menu has a place, or is told of in that of another', () => {
  const within = new Set(['api::news-category.news-category', 'api::blog-category.blog-category']);
  const folder = path.join(import.meta.dirname, '../../api');
  const listed = fs.readdirSync(folder).flatMap((kind) => {
    const file = path.join(folder, kind, 'content-types', kind, 'schema.json');
    if (!fs.existsSync(file)) return [];
    const { pluginOptions } = JSON.parse(fs.readFileSync(file, 'utf8'));
    const isHidden = pluginOptions?.['content-manager']?.visible === false;
    return isHidden ? [] : [`api::${kind}.${kind}`];
  });
  const shown = new Set(places.flatMap((place) => ('uid' in place ? place.uid : [])));
  assert.deepEqual(
    listed.filter((uid) => !shown.has(uid) && !within.has(uid)),
    [],
    'give each a place in cms/src/admin/home/places.ts',
  );
});
