import { expect, it } from 'vitest';
import { z } from 'zod';
import { ErrorRecord } from '../modules/errors';
import { enveloped, link, list, optional, optionalProse, parse, prose, text } from './fields';

const source = 'http://cms/api/events?locale=fr';
const thing = z.object({ title: text, subtitle: optional(z.string()), parts: list(text) });

it.each([
  ['with the envelope', { data: [{ title: 'A' }], meta: {} }],
  ['without it', [{ title: 'A' }]],
])('API-15: a list is read %s', (_name, body) => {
  expect(parse(enveloped(z.array(thing)), body, source)).toEqual([
    { title: 'A', subtitle: null, parts: [] },
  ]);
});

it.each([null, { data: null }, {}, { data: {} }, ''])(
  'API-12: %j is no list, not even an empty one',
  (body) => {
    expect(() => parse(enveloped(z.array(thing)), body, source)).toThrow(ErrorRecord);
  },
);

it.each([
  ['absent', { title: 'A' }],
  ['null', { title: 'A', subtitle: null, parts: null }],
  ['empty', { title: 'A', subtitle: '', parts: [] }],
])('API-15: an optional field that is %s breaks nothing', (_name, body) => {
  expect(parse(thing, body, source)).toEqual({ title: 'A', subtitle: null, parts: [] });
});

it('API-15: fields it does not know are ignored', () => {
  expect(
    parse(thing, { id: 7, documentId: 'x', title: 'A', weather: 'fine' }, source),
  ).not.toHaveProperty('weather');
});

it('names the field and the address of what is not as expected', () => {
  const read = () =>
    parse(
      enveloped(z.array(thing)),
      { data: [{ title: 'A' }, { title: 3, parts: ['x', 4] }] },
      source,
    );
  expect(read).toThrow(ErrorRecord);
  expect(read).toThrow(/1\.title: .*; 1\.parts\.1: .*\(http:\/\/cms\/api\/events\?locale=fr\)/);
});

it.each([
  ['/agenda', '/agenda'],
  ['/?popin=true&action=contact', '/?popin=true&action=contact'],
  ['https://reseau.example/x', 'https://reseau.example/x'],
  ['//evil.example', null],
  ['/\\evil.example', null],
  ['javascript:alert(1)', null],
  ['data:text/html,x', null],
  ['agenda', null],
  ['', null],
  [null, null],
  [7, null],
])('a link typed as %j leads to %j', (typed, expected) => {
  expect(parse(link, typed, source)).toBe(expected);
});

it('what people read is set as print has it; what machines read is left to the letter', () => {
  const typed = " L'été : 5 % ";
  expect(parse(prose, typed, source)).toBe('L’été\u00a0: 5\u00a0%');
  expect(parse(optionalProse, "l'été ?", source)).toBe('l’été\u00a0?');
  expect(parse(optionalProse, '', source)).toBeNull();
  expect(parse(text, typed, source)).toBe("L'été : 5 %");
});
