/** The guide, held to the code. */
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { repository } from '../paths.ts';
import { citations, cited } from './citations.ts';
import { drawnBetweenRooms, importsBetweenRooms } from './house.ts';
import { guidePages } from './pages.ts';
import { requirementProblems } from './requirements.ts';
import { withRows } from './settings.ts';

const { root } = repository;
const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');

test('every requirement has a test that cites it, and no test cites what is none', () => {
  assert.deepEqual(requirementProblems(citations(root)), []);
});

test('the pages that are made from the code are up to date', async () => {
  for (const [page, text] of await guidePages(root))
    assert.ok(read(page) === text, `${page} is old: run npm run guide.`);
});

test('ids are read in titles, also several and by ranges, and nowhere else', () => {
  const source = `
    // TRK-1 is said in a comment.
    test('RED-1, RED-3 to RED-5: one hop', () => {});
    it.each([1])(\`POP-7: %s\`, () => {});
    test("it's RTE-2", () => {});
    const other = 'UTF-8 and SHA-256';`;
  assert.deepEqual([...cited(source)].toSorted(), [
    'POP-7',
    'RED-1',
    'RED-3',
    'RED-4',
    'RED-5',
    'RTE-2',
  ]);
});

test('a requirement without a test, and an id that is none, are a sentence each', () => {
  const found = new Map([['POP-99', new Set(['tests/a.spec.ts'])]]);
  assert.deepEqual(requirementProblems(found, { 'POP-1': 'The pop-in.' }), [
    'No test cites POP-1: The pop-in.',
    'tests/a.spec.ts cites POP-99, which is none.',
  ]);
});

test('a page without a place for its rows is not written', () => {
  assert.throws(() => withRows('# Page', 'settings', []), /no place for the settings/);
});

test('the picture of the house has the arrows of the code, and no other', () => {
  const drawn = drawnBetweenRooms(read('docs/images/house.svg'));
  assert.deepEqual([...drawn].toSorted(), [...importsBetweenRooms(root)].toSorted());
});

/** Folders and files of the repository that a text names between backquotes, from its root. */
const PLACE = /`((?:site|cms|tests|scripts|bench|deploy|docs)\/[\w./-]*)(?:<[^`]*)?`/g;
/** Of a package.json of site/ or cms/, which `deploy/` uses. */
const OF_AN_APP = ['build', 'compile', 'build:admin'];
/** There once the product has run. */
const MADE = new Set(['site/data/']);
const pagesIn = (folder: string) =>
  fs
    .readdirSync(path.join(root, folder))
    .filter((file) => file.endsWith('.md'))
    .map((file) => path.posix.join(folder, file));
const pages = ['.', 'docs', 'bench', 'deploy'].flatMap(pagesIn);

// A decision names what was there on its day, and leads to what is.
for (const page of [...pages, ...pagesIn('docs/decisions')]) {
  test(`where ${page} leads to is there`, () => {
    const words = read(page).replaceAll(/`[^`]*`/g, '');
    const links = [...words.matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)].map(([, to = '']) => to);
    const gone = links.filter((to) => !fs.existsSync(path.join(root, path.dirname(page), to)));
    assert.deepEqual(gone, []);
  });
}

for (const page of pages) {
  test(`what ${page} names is there`, () => {
    const named = [...read(page).matchAll(PLACE)].map(([, place = '']) => place);
    const gone = named.filter(
      (place) => !MADE.has(place) && !fs.existsSync(path.join(root, place)),
    );
    assert.deepEqual(gone, []);
  });
  test(`every command of ${page} is there`, () => {
    const { scripts } = JSON.parse(read('package.json'));
    const named = [...read(page).matchAll(/\bnpm run ([\w:]+)/g)].map(([, name = '']) => name);
    const known = new Set([...Object.keys(scripts), ...OF_AN_APP]);
    assert.deepEqual(
      named.filter((name) => !known.has(name)),
      [],
    );
  });
}
