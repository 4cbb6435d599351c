import { expect, it } from 'vitest';
import { outlived } from './versions';

const files = (version: string) => `parvis-files-${version}`;
const pages = (version: string) => `parvis-pages-${version}`;

it.each<[string, string[], string[]]>([
  ['the first version', [files('c')], []],
  ['the one before stays', [files('b'), pages('b'), files('c')], []],
  [
    'the one before that goes, with its pages',
    [files('a'), pages('a'), files('b'), pages('b'), files('c')],
    [files('a'), pages('a')],
  ],
  [
    'pages kept late do not make a version younger',
    [files('a'), files('b'), pages('a'), files('c')],
    [files('a'), pages('a')],
  ],
  ['back to an older version', [files('c'), files('b')], []],
  [
    'what another script keeps is not ours',
    ['other', files('a'), files('b'), files('c')],
    [files('a')],
  ],
])('%s', (_, names, expected) => {
  expect(outlived(names, 'c')).toEqual(expected);
});
