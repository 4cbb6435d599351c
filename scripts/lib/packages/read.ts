import fs from 'node:fs';
import path from 'node:path';
import { Failure } from '../failures.ts';

const lists = [
  'dependencies',
  'devDependencies',
  'optionalDependencies',
  'peerDependencies',
] as const;

/** A package of a lockfile. */
export type Locked = {
  /** `node_modules/…`, where npm puts it. */
  place: string;
  name: string;
  version: string;
  licence: string | undefined;
  resolved: string | undefined;
  integrity: string | undefined;
  hasInstallScript: boolean;
  isForDevelopment: boolean;
};

/** What comes into an app, as its package.json, its lockfile and its .npmrc say. */
export type Packages = {
  app: string;
  /** The version that package.json asks for, by name. */
  wanted: Readonly<Record<string, unknown>>;
  overrides: Readonly<Record<string, unknown>>;
  /** What the lockfile says of package.json. */
  known: Readonly<Record<string, unknown>>;
  locked: readonly Locked[];
  settings: readonly string[];
};

export function readPackages(app: string, folder: string): Packages {
  const manifest = readJson(app, folder, 'package.json');
  const entries = record(readJson(app, folder, 'package-lock.json').packages);
  const npmrc = path.join(folder, '.npmrc');
  return {
    app,
    wanted: wantedBy(manifest),
    overrides: record(manifest.overrides),
    known: wantedBy(record(entries[''])),
    locked: Object.entries(entries).flatMap(([place, entry]) =>
      place === '' ? [] : [readLocked(place, record(entry))],
    ),
    settings: fs.existsSync(npmrc) ? fs.readFileSync(npmrc, 'utf8').split(/\r?\n/) : [],
  };
}

/** Everything that a package.json asks for, whichever of its lists says so. */
export function wantedBy(manifest: Record<string, unknown>): Record<string, unknown> {
  return Object.assign({}, ...lists.map((list) => record(manifest[list])));
}

function readLocked(place: string, entry: Record<string, unknown>): Locked {
  const ownName = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
  return {
    place,
    // An alias has its real name in the entry.
    name: text(entry.name) ?? ownName,
    version: text(entry.version) ?? '',
    licence: text(entry.license),
    resolved: text(entry.resolved),
    integrity: text(entry.integrity),
    hasInstallScript: entry.hasInstallScript === true,
    isForDevelopment: entry.dev === true,
  };
}

function readJson(app: string, folder: string, name: string): Record<string, unknown> {
  try {
    return record(JSON.parse(fs.readFileSync(path.join(folder, name), 'utf8')));
  } catch {
    throw new Failure(`${app}/${name} is missing or unreadable: restore it from the repository.`);
  }
}

function record(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
