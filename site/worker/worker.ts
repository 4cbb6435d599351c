import { isFresh, links, store, verdictOn } from './copies';
import {
  errandOf,
  HOMES,
  type Language,
  languageOf,
  MANIFEST,
  OFFLINE_PAGES,
  pageOfData,
  seenPath,
} from './requests';
import { cachesOf, isOfPages, outlived } from './versions';

declare const self: ServiceWorkerGlobalScope;
/** Put before this script by the build: what it is made of. */
declare const BUILD: { version: string; files: string[]; manifest: string };

const OWN = cachesOf(BUILD.version);
const OFFERED = 12;

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));
self.addEventListener('fetch', (event) => {
  const errand = errandOf(event.request, self.location.origin);
  if (errand === 'file') event.respondWith(file(event.request));
  if (errand === 'page') event.respondWith(page(event));
  if (errand === 'data') event.respondWith(data(event.request));
  if (errand === 'manifest') event.respondWith(manifest(event.request));
});
self.addEventListener('message', (event) => {
  const path = seenPath(event.data, self.location.origin);
  if (path !== null) event.waitUntil(keepSeen(path));
});

async function install(): Promise<void> {
  const files = await caches.open(OWN.files);
  const offline = [MANIFEST, ...Object.values(OFFLINE_PAGES)].map(
    (path) => new Request(path, { cache: 'reload', credentials: 'omit' }),
  );
  try {
    await files.addAll([...BUILD.files, ...offline]);
  } catch (error) {
    // Half a build is none: the browser tries again at the next page.
    await caches.delete(OWN.files);
    throw error;
  }
  await self.skipWaiting();
}

async function takeOver(): Promise<void> {
  const names = outlived(await caches.keys(), BUILD.version);
  await Promise.all(names.map((name) => caches.delete(name)));
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

/** Named by its content, so that any copy is the right one. */
async function file(request: Request): Promise<Response> {
  return (await caches.match(request.url, { ignoreVary: true })) ?? fetch(request);
}

/** The network's answer whenever there is one, however slow. */
async function page(event: FetchEvent): Promise<Response> {
  try {
    const preloaded: unknown = await event.preloadResponse;
    return preloaded instanceof Response ? preloaded : await fetch(event.request);
  } catch {
    const path = new URL(event.request.url).pathname;
    return (await copyOf(path)) ?? offlinePage(languageOf(path));
  }
}

/**
 * Without a network, the router is told, in its own terms, to open a page that was seen as a document: copies are
 * documents. For any other it has no answer, as without a worker, and the visitor stays where they are.
 */
async function data(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const page = pageOfData(request.url);
    const path = new URL(page, self.location.origin).pathname;
    if (request.signal.aborted || !(await copyOf(path))) throw error;
    const headers = {
      'X-Remix-Redirect': page,
      'X-Remix-Status': '302',
      'X-Remix-Reload-Document': 'true',
    };
    return new Response(null, { status: 204, headers });
  }
}

/** An installed application asks for it with each page, and would complain in the console. */
async function manifest(request: Request): Promise<Response> {
  return fetch(request).catch(async () => (await caches.match(MANIFEST)) ?? Response.error());
}

/** Keeps the page, and the home that its offline page leads to. */
async function keepSeen(path: string): Promise<void> {
  const home = HOMES[languageOf(path)];
  if (path !== home && !(await copyOf(home))) await renew(home);
  await renew(path);
}

/** A copy is what anyone gets at the page's bare address: it is asked for without cookies, so that nothing in it is anyone's. */
async function renew(path: string): Promise<void> {
  const pages = await caches.open(OWN.pages);
  if (isFresh(await pages.match(path), Date.now())) return;
  const options = { credentials: 'omit', redirect: 'manual', priority: 'low' } as const;
  const answer = await fetch(path, options).catch(() => undefined);
  const verdict = answer ? verdictOn(answer) : 'leave';
  if (verdict === 'forget') await forget(path);
  if (verdict !== 'keep' || !answer) return;
  // A page of a newer build needs files that this one has not: the worker of that build keeps it, in a moment.
  const html = await answer.clone().text();
  if (html.includes(BUILD.manifest)) await store(pages, path, answer);
}

async function forget(path: string): Promise<void> {
  for (const name of (await caches.keys()).filter(isOfPages)) {
    await (await caches.open(name)).delete(path);
  }
}

async function copyOf(path: string): Promise<Response | undefined> {
  const own = await caches.open(OWN.pages);
  return (await own.match(path)) ?? caches.match(path);
}

async function offlinePage(language: Language): Promise<Response> {
  const stored = await caches.match(OFFLINE_PAGES[language]);
  const html = (await stored?.text()) ?? '';
  return new Response(html.replace('<!--seen-->', links(await lastSeen(language))), {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': stored?.headers.get('content-security-policy') ?? '',
    },
  });
}

async function lastSeen(language: Language): Promise<{ path: string; html: string }[]> {
  const paths = new Set<string>();
  for (const name of (await caches.keys()).filter(isOfPages)) {
    for (const { url } of await (await caches.open(name)).keys()) {
      const { pathname } = new URL(url);
      paths.delete(pathname);
      if (languageOf(pathname) === language) paths.add(pathname);
    }
  }
  const last = [...paths].reverse().slice(0, OFFERED);
  return Promise.all(
    last.map(async (path) => ({ path, html: (await (await copyOf(path))?.text()) ?? '' })),
  );
}
