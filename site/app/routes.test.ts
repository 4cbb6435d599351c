import fs from 'node:fs';
import { matchPath } from 'react-router';
import { expect, it } from 'vitest';
import { schools } from '../school.plugin.ts';
import { readTable } from './modules/redirects';
import routes from './routes';

const paths = routes.flatMap(({ path }) =>
  path && !/[:*]/.test(path) ? [`/${path.replace(/^\//, '')}`] : [],
);

it.each(schools())('RED-7: no old address of %s stands over a page of the site', (school) => {
  const file = new URL(`../schools/${school}/redirects.txt`, import.meta.url);
  const { rules } = readTable(fs.readFileSync(file, 'utf8'), 'https://media.example/');
  const over = rules.filter(({ from }) =>
    paths.some(
      (path) => path === from || (from.endsWith('/*') && path.startsWith(from.slice(0, -1))),
    ),
  );
  expect(paths.length).toBeGreaterThan(20);
  expect(over).toEqual([]);
});

it('every page can be asked for by an address that tests look at', () => {
  const templates = fs.readFileSync(
    new URL('../../tests/harness/templates.ts', import.meta.url),
    'utf8',
  );
  const looked = [...templates.matchAll(/^ {2}'(\/[^'?]*)/gm)].map(([, path = '']) => path);
  // Shown outside production only; the later pages of a list, which is looked at by its first.
  const apart = new Set(['/error/debug', '/actualites/page/:page?']);
  const missed = routes
    .flatMap(({ id, path = '', file }) =>
      id?.startsWith('fr/') && file.endsWith('.tsx') ? `/${path.replace(/^\//, '')}` : [],
    )
    .filter((path) => !apart.has(path))
    .filter((path) => !looked.some((address) => matchPath(path, address)));
  expect(missed).toEqual([]);
});
