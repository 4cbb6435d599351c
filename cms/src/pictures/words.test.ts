import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inEnglish } from './words.ts';

const file = { mime: 'image/avif', alternativeText: 'Le port', caption: 'The harbour' };

test('a file anywhere in an answer has its English text', () => {
  const answer = { data: [{ title: 'News', focusImage: file, body: [{ image: file }] }] };
  const english = { ...file, alternativeText: 'The harbour' };
  assert.deepEqual(inEnglish(answer), {
    data: [{ title: 'News', focusImage: english, body: [{ image: english }] }],
  });
  assert.equal(file.alternativeText, 'Le port');
});

for (const [name, value] of [
  ['a file without an English text', { ...file, caption: null }],
  ['a file whose alternative text was not asked for', { mime: 'image/avif', caption: 'Harbour' }],
  ['a block with a caption', { __component: 'media.image', caption: 'Légende' }],
  ['what is no object', ['text', 7, null, true]],
] as const) {
  test(`${name} is left as it is`, () => assert.deepEqual(inEnglish(value), value));
}

test('a date stays a date', () => {
  const day = new Date(0);
  assert.equal(inEnglish(day), day);
});
