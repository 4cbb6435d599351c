import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readSeedChoice } from './choice.ts';

const size = (campuses: number, news: number, events: number) => ({
  content: 'network',
  size: { campuses, news, events },
});

const cases: [string | undefined, object][] = [
  [undefined, { content: 'none' }],
  ['', { content: 'none' }],
  ['none', { content: 'none' }],
  ['demo', { content: 'demo' }],
  ['network', size(500, 10_000, 20_000)],
  ['network:40,150,300', size(40, 150, 300)],
];

for (const [value, choice] of cases) {
  test(`SEED_CONTENT=${value ?? '(unset)'} is understood`, () => {
    assert.deepEqual(readSeedChoice(value), choice);
  });
}

for (const value of ['Demo', 'network:', 'network:40', 'network:40,-1,3', 'networks', 'true']) {
  test(`CFG-1: SEED_CONTENT=${value} is refused, with what is expected`, () => {
    assert.throws(
      () => readSeedChoice(value),
      /^Error: SEED_CONTENT is malformed: it expects none/,
    );
  });
}
