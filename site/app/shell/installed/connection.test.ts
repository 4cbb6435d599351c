import { expect, it } from 'vitest';
import { type Change, type Connection, nextConnection } from './connection';

it.each<[Connection, Change, Connection]>([
  ['quiet', 'lost', 'offline'],
  ['quiet', 'returned', 'quiet'],
  ['quiet', 'elapsed', 'quiet'],
  ['offline', 'lost', 'offline'],
  ['offline', 'returned', 'back'],
  ['offline', 'elapsed', 'offline'],
  ['back', 'lost', 'offline'],
  ['back', 'returned', 'back'],
  ['back', 'elapsed', 'quiet'],
])('APP-1: %s, then %s: %s', (connection, change, expected) => {
  expect(nextConnection(connection, change)).toBe(expected);
});
