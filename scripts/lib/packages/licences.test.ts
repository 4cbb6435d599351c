import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isAllowed, licenceProblems, licencesPage, type Table } from './licences.ts';
import { app, locked } from './packages.testing.ts';

const table: Table = { allowed: ['MIT', 'ISC'], read: {}, notes: {}, builtIn: {} };

for (const [licence, isFine] of [
  ['MIT', true],
  ['MIT OR GPL-3.0-only', true],
  ['(GPL-3.0-only OR MIT)', true],
  ['MIT AND ISC', true],
  ['MIT AND GPL-3.0-only', false],
  ['GPL-3.0-only OR MIT AND ISC', true],
  ['GPL-3.0-only', false],
  ['(MIT OR ISC) AND (MIT OR GPL-3.0-only)', false],
  ['GPL-3.0-only AND (ISC OR MIT OR 0BSD)', false],
  ['UNLICENSED', false],
  ['', false],
] as const) {
  test(`the licence "${licence}" is ${isFine ? '' : 'not '}allowed`, () => {
    assert.equal(isAllowed(licence, table.allowed), isFine);
  });
}

test('a licence that is not allowed is a sentence, unless it is for development', () => {
  const given = { licence: 'GPL-3.0-only' };
  const [problem, ...others] = licenceProblems([app({ locked: [locked('one', given)] })], table);
  assert.match(problem ?? '', /^one 1.0.0, in site, has the licence GPL-3.0-only, which is not/);
  assert.deepEqual(others, []);
  const tool = locked('one', { ...given, isForDevelopment: true });
  assert.deepEqual(licenceProblems([app({ locked: [tool] })], table), []);
  const builtIn = { one: 'Its pictures.' };
  assert.equal(licenceProblems([app({ locked: [tool] })], { ...table, builtIn }).length, 1);
});

test('a package that names no licence needs somebody who read it, at this very version', () => {
  const apps = [
    app({
      locked: [
        locked('one', { licence: undefined }),
        locked('@two/three', { licence: 'SEE LICENSE IN LICENSE' }),
      ],
    }),
  ];
  const [one, three] = licenceProblems(apps, table);
  assert.match(one ?? '', /^one 1.0.0, in site, does not name its licence: read it/);
  assert.match(three ?? '', /^@two\/three 1.0.0, in site, does not name its licence/);
  const read = { 'one@1.0.0': 'MIT', '@two/*@1.0.0': 'ISC' };
  assert.deepEqual(licenceProblems(apps, { ...table, read }), []);
  const older = { 'one@0.9.0': 'MIT', '@two/*@1.0.0': 'ISC' };
  assert.deepEqual(
    licenceProblems(apps, { ...table, read: older }).map((problem) => problem.slice(0, 25)),
    ['one 1.0.0, in site, does ', 'No lockfile has one@0.9.0'],
  );
});

test('what is built in and gone leaves the table', () => {
  const builtIn = { gone: 'Its pictures.' };
  assert.match(licenceProblems([app()], { ...table, builtIn }).join(), /^No lockfile has gone/);
});

test('the page lists every version once, by licence and by name, with its notes', () => {
  const site = app({
    locked: [
      locked('b'),
      locked('a', { place: 'node_modules/b/node_modules/a', version: '2.0.0' }),
      locked('a'),
      locked('a', { place: 'node_modules/c/node_modules/a' }),
      locked('Z', { licence: 'MIT AND ISC' }),
      locked('tool', { isForDevelopment: true }),
      locked('icons', { isForDevelopment: true }),
    ],
  });
  const page = licencesPage([site], {
    ...table,
    notes: { ISC: 'Unmodified.' },
    builtIn: { icons: 'The icons.' },
  });
  assert.equal(
    page.slice(page.indexOf('## In')),
    `## In \`site/\`

### MIT

- a 1.0.0, 2.0.0
- b 1.0.0

### MIT AND ISC

Unmodified.

- Z 1.0.0

## Built into the site

Packages that are needed to build it only, but leave something of theirs in it.

- icons 1.0.0 (MIT). The icons.
`,
  );
});
