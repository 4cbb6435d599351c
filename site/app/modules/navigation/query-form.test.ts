import { expect, it } from 'vitest';
import { addressOf } from './query-form';

const form = (fields: [string, string][]) => {
  const data = new FormData();
  for (const [name, value] of fields) data.append(name, value);
  return data;
};

it.each<[string, [string, string][], string]>([
  ['nothing', [], '/agenda'],
  [
    'what is empty',
    [
      ['campus', ''],
      ['q', '  '],
    ],
    '/agenda',
  ],
  [
    'a choice and words',
    [
      ['campus', 'lyon'],
      ['q', ' job dating '],
    ],
    '/agenda?campus=lyon&q=job+dating',
  ],
  [
    'two of a kind',
    [
      ['niveau', '2'],
      ['niveau', '3'],
    ],
    '/agenda?niveau=2&niveau=3',
  ],
])('the address of %s', (_, fields, expected) => {
  expect(addressOf('/agenda', form(fields))).toBe(expected);
});
