import { prefetchCode } from './modules/navigation';

/** What every page draws. */
const pages = import.meta.glob('./routes/**/*.page.tsx');

export function fetchAhead(): void {
  prefetchCode(Object.values(pages));
}
