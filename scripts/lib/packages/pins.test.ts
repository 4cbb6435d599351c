import assert from 'node:assert/strict';
import { test } from 'node:test';
import { app, locked } from './packages.testing.ts';
import { pinProblems } from './pins.ts';

test('an app of exact versions that its lockfile has is well', () => {
  assert.deepEqual(pinProblems(app()), []);
  const before = { wanted: { one: '1.0.0-beta.2' } };
  const beta = locked('one', { version: '1.0.0-beta.2' });
  assert.deepEqual(pinProblems(app({ ...before, locked: [beta] })), []);
});

for (const version of ['24', '5.9', '^1.0.0', '~1.0.0', '>=1.0.0', '1.x', '*', 'latest', '']) {
  test(`"${version}" is not an exact version`, () => {
    const said = `site/package.json asks for one "${version}": write one exact version.`;
    assert.ok(pinProblems(app({ wanted: { one: version } })).includes(said));
    assert.ok(pinProblems(app({ overrides: { one: version } })).includes(said));
  });
}

test('an override within a package is refused', () => {
  const nested = app({ overrides: { other: { one: '1.0.0' } } });
  assert.match(pinProblems(nested).join(), /asks for other \{"one":"1.0.0"\}/);
});

const disagreements = {
  'has an older wish': { known: { one: '0.9.0' } },
  'does not know of it': { known: {} },
  'knows of one that is gone': { wanted: {}, known: { one: '1.0.0' } },
  'has another version': { locked: [locked('one', { version: '1.0.1' })] },
  'does not have it': { locked: [] },
  'has it only within another package': {
    locked: [locked('one', { place: 'node_modules/two/node_modules/one' })],
  },
  'has another version than the override': {
    overrides: { one: '1.0.0' },
    locked: [
      locked('one'),
      locked('one', { place: 'node_modules/two/node_modules/one', version: '0.9.0' }),
    ],
  },
};
for (const [what, given] of Object.entries(disagreements)) {
  test(`a lockfile that ${what} disagrees with its package.json`, () => {
    assert.deepEqual(pinProblems(app(given)), [
      'site/package-lock.json does not agree with its package.json about one: run npm install in site and commit the result.',
    ]);
  });
}

for (const resolved of [
  'https://packages.example/one/-/one-1.0.0.tgz',
  'git+ssh://git@host.example/one.git#0123456',
  'file:../one',
]) {
  test(`a package is not taken from ${resolved}`, () => {
    assert.deepEqual(pinProblems(app({ locked: [locked('one', { resolved })] })), [
      `site/package-lock.json takes node_modules/one from ${resolved}: take it from the registry, without an address, as site/.npmrc has it.`,
    ]);
  });
}

for (const integrity of [undefined, '', 'sha1-abc']) {
  test(`a package with the integrity ${integrity} is not let in`, () => {
    const [problem, ...others] = pinProblems(app({ locked: [locked('one', { integrity })] }));
    assert.match(problem ?? '', /has no SHA-512 integrity for node_modules\/one/);
    assert.deepEqual(others, []);
  });
}
