import { expect, it } from 'vitest';
import { othersLike } from './index';

const event = (slug: string, campus: string | null, type: string | null) => ({
  slug,
  type,
  campus: campus === null ? null : { slug: campus },
});

const ALL = [
  event('gap-open', 'gap', 'open-door'),
  event('lyon-talk', 'lyon', 'conference'),
  event('lyon-open', 'lyon', 'open-door'),
  event('agen-open', 'agen', 'open-door'),
  event('nowhere', null, null),
  event('lyon-fair', 'lyon', 'convention'),
  event('brest-open', 'brest', 'open-door'),
];

it.each([
  ['at its campus, then of its type', 2, ['gap-open', 'lyon-talk', 'agen-open', 'lyon-fair']],
  ['of its type alone', 6, ['gap-open', 'lyon-open', 'agen-open']],
  ['none, when it has neither campus nor type', 4, []],
])('other dates: %s', (_, index, slugs) => {
  const [one] = ALL.slice(index);
  expect(one && othersLike(one, ALL).map(({ slug }) => slug)).toEqual(slugs);
});

it('an event is not among its own, nor twice', () => {
  const twins = [event('a', 'lyon', 'open-door'), event('b', 'lyon', 'open-door')];
  expect(othersLike(event('a', 'lyon', 'open-door'), twins)).toEqual([twins[1]]);
});
