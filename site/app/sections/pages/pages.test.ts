import { expect, it } from 'vitest';
import type { FilledBlock } from '../../content/blocks/filled';
import { labels } from '../../modules/taxonomy';
import { familiesOf } from './families';
import { runsOf } from './runs';
import { sectionName } from './section-name';

const page = (path: string) => ({ path, title: path, description: null });

it('RTE-19: pages come under the one whose address theirs begins with', () => {
  const pages = ['f/alternance', 'f/bts', 'f/bts-mco', 'f/bts-gpme', 'f/btsx', 'f/mba'].map(page);
  expect(
    familiesOf(pages).map(({ page, below }) => [page.path, ...below.map(({ path }) => path)]),
  ).toEqual([['f/alternance'], ['f/bts', 'f/bts-mco', 'f/bts-gpme'], ['f/btsx'], ['f/mba']]);
});

it.each([
  ['ecole', [], 'L’école'],
  ['vie-des-campus', [], 'Vie des campus'],
  ['entreprise', [{ path: 'entreprise', title: 'Entreprises' }], 'Entreprises'],
  ['constructor', [], 'Constructor'],
])(
  'the section %s is called by its page, the dictionary or its address: %s',
  (section, pages, name) => {
    expect(sectionName(section, pages, labels('fr'))).toBe(name);
  },
);

const quote = (key: string): FilledBlock => ({
  kind: 'quote',
  text: 'x',
  author: null,
  key,
  part: null,
});
const call = (key: string): FilledBlock => ({
  kind: 'call-to-action',
  title: null,
  text: null,
  action: 'contact',
  label: null,
  key,
  part: { id: key, title: key },
});

it('what stands from edge to edge parts what is read in a column', () => {
  const runs = runsOf([quote('a'), quote('b'), call('c'), call('d'), quote('e')]);
  const keys = runs.map((run) => (run.wide ? run.wide.key : run.blocks.map(({ key }) => key)));
  expect(keys).toEqual([['a', 'b'], 'c', 'd', ['e']]);
  expect(runsOf([])).toEqual([]);
});
