import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { readContent } from '../files.ts';
import { landscapeOf } from './landscapes.ts';
import { type Sheet, sheetsOf } from './sheets.ts';
import { aroundPlace } from './words.ts';

const folder = path.resolve(import.meta.dirname, '../../../content');
const content = await readContent(folder);
const sheets = sheetsOf(content);
const of = (uid: string) => sheets.filter((sheet) => sheet.uid === uid);

test('every campus, programme, event, recent news item, post and article has one plate', () => {
  const recent = content.news.filter(({ publishedDaysAgo }) => publishedDaysAgo !== undefined);
  for (const [uid, entries] of [
    ['api::campus.campus', content.campuses],
    ['api::programme.programme', content.programmes],
    ['api::event.event', content.events],
    ['api::news.news', recent],
    ['api::blog-post.blog-post', content.blog],
    ['api::article.article', content.articles],
  ] as const) {
    const slugs = of(uid).flatMap((sheet) => sheet.slugs);
    assert.deepEqual(slugs.toSorted(), entries.map(({ slug }) => slug).toSorted(), uid);
  }
  assert.equal(of('api::event.event').length, 6);
});

test('the repository has their files, no other, and none that is heavy', () => {
  const plates = path.join(folder, 'plates');
  const files = fs.readdirSync(plates);
  const missing = 'npm run plates draws what the content lacks';
  assert.deepEqual(files.toSorted(), sheets.map(({ name }) => `${name}.avif`).toSorted(), missing);
  const sizes = files.map((name) => fs.statSync(path.join(plates, name)).size);
  assert.ok(Math.max(...sizes) < 80_000, String(Math.max(...sizes)));
  assert.ok(sizes.reduce((sum, size) => sum + size, 0) < 9_000_000);
});

test('their words are short, in two languages, and say what kind of picture it is', () => {
  for (const { alt, name } of sheets) {
    assert.match(alt.fr, /^Planche gravée\u00a0: [^.]{20,130}$/, name);
    assert.match(alt.en, /^Engraved plate: [^.]{20,130}$/, name);
    assert.doesNotMatch(alt.fr, / [:;!?»]|« |\bde [AEIOUYÉ]/, name);
  }
  const campuses = of('api::campus.campus').map(({ alt }) => alt.fr);
  assert.equal(new Set(campuses).size, content.campuses.length);
});

test('words of a place follow French', () => {
  assert.match(aroundPlace('Agen', 'hills').fr, /autour d’Agen/);
  assert.match(aroundPlace('Lyon', 'hills').fr, /autour de Lyon/);
  assert.match(aroundPlace('Toulon', 'coast').en, /rugged coast around Toulon/);
});

test('coloured grounds are few: at most one of each among four that follow one another', () => {
  const newest: Sheet[] = of('api::news.news');
  for (let start = 0; start + 4 <= newest.length; start++) {
    const grounds = newest.slice(start, start + 4).map(({ plate }) => plate.ground);
    for (const coloured of ['survey', 'ink'])
      assert.ok(grounds.filter((ground) => ground === coloured).length <= 1, String(grounds));
  }
});

test('figures say what a page is: a chain for a programme, a circle for what is far or an event', () => {
  const figures = (uid: string) => new Set(of(uid).map(({ plate }) => plate.figure));
  assert.deepEqual([...figures('api::programme.programme')], ['chain']);
  assert.deepEqual([...figures('api::event.event')], ['azimuth']);
  const abroad = sheets.find(({ name }) => name === 'planche-campus-burkina-faso');
  assert.equal(abroad?.plate.figure, 'azimuth');
  assert.ok(landscapeOf('toulon').sea);
});
