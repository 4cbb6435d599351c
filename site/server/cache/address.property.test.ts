import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pageAddress } from './address';

const OWN = ['campus', 'type', 'q', 'page', 'popin', 'slug'] as const;
const value = fc.string({ unit: 'binary', maxLength: 12 }).map((text) => text.toWellFormed());
/** Each once: of two with the same name, the first counts, so that their order does. */
const own = fc.uniqueArray(fc.tuple(fc.constantFrom(...OWN), value), {
  selector: ([name]) => name,
});
const foreign = fc.array(
  fc.tuple(fc.constantFrom('x', '__proto__', 'utm_source', 'fbclid', '_routes'), value),
  { maxLength: 4 },
);

it('a page is kept once, whatever the order of what it is asked with, and whatever else is', () => {
  const mixed = fc.tuple(own, foreign).chain(([mine, others]) =>
    fc.record({
      mine: fc.constant(mine),
      all: fc.shuffledSubarray([...mine, ...others], { minLength: mine.length + others.length }),
    }),
  );
  fc.assert(
    fc.property(
      fc.constantFrom('/', '/agenda', '/en/campus/lyon'),
      mixed,
      (path, { mine, all }) => {
        const plain = pageAddress(`${path}?${new URLSearchParams(mine)}`);
        const asked = pageAddress(`${path}?${new URLSearchParams(all)}`);
        if (plain && asked) expect(asked.address).toBe(plain.address);
      },
    ),
  );
});

it('what a page is kept by is kept by itself', () => {
  fc.assert(
    fc.property(own, (mine) => {
      const once = pageAddress(`/agenda?${new URLSearchParams(mine)}`);
      if (once) expect(pageAddress(once.address)?.address).toBe(once.address);
    }),
  );
});

it('no address is too odd to be judged', () => {
  const target = fc.oneof(
    fc.string({ unit: 'binary-ascii' }),
    fc.webPath(),
    fc.webQueryParameters().map((query) => `?${query}`),
  );
  fc.assert(
    fc.property(target, (rest) => {
      const found = pageAddress(`/${rest}`);
      if (found) expect(found.address).toMatch(/^\//);
    }),
  );
});
