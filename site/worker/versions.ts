const FILES = 'parvis-files-';
const PAGES = 'parvis-pages-';

/** Where a build keeps its files, and the copies of the pages it drew: they come and go together. */
export function cachesOf(version: string): { files: string; pages: string } {
  return { files: FILES + version, pages: PAGES + version };
}

export function isOfPages(name: string): boolean {
  return name.startsWith(PAGES);
}

/**
 * Of all caches, oldest first, those that nobody needs once a version has taken over. The one before it stays: tabs
 * that are still open were made by it and ask for its files, which the server no longer has.
 */
export function outlived(names: readonly string[], version: string): string[] {
  const previous = names
    .filter((name) => name.startsWith(FILES))
    .map((name) => name.slice(FILES.length))
    .filter((found) => found !== version)
    .at(-1);
  const kept = [version, ...(previous === undefined ? [] : [previous])];
  const needed = new Set(kept.flatMap((one) => Object.values(cachesOf(one))));
  return names.filter((name) => /^parvis-(files|pages)-/.test(name) && !needed.has(name));
}
