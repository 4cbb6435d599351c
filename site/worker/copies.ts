/** How many pages a version keeps: the ones seen last. */
export const LIMIT = 60;
/** A page looked at again and again is not copied each time. */
const FRESH_MS = 10 * 60_000;

export type Copies = Pick<Cache, 'delete' | 'keys' | 'put'>;

/** Whether a page's answer is to be kept, takes an older copy away, or says nothing about it. */
export type Verdict = 'keep' | 'forget' | 'leave';

export function verdictOn({ status, type, headers }: Response): Verdict {
  // What moved or was taken offline must not live on in a copy; what is down for a moment may.
  if (type === 'opaqueredirect' || status === 404 || status === 410) return 'forget';
  if (status !== 200) return 'leave';
  const isOnesOwn = /private|no-store/.test(headers.get('cache-control') ?? '');
  const isPage = headers.get('content-type')?.startsWith('text/html');
  return isPage && !isOnesOwn ? 'keep' : 'forget';
}

export function isFresh(copy: Response | undefined, now: number): boolean {
  return now - Date.parse(copy?.headers.get('date') ?? '') < FRESH_MS;
}

/** Puts a copy last, and lets the first ones go when there are too many or no room for it. */
export async function store(copies: Copies, path: string, page: Response): Promise<void> {
  await copies.delete(path);
  try {
    await copies.put(path, page);
    await shrink(copies, LIMIT);
  } catch {
    await shrink(copies, LIMIT / 2);
  }
}

async function shrink(copies: Copies, limit: number): Promise<void> {
  const all = await copies.keys();
  const excess = all.slice(0, Math.max(0, all.length - limit));
  await Promise.all(excess.map((request) => copies.delete(request)));
}

/** The links that the offline page offers. A title comes from a page's HTML, and is escaped as it was there. */
export function links(pages: readonly { path: string; html: string }[]): string {
  return pages
    .map(({ path, html }) => ({ path, title: /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? path }))
    .map(({ path, title }) => `<li><a href="${path}">${title.split(' | ')[0]}</a></li>`)
    .join('');
}
