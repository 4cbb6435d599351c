import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readRequest } from './reading.ts';

const request = {
  reference: '0197f3c2-7c1e-7d2a-9c55-1f2e3d4c5b6a',
  action: 'contact',
  programme: 'bts-mco',
  campus: 'lyon',
  firstName: 'Camille',
  lastName: 'Rivière',
  email: 'camille.riviere@famille.example',
  phone: null,
  level: null,
  message: 'Bonjour,\nJe cherche une alternance.',
  optIn: false,
  origin: { 'origine-tracking': 'organic', utm_source: 'lettre' },
  receivedAt: '2026-11-15T08:00:00.000Z',
};

test('POP-12: a request is taken as it came, less the spaces around what was typed', () => {
  const reading = readRequest({ data: { ...request, firstName: ' Camille ' } });
  assert.deepEqual(reading, { request });
});

const long = (length: number) => 'x'.repeat(length);
const FAULTS: [string, object, RegExp][] = [
  ['no reference', { reference: undefined }, /^data\.reference: /],
  ['a reference anyone could guess', { reference: '42' }, /^data\.reference: Expected 16 to 64/],
  ['a reference that is a path', { reference: '../../../../etc/passwd' }, /^data\.reference: /],
  ['another action', { action: 'visit' }, /^data\.action: /],
  ['a programme that is no slug', { programme: 'BTS MCO' }, /^data\.programme: Expected a slug/],
  ['no campus', { campus: '' }, /^data\.campus: Expected a slug/],
  ['a name of spaces', { firstName: '   ' }, /^data\.firstName: /],
  ['a name that is too long', { lastName: long(121) }, /^data\.lastName: /],
  ['a name of two lines', { lastName: 'A\nB' }, /^data\.lastName: Control characters/],
  ['an address without a host', { email: 'camille' }, /^data\.email: /],
  [
    'an address that is too long',
    { email: `a@${long(60)}.${long(60)}.${long(60)}.${long(60)}.${long(60)}` },
    /^data\.email: /,
  ],
  ['a phone number that is no text', { phone: 612345678 }, /^data\.phone: /],
  ['a message that is too long', { message: long(4001) }, /^data\.message: /],
  ['a character no database keeps', { message: 'a\u0000b' }, /^data\.message: Control/],
  ['an agreement in words', { optIn: 'yes' }, /^data\.optIn: /],
  ['an origin of no text', { origin: { utm_source: 1 } }, /^data\.origin\.utm_source: /],
  ['an origin by a strange name', { origin: { '<b>': 'x' } }, /^data\.origin/],
  [
    'too many origins',
    { origin: Object.fromEntries(Array.from(long(9), (_, index) => [`utm_${index}`, 'x'])) },
    /^data\.origin: Too many/,
  ],
  ['a day for an instant', { receivedAt: '2026-11-15' }, /^data\.receivedAt: /],
  ['a state', { state: 'handled' }, /^data: .*state/],
];

for (const [name, change, expected] of FAULTS) {
  test(`POP-12: ${name} is refused, with the field and the reason`, () => {
    const reading = readRequest({ data: { ...request, ...change } });
    assert.ok('fault' in reading);
    assert.match(reading.fault, expected);
  });
}

for (const body of [undefined, null, 'x', [], {}, request, { data: request, more: 1 }]) {
  test(`POP-12: ${JSON.stringify(body)?.slice(0, 20)} is no request`, () => {
    assert.ok('fault' in readRequest(body));
  });
}

test('POP-12: a refusal never repeats what a person typed', () => {
  for (const field of ['firstName', 'email', 'phone', 'message', 'level']) {
    const typed = `Secret\u0007${long(5000)}`;
    const reading = readRequest({ data: { ...request, [field]: typed } });
    assert.ok('fault' in reading && !reading.fault.includes('Secret'));
  }
});
