import { cp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from './process.ts';
import { buildFolder } from './product.ts';

/** Where the next builds of this process are: the name is one that `npm start` tidies away if the run cannot. */
const place = path.join(ROOT, 'site/builds', `.tmp-${process.pid}`);

/** The build under test as it would be after a change everywhere: every script has another name, and is what it was. */
export async function nextBuild(mark: string): Promise<string> {
  const folder = path.join(place, mark);
  await cp(await buildFolder(), folder, { recursive: true });
  const assets = path.join(folder, 'client/assets');
  const scripts = (await readdir(assets)).filter((name) => name.endsWith('.js'));
  const renamed = (text: string) =>
    scripts.reduce((all, name) => all.replaceAll(name, marked(name, mark)), text);
  for (const name of scripts) {
    const file = path.join(assets, name);
    await writeFile(file, renamed(await readFile(file, 'utf8')));
    await rename(file, path.join(assets, marked(name, mark)));
  }
  const server = path.join(folder, 'server/index.js');
  await writeFile(server, renamed(await readFile(server, 'utf8')));
  return folder;
}

function marked(name: string, mark: string): string {
  return name.replace(/\.js$/, `-${mark}.js`);
}

export function removeBuilds(): Promise<void> {
  return rm(place, { recursive: true, force: true });
}
