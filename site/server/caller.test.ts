import { expect, it } from 'vitest';
import { callerOf, household } from './caller';

it.each([
  ['no proxy, and nobody to believe', '192.0.2.1', '203.0.113.9', 0, '192.0.2.1'],
  ['one proxy', '10.0.0.1', '192.0.2.1', 1, '192.0.2.1'],
  [
    'one proxy, and a visitor who claims another address',
    '10.0.0.1',
    '203.0.113.9, 192.0.2.1',
    1,
    '192.0.2.1',
  ],
  ['two proxies', '10.0.0.1', '203.0.113.9, 192.0.2.1, 10.0.0.2', 2, '192.0.2.1'],
  ['fewer claims than proxies', '10.0.0.1', '192.0.2.1', 2, '192.0.2.1'],
  ['a proxy that says nothing', '10.0.0.1', null, 1, '10.0.0.1'],
  ['a proxy that says next to nothing', '10.0.0.1', '', 1, '10.0.0.1'],
  ['IPv4 on a socket of both kinds', '::ffff:192.0.2.1', null, 0, '192.0.2.1'],
  ['IPv6', '2001:db8::1', null, 0, '2001:db8::1'],
] as const)('%s', (_name, socket, forwarded, hops, expected) => {
  expect(callerOf(socket, forwarded, hops)).toBe(expected);
});

it.each([
  ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9', true],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::', true],
  ['2001:db8::1', '2001:db8:0:0:7::1', true],
  ['2001:db8:1:2::1', '2001:db8:1:3::1', false],
  ['::1', '::2', true],
  ['192.0.2.1', '192.0.2.2', false],
])('%s and %s are of one household: %s', (one, other, same) => {
  expect(household(one) === household(other)).toBe(same);
});
