import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isSlug } from './slug';

it('API-11: what may stand in the path of a call leads to that path, whatever stands beside it', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: fc.constantFrom(...'a0-./%2e\\;?#@:\r\n') }),
    fc.stringMatching(/^[a-z0-9]{1,9}(-[a-z0-9]{1,9})*$/),
  );
  fc.assert(
    fc.property(text, (slug) => {
      if (!isSlug(slug)) return;
      const { pathname, search, hash } = new URL(`http://content/api/campuses/${slug}?locale=fr`);
      expect([pathname, search, hash]).toEqual([`/api/campuses/${slug}`, '?locale=fr', '']);
    }),
  );
});
