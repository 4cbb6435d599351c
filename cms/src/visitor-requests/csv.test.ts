import assert from 'node:assert/strict';
import { test } from 'node:test';
import { csvLine, dialled } from './csv.ts';

for (const [cells, line] of [
  [['Lyon', ''], '"Lyon";""\r\n'],
  [['Dit « oui ; non »', 'dit "oui"'], '"Dit « oui ; non »";"dit ""oui"""\r\n'],
  [['deux\nlignes'], '"deux\nlignes"\r\n'],
  [['=1+1', '+33', '-1', '@x', '\tx', '\rx'], `"'=1+1";"'+33";"'-1";"'@x";"'\tx";"'\rx"\r\n`],
  [['=HYPERLINK("http://x")'], `"'=HYPERLINK(""http://x"")"\r\n`],
  [['1=1', 'a@b', ' =1'], '"1=1";"a@b";" =1"\r\n'],
] as const) {
  test(`${JSON.stringify(cells)} as a line`, () => assert.equal(csvLine(cells), line));
}

for (const [phone, number] of [
  ['+33612345678', '06 12 34 56 78'],
  ['0612345678', '06 12 34 56 78'],
  ['06.12.34.56.78', '06 12 34 56 78'],
  ['+33 (0)4 72 00 00 00', '04 72 00 00 00'],
  ['0033 4 72 00 00 00', '04 72 00 00 00'],
  ['+22625300000', '+22625300000'],
  ['', ''],
] as const) {
  test(`« ${phone} » is dialled « ${number} »`, () => assert.equal(dialled(phone), number));
}
