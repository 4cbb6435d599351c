import fs from 'node:fs';
import { expect, it } from 'vitest';
import { schools } from '../../../school.plugin.ts';
import { faultsOf, readTable } from './index';

const MEDIA = 'https://media.example/';

it('a table is a rule a line, and words for its readers', () => {
  const text =
    '# Contact\n\n/contact.html   /?popin=true&action=contact\r\n  /news/*\t/actualites/*\n';
  expect(readTable(text, undefined)).toEqual({
    rules: [
      { from: '/contact.html', to: '/?popin=true&action=contact', line: 3 },
      { from: '/news/*', to: '/actualites/*', line: 4 },
    ],
    faults: [],
  });
});

it('RED-6: rules for files lead to the media storage, and are left out where none is known', () => {
  const text = '/files/*  media:/old/*\n/jpo  /agenda\n';
  const targets = (media?: string) => readTable(text, media).rules.map(({ to }) => to);
  expect(targets(MEDIA)).toEqual(['https://media.example/old/*', '/agenda']);
  expect(targets()).toEqual(['/agenda']);
});

it.each([
  ['a duplicate', '/a /b\n/c /d\n/a /e', ['line 3: /a is there twice']],
  ['the same pattern twice', '/a/* /b\n/a/* /c', ['line 2: /a/* is there twice']],
  ['a chain', '/a /b\n/b /c', ['line 1: /a leads to /b, which leads on to /c: name that one']],
  [
    'a chain by a pattern',
    '/a /b/x?y=1\n/b/* /c/*',
    ['line 1: /a leads to /b/x?y=1, which leads on to /c/x: name that one'],
  ],
  ['what leads to itself', '/a /A/', ['line 1: /a leads to itself']],
  [
    'what leads to itself with a query',
    '/a /a?x=1',
    ['line 1: /a leads back to itself, by /a?x=1 and /a?x=1'],
  ],
  [
    'a loop',
    '/a /b\n/b /a',
    [
      'line 1: /a leads back to itself, by /b and /a',
      'line 2: /b leads back to itself, by /a and /b',
    ],
  ],
  [
    'what goes ever deeper',
    '/a/* /a/b/*',
    ['line 1: /a/* leads back to itself, by /a/b/* and /a/b/b/*'],
  ],
  ['capitals', '/A /b', ['line 1: /A is written /a']],
  ['a slash at the end', '/a/ /b', ['line 1: /a/ is written /a']],
  [
    'another host',
    '//evil.example /b',
    ['line 1: //evil.example does not lead from a path of the site'],
  ],
  [
    'no target',
    '/a',
    ['line 1: /a leads to , which is neither a path of the site nor an http(s) address'],
  ],
  [
    'a word too many',
    '/a /b /c',
    ['line 1: /a leads to /b /c, which is neither a path of the site nor an http(s) address'],
  ],
  [
    'a script',
    '/a javascript:alert(1)',
    [
      'line 1: /a leads to javascript:alert(1), which is neither a path of the site nor an http(s) address',
    ],
  ],
  ['a rest from nowhere', '/a /b/*', ['line 1: /a leads to /b/*, and has no /* to carry over']],
])('RED-7: %s is refused, with the rule named', (_name, text, faults) => {
  expect(readTable(text, MEDIA).faults).toEqual(faults);
});

it.each(schools())('RED-7: the rules of %s can stand together', (school) => {
  const file = new URL(`../../../schools/${school}/redirects.txt`, import.meta.url);
  expect(readTable(fs.readFileSync(file, 'utf8'), MEDIA).faults).toEqual([]);
});

it('RED-7: every old address of the demo school is tried in a browser’s place', () => {
  const read = (file: string) => fs.readFileSync(new URL(file, import.meta.url), 'utf8');
  const { rules } = readTable(read('../../../schools/cassini/redirects.txt'), MEDIA);
  const tried = read('../../../../tests/journeys/old-addresses.csv')
    .split('\n')
    .map((line) => line.split(';')[0] ?? '');
  const untried = rules.filter(({ from }) =>
    from.endsWith('/*')
      ? !tried.some((address) => address.startsWith(from.slice(0, -1)))
      : !tried.includes(from),
  );
  expect(rules.length).toBeGreaterThan(500);
  expect(untried).toEqual([]);
});

it('RED-8: ten thousand rules can stand together', () => {
  const rules = Array.from({ length: 10_000 }, (_, index) => ({
    from: `/old/${index}`,
    to: `/new/${index}`,
  }));
  expect(faultsOf(rules)).toEqual([]);
});
