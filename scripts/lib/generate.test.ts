import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { repository } from './paths.ts';

/** What is imported from files beside it, types that are gone at run time left out. */
const IMPORT = /^(?:import|export)\s(?!type\b)(?:[^'";]*\sfrom\s)?'(\.[^']+)'/gm;

/** Files that a program is made of and that are not there, under the very names it asks for. */
function missing(file: string, seen: Set<string>): string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  if (!existsSync(file)) return [file];
  if (!file.endsWith('.ts')) return [];
  return [...readFileSync(file, 'utf8').matchAll(IMPORT)].flatMap(([, name = '']) =>
    missing(path.resolve(path.dirname(file), name), seen),
  );
}

// Node runs them as they are written: unlike the site's build, it adds no ending to a name.
for (const [app, program, least] of [
  ['site', 'map/make.ts', 15],
  ['site', 'fonts/make.ts', 3],
  ['site', 'communes/make.ts', 3],
  ['cms', 'src/seed/plates/drawing/render.ts', 5],
] as const)
  test(`${app}/${program} names the files it is made of whole`, () => {
    const seen = new Set<string>();
    assert.deepEqual(missing(path.join(repository.app(app), program), seen), []);
    assert.ok(seen.size >= least, `${seen.size} files`);
  });
