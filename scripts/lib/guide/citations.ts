import fs from 'node:fs';
import path from 'node:path';
import { LEDGER } from './ledger.ts';

/** Where tests are, and what their files are called. */
const PLACES: readonly [folder: string, name: RegExp][] = [
  ['tests', /\.spec\.ts$/],
  ['site', /\.test\.tsx?$/],
  ['cms/src', /\.test\.ts$/],
  ['scripts', /\.test\.ts$/],
];
/** Also what tests this very file: its titles are samples. */
const LEFT_OUT = /(^|[\\/])(node_modules|builds|results|\.react-router|guide)([\\/]|$)/;

/** Files of tests, by the id that a title in them cites. */
export type Citations = ReadonlyMap<string, ReadonlySet<string>>;

export function citations(root: string): Citations {
  const found = new Map<string, Set<string>>();
  for (const file of testFiles(root)) {
    for (const id of cited(fs.readFileSync(path.join(root, file), 'utf8'))) {
      const files = found.get(id) ?? new Set();
      found.set(id, files.add(file));
    }
  }
  return found;
}

/** A line of words between quotes; a title is never longer. */
const TITLE = /(['"`])((?:(?!\1)[^\n\\]|\\.)*)\1/g;
const RANGE = /\b([A-Z]{3})-(\d+) to (?:\1-)?(\d+)\b/g;
const ID = /\b[A-Z]{3}-\d+\b/g;

/** The ids in a file's titles; « RED-3 to RED-7 » is five. */
export function cited(source: string): Set<string> {
  const titles = [...source.matchAll(TITLE)].map(([, , title = '']) => title).join('\n');
  const ranges = [...titles.matchAll(RANGE)].flatMap(([, family, from, to]) =>
    Array.from(
      { length: Math.max(0, Number(to) - Number(from) + 1) },
      (_, index) => `${family}-${Number(from) + index}`,
    ),
  );
  const families = new Set(Object.keys(LEDGER).map((id) => id.slice(0, 3)));
  const ids = [...titles.matchAll(ID)].map(([id]) => id);
  return new Set([...ids, ...ranges].filter((id) => families.has(id.slice(0, 3))));
}

function testFiles(root: string): string[] {
  return PLACES.flatMap(([folder, name]) =>
    fs
      .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => name.test(file) && !LEFT_OUT.test(file))
      .map((file) => path.posix.join(folder, file.replaceAll(path.sep, '/'))),
  ).toSorted();
}
