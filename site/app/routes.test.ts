import fs from 'node:fs';
import { matchPath } from 'react-router';
import { expect, it } from 'vitest';
import { schools } from '../school.plugin.ts';
import { pageQuery } from './modules/navigation';
import { readTable } from './modules/redirects';
import routes from './routes';

const read = (file: string) => fs.readFileSync(new URL(file, import.meta.url), 'utf8');
const addresses = routes.flatMap(({ path }) => (path ? `/${path.replace(/^\//, '')}` : []));
const looked = [...read('../../tests/harness/templates.ts').matchAll(/^ {2}'(\/[^']*)'/gm)].map(
  ([, address = '']) => new URL(address, 'https://site.example'),
);
const pages = new Set(looked.map(({ pathname }) => pathname));

/** Over a page, or over all that an address of the table stands for. */
function standsOverPage(from: string): boolean {
  const below = from.endsWith('/*') ? from.slice(0, -1) : undefined;
  return [...addresses, ...pages].some((address) => {
    const [fixed = ''] = address.split(/[:*]/);
    return from === address || (below !== undefined && fixed.startsWith(below));
  });
}

it.each(schools())('RED-7: no old address of %s stands over a page of the site', (school) => {
  const table = read(`../schools/${school}/redirects.txt`);
  const { rules } = readTable(table, 'https://media.example/');
  expect(addresses.length).toBeGreaterThan(40);
  expect(rules.filter(({ from }) => standsOverPage(from))).toEqual([]);
});

it.each([
  ['/agenda', true],
  ['/crm/*', true],
  ['/uploads/*', true],
  ['/formations', true],
  ['/formations/*', true],
  ['/blog/an-old-post', false],
  ['/old-site/*', false],
])('RED-7: whether %s stands over a page: %s', (from, isOver) => {
  expect(standsOverPage(from)).toBe(isOver);
});

it('every page can be asked for by an address that tests look at', () => {
  // The page of an error, for those who draw it; the later pages of a list, which is looked at by its first.
  const apart = new Set(['/error/debug', '/actualites/page/:page?']);
  const missed = routes
    .flatMap(({ id, path = '', file }) =>
      id?.startsWith('fr/') && file.endsWith('.tsx') ? `/${path.replace(/^\//, '')}` : [],
    )
    .filter((path) => !apart.has(path))
    .filter((path) => ![...pages].some((page) => matchPath(path, page)));
  expect(missed, 'give each an address in tests/harness/templates.ts').toEqual([]);
});

it('no page that tests look at asks for what its query would lose on the way', () => {
  const lost = looked.filter(
    ({ searchParams }) => pageQuery(searchParams).size !== searchParams.size,
  );
  expect(looked.filter(({ search }) => search).length).toBeGreaterThan(10);
  expect(lost.map(String), 'name it in modules/navigation/page-query.ts').toEqual([]);
});
