import assert from 'node:assert/strict';
import { test } from 'node:test';
import { decode } from './decode.ts';

const TEXT = '/actualités;/agenda;« été »';
const utf16 = Buffer.from(`\u{feff}${TEXT}`, 'utf16le');

for (const [name, bytes] of [
  ['UTF-8', Buffer.from(TEXT)],
  ['UTF-8 with its mark', Buffer.from(`\u{feff}${TEXT}`)],
  ['UTF-16', utf16],
  ['UTF-16, the other way round', Buffer.from(utf16).swap16()],
  ['windows-1252', Buffer.from(TEXT, 'latin1')],
] as const) {
  test(`RED-8: ${name} is decoded`, () => {
    assert.equal(decode(bytes), TEXT);
  });
}

test('RED-8: windows-1252 has more letters than latin-1', () => {
  assert.equal(decode(Uint8Array.of(0x63, 0x9c, 0x75, 0x72, 0x92, 0x80)), 'cœur’€');
});

test('RED-8: a workbook is no text', () => {
  assert.equal(decode(Uint8Array.of(0x50, 0x4b, 3, 4, 0x14, 0, 6, 0)), undefined);
});
