import { expect, it } from 'vitest';
import { inShort } from './index';

const LONG = 'mot '.repeat(60).trim();

it.each([
  ['Un. Deux.', 'Un. Deux.'],
  [`Un\u00a0! ${LONG}. Trois.`, 'Un\u00a0!'],
  [`Où\u00a0? ${'a'.repeat(140)}. Trois.`, `Où\u00a0? ${'a'.repeat(140)}.`],
  [LONG, `${'mot '.repeat(37).trim()}…`],
  [`${'a'.repeat(300)}`, `${'a'.repeat(150)}…`],
  ['', ''],
])('« %s » is « %s » in short', (text, short) => {
  expect(inShort(text)).toBe(short);
});
