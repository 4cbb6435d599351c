import fc from 'fast-check';
import { expect, it } from 'vitest';
import { arrivalCookies, campaignIn, cookieValues, storedOrigin } from './index';

const anything = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom(...'a=;, \r\n\t"\\%&\u2028é😀') }),
);
const pairs = fc.array(
  fc.tuple(fc.constantFrom('utm_source', 'UTM_Medium', 'gclid', '__proto__'), anything),
  { maxLength: 4 },
);
const url = pairs.map(
  (all) =>
    new URL(
      `https://www.cassini.example/?${new URLSearchParams(all.map(([name, text]) => [name, text.toWellFormed()]))}`,
    ),
);
const referrer = fc.oneof(fc.constant(null), fc.webUrl(), anything);
const NAMES = /^(origine-tracking|utm_source|utm_medium)=/;

it('TRK-4: no address, referrer or cookie writes another header, another cookie, or a long one', () => {
  fc.assert(
    fc.property(url, referrer, fc.boolean(), anything, (at, from, again, cookies) => {
      for (const cookie of arrivalCookies({ url: at, referrer: from, again }, cookies)) {
        expect(cookie).toMatch(NAMES);
        expect(cookie).toMatch(/^[\x20-\x7e]+$/);
        expect(cookie.split(';')).toHaveLength(5);
        expect(cookie.length).toBeLessThan(2500);
      }
    }),
  );
});

it('TRK-4: what was set is read again as it was, and setting it again says the same', () => {
  fc.assert(
    fc.property(url, referrer, (at, from) => {
      const arrival = { url: at, referrer: from, again: false };
      const set = arrivalCookies(arrival, null).map((cookie) => cookie.split(';')[0] ?? '');
      const stored = storedOrigin(set.join('; '));
      const written = arrivalCookies(arrival, set.join('; ')).map(
        (cookie) => cookie.split(';')[0] ?? '',
      );
      if (written.length > 0) expect(storedOrigin(written.join('; '))).toEqual(stored);
      for (const value of Object.values(stored)) {
        expect(value.length).toBeLessThanOrEqual(200);
        expect(value).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]/u);
      }
    }),
  );
});

it('whatever cookies and queries say, they are read', () => {
  fc.assert(
    fc.property(anything, (text) => {
      expect(cookieValues(text)).toBeInstanceOf(Map);
      expect(Object.keys(storedOrigin(text)).length).toBeLessThanOrEqual(3);
      for (const pair of campaignIn(text).split('&').filter(Boolean)) expect(text).toContain(pair);
    }),
  );
});
