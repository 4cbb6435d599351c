declare const self: ServiceWorkerGlobalScope;

/** HAS_OFFLINE=off: takes the place of the worker that browsers have, throws away what it kept, and goes. */
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(leave()));

async function leave(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
}

export {};
