import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { test } from 'node:test';
import { readToken, writeToken } from './token.ts';

const SECRET = 'a secret of the service';
const NOW = new Date('2026-11-15T08:00:00Z');
const preview = {
  uid: 'api::news.news',
  documentId: 'n6wsfpwvp68om8azgz9ophrw',
  locale: 'fr',
  expiresAt: new Date('2026-11-15T08:30:00Z'),
};
const token = writeToken(preview, SECRET);
const [text = '', signature = ''] = token.split('.');

test('a preview link says what it was made for', () => {
  assert.deepEqual(readToken(token, SECRET, NOW), { preview });
  assert.match(token, /^[\w-]+\.[\w-]+$/);
});

const other = Buffer.from('api::news.news another fr 9999999999999').toString('base64url');
const unnamed = createHmac('sha256', SECRET).update(text).digest('base64url');

const refused: [string, string, 'forged' | 'expired', Date?, string?][] = [
  ['nothing', '', 'forged'],
  ['no signature', text, 'forged'],
  ['a signature for another text', `${other}.${signature}`, 'forged'],
  ['a signature made for something else', `${text}.${unnamed}`, 'forged'],
  ['more than two parts', `${token}.${signature}`, 'forged'],
  ['another secret', token, 'forged', NOW, 'another secret'],
  ['the last moment', token, 'expired', preview.expiresAt],
];

for (const [name, given, reason, now = NOW, secret = SECRET] of refused) {
  test(`a preview link with ${name} is ${reason}`, () => {
    assert.deepEqual(readToken(given, secret, now), { refused: reason });
  });
}
