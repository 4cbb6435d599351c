import { cp, mkdtemp, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from './process.ts';
import { buildFolder } from './product.ts';

export type NextBuild = { folder: string; files: string[] };

const made: string[] = [];

/** The build under test as a change of its source would leave it: every file has another name, and a label says which it is. */
export async function nextBuild(name: string): Promise<NextBuild> {
  const root = await mkdtemp(path.join(tmpdir(), 'parvis-build-'));
  made.push(root);
  await symlink(path.join(ROOT, 'site/node_modules'), path.join(root, 'node_modules'));
  const folder = path.join(root, 'build');
  // What was compressed is of the text as it was.
  const filter = (file: string) => !/\.(br|gz)$/.test(file);
  await cp(await buildFolder(), folder, { recursive: true, filter });
  const assets = path.join(folder, 'client/assets');
  const renamed = new Map<string, string>();
  for (const file of await readdir(assets)) {
    const { name: stem, ext } = path.parse(file);
    renamed.set(file, `${stem}-${name}${ext}`);
    await rename(path.join(assets, file), path.join(assets, `${stem}-${name}${ext}`));
  }
  for (const file of await scripts(folder)) {
    let text = await readFile(file, 'utf8');
    for (const [from, to] of renamed) text = text.replaceAll(from, to);
    text = text.replaceAll('Aller au contenu', `Aller au contenu ${name}`);
    if (path.basename(file) === 'sw.js') text = text.replace('"version":"', `"version":"${name}`);
    await writeFile(file, text);
  }
  return { folder, files: [...renamed.values()].map((file) => `/assets/${file}`) };
}

/** Those that this process has made. */
export async function removeBuilds(): Promise<void> {
  for (const root of made.splice(0)) await rm(root, { recursive: true, force: true });
}

async function scripts(folder: string): Promise<string[]> {
  const all = await readdir(folder, { recursive: true });
  return all.filter((file) => /\.(js|css)$/.test(file)).map((file) => path.join(folder, file));
}
