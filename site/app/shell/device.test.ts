import { expect, it } from 'vitest';
import { deviceOf } from './device';

it.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15', 'mobile'],
  ['Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) AppleWebKit/605.1.15', 'mobile'],
  ['Mozilla/5.0 (Linux; Android 15; SM-X910) AppleWebKit/537.36', 'mobile'],
  ['Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0', 'mobile'],
  ['mozilla/5.0 (IPHONE)', 'mobile'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/156.0', 'desktop'],
  ['', 'desktop'],
  [null, 'desktop'],
] as const)('NAV-3: %s is %s', (userAgent, expected) => {
  expect(deviceOf(userAgent)).toBe(expected);
});
