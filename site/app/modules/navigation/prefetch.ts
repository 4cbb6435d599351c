const IDLE_TIMEOUT_MS = 2000;

declare global {
  interface Window {
    __reactRouterManifest?: {
      routes: Record<string, { module: string; imports?: string[] } | undefined>;
    };
  }
  interface Navigator {
    connection?: { saveData?: boolean };
  }
}

/** Visitors who asked for less data get nothing that they have not asked for. */
export function savesData(): boolean {
  return navigator.connection?.saveData === true;
}

/** APP-2: once the page is idle, the code of every page (16 KB in all), so that a link needs none. */
export function prefetchCode(): void {
  if (savesData()) return;
  const files = new Set<string>();
  const modules = new Set<string>();
  for (const route of Object.values(window.__reactRouterManifest?.routes ?? {})) {
    if (!route) continue;
    modules.add(route.module);
    for (const file of [route.module, ...(route.imports ?? [])]) files.add(file);
  }
  for (const href of files) {
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
    );
  }
  // A page that is run has its parts fetched: it draws nothing before it is visited.
  for (const module of modules) import(/* @vite-ignore */ module).catch(() => undefined);
}

export function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: IDLE_TIMEOUT_MS });
  else setTimeout(task, IDLE_TIMEOUT_MS);
}
