import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readReport } from './reading.ts';

const missing = (change: object = {}) => ({ address: '/x', count: 1, referrers: [], ...change });
const from = (name: string) => ({ from: name, count: 1 });

test('what the site counted is read', () => {
  const report = [
    missing({
      address: '/actualités/été',
      referrers: [from('/'), from('/agenda'), from('a.example')],
    }),
    missing({ address: '/ma%20page', count: 1_000_000 }),
  ];
  assert.deepEqual(readReport({ data: report }), { report });
});

const refused: [string, unknown, RegExp][] = [
  ['nothing', undefined, /^body: /],
  ['no list', { data: missing() }, /^data: /],
  ['an empty list', { data: [] }, /^data: /],
  [
    'too many',
    { data: Array.from({ length: 201 }, (_, at) => missing({ address: `/${at}` })) },
    /^data: /,
  ],
  ['an address twice', { data: [missing(), missing()] }, /twice/],
  ['something beside', { data: [missing()], more: 1 }, /more/],
  ['a field beside', { data: [missing({ ip: '192.0.2.1' })] }, /ip/],
  ['no number', { data: [missing({ count: '1' })] }, /count/],
  ['a part of a time', { data: [missing({ count: 1.5 })] }, /count/],
  ['no time', { data: [missing({ count: 0 })] }, /count/],
  ['a number beyond all', { data: [missing({ count: 1_000_001 })] }, /count/],
  ...[
    'x',
    '/',
    '//evil.example',
    '/a b',
    '/a?q=1',
    '/a#b',
    '/a/*',
    '/a\\b',
    '/a\u0000',
    '/a\u202eb',
    '/camille@famille.example',
    `/${'x'.repeat(200)}`,
  ].map((address): [string, unknown, RegExp] => [
    `the address ${JSON.stringify(address.slice(0, 20))}`,
    { data: [missing({ address })] },
    /^data\.0\.address: /,
  ]),
  [
    'six referrers',
    { data: [missing({ referrers: [...'abcdef'].map((at) => from(`/${at}`)) })] },
    /referrers/,
  ],
  ['a referrer twice', { data: [missing({ referrers: [from('/a'), from('/a')] })] }, /twice/],
  ...['https://a.example/b', 'a.example/b', 'localhost', '192.0.2.1', ''].map(
    (referrer): [string, unknown, RegExp] => [
      `the referrer ${JSON.stringify(referrer)}`,
      { data: [missing({ referrers: [from(referrer)] })] },
      /^data\.0\.referrers\.0\.from: /,
    ],
  ),
];

for (const [name, body, reason] of refused) {
  test(`${name} is refused, with the field and without what was asked for`, () => {
    const reading = readReport(body);
    assert.ok('fault' in reading);
    assert.match(reading.fault, reason);
    assert.doesNotMatch(reading.fault, /famille|evil|192\.0/);
  });
}
