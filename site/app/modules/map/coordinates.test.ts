import { expect, it } from 'vitest';
import { coordinates } from './index';

const french = { north: 'N', south: 'S', east: 'E', west: 'O' };

it.each([
  [45.764, 4.8357, '45° 46′ N, 4° 50′ E'],
  [48.3904, -4.4861, '48° 23′ N, 4° 29′ O'],
  [-20.8789, 55.4481, '20° 53′ S, 55° 27′ E'],
  [44.9999, 0, '45° 00′ N, 0° 00′ E'],
])('%d, %d reads « %s »', (latitude, longitude, expected) => {
  expect(coordinates(latitude, longitude, french).replaceAll('\u00a0', ' ')).toBe(expected);
});
