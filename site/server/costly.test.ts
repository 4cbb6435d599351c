import { expect, it } from 'vitest';
import { isCostly } from './costly';

it.each([
  ['GET', '/api/search?q=lyon', true],
  ['GET', '/api/campuses/lyon', true],
  ['GET', '/API/search', true],
  ['GET', '//api/search', true],
  ['GET', '/%61pi/search', true],
  ['GET', '/recherche?q=lyon', true],
  ['GET', '/recherche', true],
  ['GET', '/recherche.data?q=lyon', true],
  ['HEAD', '/en/recherche?q=lyon', true],
  ['POST', '/crm/brochure', true],
  ['POST', '/', true],
  ['POST', '/api/clear', false],
  ['GET', '/', false],
  ['GET', '/recherche-appliquee', false],
  ['GET', '/apiculture', false],
  ['GET', '/campus/lyon?q=/api/', false],
  ['GET', '/%E0%A4%A', false],
])('%s %s is worked out for each who asks: %s', (method, url, expected) => {
  expect(isCostly({ method, url })).toBe(expected);
});
