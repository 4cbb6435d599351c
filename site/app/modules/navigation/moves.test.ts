import type { Location } from 'react-router';
import { expect, it } from 'vitest';
import { focusFor, idOf, scrollFor } from './moves';

function at(address: string): Location {
  const { pathname, search, hash } = new URL(address, 'http://site');
  return { pathname, search, hash, state: null, key: address };
}

it.each([
  ['a link', 'PUSH', false, undefined, 'soft'],
  ['a link to the page itself', 'REPLACE', false, 300, 'soft'],
  ['a link that keeps the place', 'PUSH', true, undefined, 'none'],
  ['back to where it was', 'POP', false, 300, 300],
  ['back to the top', 'POP', false, 0, 0],
  ['back to a place nobody remembers', 'POP', false, undefined, 'sharp'],
] as const)('NAV-12: %s', (_name, action, inPlace, remembered, expected) => {
  const arrival = { from: at('/'), to: at('/campus/lyon'), action, inPlace, remembered };
  expect(scrollFor(arrival)).toBe(expected);
});

it.each([
  ['another page', '/', '/campus/lyon', 'title'],
  ['a part of another page', '/', '/campus/lyon#agenda', 'target'],
  ['a part of the page', '/campus/lyon', '/campus/lyon#agenda', 'target'],
  ['another part of it', '/campus/lyon#agenda', '/campus/lyon#contact', 'target'],
  ['the same part, filtered', '/agenda#liste', '/agenda?type=salon#liste', 'none'],
  ['a filter', '/agenda', '/agenda?type=salon', 'none'],
  ['the whole page again', '/campus/lyon#agenda', '/campus/lyon', 'none'],
  ['the page itself', '/campus/lyon', '/campus/lyon', 'none'],
])('the focus goes, for %s, from %s to %s: %s', (_name, from, to, expected) => {
  expect(focusFor({ from: at(from), to: at(to) })).toBe(expected);
});

it.each([
  ['', ''],
  ['#agenda', 'agenda'],
  ['#d%C3%A9bouch%C3%A9s', 'débouchés'],
  ['#100%', '100%'],
])('%j names %j', (hash, id) => {
  expect(idOf(hash)).toBe(id);
});
