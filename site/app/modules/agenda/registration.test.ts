import { expect, it } from 'vitest';
import { registrationIn } from './index';

it.each([
  ['/?popin=true&action=contact', '/en?popin=true&action=contact'],
  ['/contact#campus', '/en/contact#campus'],
  ['/contact', '/en/contact'],
  ['/en/contact', '/en/contact'],
  ['/en?popin=true', '/en?popin=true'],
  ['/entreprise', '/en/entreprise'],
  ['https://inscriptions.example/a?b', 'https://inscriptions.example/a?b'],
])('from an English page, %s leads to %s', (address, expected) => {
  expect(registrationIn('en', address)).toBe(expected);
  expect(registrationIn('fr', address)).toBe(address);
});
