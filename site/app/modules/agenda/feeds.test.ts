import { expect, it } from 'vitest';
import { feedsFor } from './index';

const options = { siteUrl: 'https://cassini.example', language: 'fr' } as const;
const asked = (type: string, campus: string, month = '') => ({ type, campus, month });

it.each([
  [asked('', ''), null, ['Tous les évènements']],
  [asked('', '', '2026-12'), null, ['Tous les évènements']],
  [asked('open-door', ''), null, ['Portes ouvertes', 'Tous les évènements']],
  [asked('', 'lyon'), 'Lyon', ['Tous les évènements, Lyon', 'Tous les évènements']],
  [asked('open-door', 'lyon'), 'Lyon', ['Portes ouvertes, Lyon', 'Tous les évènements']],
  [asked('fete', 'atlantide'), null, ['Tous les évènements']],
])('%j can be subscribed to as %s: %j', (filters, campus, names) => {
  expect(feedsFor({ ...options, filters, campus }).map(({ name }) => name)).toEqual(names);
});

it('a feed has an address to copy, and one that opens the calendar', () => {
  const [feed] = feedsFor({
    ...options,
    filters: asked('open-door', 'lyon', '2026-12'),
    campus: 'Lyon',
  });
  expect(feed).toMatchObject({
    file: 'https://cassini.example/agenda.ics?type=open-door&campus=lyon',
    webcal: 'webcal://cassini.example/agenda.ics?type=open-door&campus=lyon',
  });
});
