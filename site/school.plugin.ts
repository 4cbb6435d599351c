import fs from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const SCHOOLS = path.join(import.meta.dirname, 'schools');

/** Those that have a folder. */
export function schools(): string[] {
  return fs
    .readdirSync(SCHOOLS, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}

/** A build is of one school: `@school` is its folder, and the files of its `public/` are served as they are. */
export function school(product = process.env.PRODUCT?.trim() || 'cassini'): Plugin {
  const known = schools();
  if (!known.includes(product)) {
    throw new Error(
      `PRODUCT=${product} names no school: site/schools/ has ${known.join(', ')}. docs/schools.md says how to make one.`,
    );
  }
  const folder = path.join(SCHOOLS, product);
  return {
    name: 'school',
    config: () => ({
      publicDir: path.join(folder, 'public'),
      resolve: { alias: { '@school': folder } },
      define: { 'import.meta.env.SCHOOL': JSON.stringify(product) },
    }),
  };
}
