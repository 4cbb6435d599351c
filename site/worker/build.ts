import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'vite';

/** Adds the service worker to a finished build, with the list of what it is to keep of it. */
export async function buildWorker(folder: string): Promise<void> {
  const client = path.join(folder, 'client');
  const files = (await readdir(path.join(client, 'assets')))
    .sort()
    .map((name) => `/assets/${name}`);
  const manifest = await routerManifest(client, files);
  const worker = await compile('worker.ts');
  const server = await readFile(path.join(folder, 'server/index.js'));
  const made = createHash('sha256').update(files.join()).update(worker).update(server);
  const version = made.digest('hex').slice(0, 12);
  const stated = JSON.stringify({ version, files, manifest });
  await writeFile(path.join(client, 'sw.js'), `const BUILD=${stated};\n${worker}`);
  await writeFile(path.join(client, 'sw-off.js'), await compile('off.ts'));
}

/** The file that every page of this build names, and no page of another. */
async function routerManifest(client: string, files: readonly string[]): Promise<string> {
  for (const file of files.filter((name) => name.startsWith('/assets/manifest-'))) {
    const script = await readFile(path.join(client, file), 'utf8');
    if (script.startsWith('window.__reactRouterManifest=')) return file;
  }
  throw new Error('The build has no manifest of its routes.');
}

/** One classic script: not every browser takes a module for a service worker. */
async function compile(entry: string): Promise<string> {
  const made = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      copyPublicDir: false,
      lib: { entry: path.join(import.meta.dirname, entry), formats: ['iife'], name: 'worker' },
    },
  });
  const [output] = [made].flat();
  if (!output || !('output' in output)) throw new Error(`${entry} was not compiled.`);
  return output.output[0].code;
}
