import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import { readContent } from './files.ts';
import { inTheNameOf, readSchool } from './school.ts';

const folder = path.join(import.meta.dirname, '../../content');

test('CFG-4: the school is Cassini unless PRODUCT says otherwise', () => {
  for (const unset of [undefined, '', ' ']) assert.equal(readSchool(unset), 'cassini');
  assert.equal(readSchool('portulan'), 'portulan');
  for (const value of ['Portulan', 'a b', '../x'])
    assert.throws(() => readSchool(value), /PRODUCT is malformed/);
});

for (const [text, said] of [
  ['Cassini, école de management', 'Portulan, école de management'],
  ['Cassini’s two MBAs', 'Portulan’s two MBAs'],
  ['mailto:alumni@cassini.example', 'mailto:alumni@portulan.example'],
  ['/en/ecole/alumni-cassini', '/en/ecole/alumni-portulan'],
  ['@cassini_exemple', '@portulan_exemple'],
  ['les Cassini, entreprit', 'les Cassini, entreprit'],
  ['le premier des Cassini', 'le premier des Cassini'],
  ['the first of the Cassinis', 'the first of the Cassinis'],
] as const) {
  test(`« ${text} » is said by another school`, () => {
    assert.equal(inTheNameOf('portulan', text), said);
    assert.equal(inTheNameOf('cassini', text), text);
  });
}

test('a slug of several words is a name of several words', () => {
  assert.equal(inTheNameOf('les-portes', 'Cassini'), 'Les Portes');
});

test('the demo of another school has its name, its prefix and its alumni page, and no other name', async () => {
  const { settings, pages, menus, ...rest } = await readContent(folder, 'portulan');
  assert.equal(settings.fr.siteName, 'Portulan');
  assert.equal(settings.en?.schools[0]?.slug, 'portulan');
  assert.ok(pages.some((page) => page.path === 'ecole/alumni-portulan'));
  const all = JSON.stringify({ settings, pages, menus, ...rest });
  const others = [...all.matchAll(/.{12}cassini/gi)].map(([found]) => found);
  assert.equal(others.length, 3, others.join('\n'));
  for (const found of others) assert.match(found, /(les|des|the) Cassini$/);
});
