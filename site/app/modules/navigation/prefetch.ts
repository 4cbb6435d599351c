import { ownFailure } from '../later';

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
function savesData(): boolean {
  return navigator.connection?.saveData === true;
}

/** Whether the data of a page may be asked for ahead of a click. Firefox would hold it against the page's policy, which names no such thing. */
export function mayAskAhead(): boolean {
  return !savesData() && !navigator.userAgent.includes('Firefox/');
}

/** APP-2: once the page is idle, the code of every page, so that a link needs none. */
export function prefetchCode(pages: (() => Promise<unknown>)[]): void {
  if (savesData()) return;
  const files = new Set<string>();
  for (const route of Object.values(window.__reactRouterManifest?.routes ?? {})) {
    if (route) for (const file of [route.module, ...(route.imports ?? [])]) files.add(file);
  }
  for (const href of files) {
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
    );
  }
  // Nobody is told what did not come: it is asked for again when it is needed.
  for (const page of pages) ownFailure(page).catch(() => undefined);
}

export function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: IDLE_TIMEOUT_MS });
  else setTimeout(task, IDLE_TIMEOUT_MS);
}
