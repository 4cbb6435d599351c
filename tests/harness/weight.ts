import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { buildFolder } from './product.ts';

/** The bytes of a file of the build as they are sent to a browser that takes brotli. */
export async function sent(file: string): Promise<number> {
  const whole = path.join(await buildFolder(), 'client', file);
  const made = await stat(`${whole}.br`).catch(() => stat(whole));
  return made.size;
}

export async function sentInAll(files: Iterable<string>): Promise<number> {
  const sizes = await Promise.all([...files].map(sent));
  return sizes.reduce((sum, size) => sum + size, 0);
}

type RouteCode = { module: string; imports?: string[] };

/** The scripts that each route is made of, by its name. */
export async function routeScripts(): Promise<Map<string, Set<string>>> {
  const manifest = await routerManifest();
  return new Map(
    Object.entries(manifest.routes).map(([id, { module, imports = [] }]) => [
      id,
      new Set([module, ...imports]),
    ]),
  );
}

async function routerManifest(): Promise<{ routes: Record<string, RouteCode> }> {
  const assets = path.join(await buildFolder(), 'client/assets');
  const start = 'window.__reactRouterManifest=';
  for (const name of await readdir(assets)) {
    if (!/^manifest-.*\.js$/.test(name)) continue;
    const text = await readFile(path.join(assets, name), 'utf8');
    if (text.startsWith(start)) return JSON.parse(text.slice(start.length).replace(/;\s*$/, ''));
  }
  throw new Error('The build has no manifest of its routes.');
}

/** The scripts that a page names: those it cannot start without. */
export function scriptsOf(html: string): Set<string> {
  return new Set([...html.matchAll(/\/assets\/[\w.-]+\.js/g)].map(([file]) => file));
}

/** All the scripts of the build, as one text. */
export async function browserCode(): Promise<string> {
  const assets = path.join(await buildFolder(), 'client/assets');
  const names = (await readdir(assets)).filter((name) => name.endsWith('.js'));
  const texts = await Promise.all(names.map((name) => readFile(path.join(assets, name), 'utf8')));
  return texts.join('\n');
}

export type Came = { url: string; type: string; priority: string; bytes: number };

/** What comes over the wire from now on, headers and all. */
export async function watchWire(page: Page): Promise<() => Came[]> {
  const session = await page.context().newCDPSession(page);
  const came = new Map<string, Came>();
  session.on('Network.requestWillBeSent', ({ requestId, request, type = 'Other' }) => {
    const { url, initialPriority: priority } = request;
    came.set(requestId, { url, type, priority, bytes: 0 });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const found = came.get(requestId);
    if (found) found.bytes = encodedDataLength;
  });
  await session.send('Network.enable');
  return () => [...came.values()].filter(({ url }) => !url.startsWith('data:'));
}
