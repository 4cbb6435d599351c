import { ask } from './client.ts';

export type Found = { path: string; from: string; status: number; html: string };

type Options = {
  site: string;
  start: string[];
  /** Which of the addresses that are met are followed; paths with their query, never a fragment. */
  follow: (path: string) => boolean;
  /** Each page as it comes, so that none is kept. */
  visit: (page: Found) => void | Promise<void>;
};

const AT_ONCE = 6;

/** Goes to every page of a site that a link leads to, once each. */
export async function crawl({ site, start, follow, visit }: Options): Promise<number> {
  const from = new Map(start.map((path) => [path, 'the start']));
  const waiting = [...start];
  const walk = async () => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      const { status, headers, body } = await ask(`${site}${path}`);
      const html = headers['content-type']?.includes('text/html') ? body : '';
      await visit({ path, from: from.get(path) ?? '', status, html });
      for (const link of linksOf(html, `${site}${path}`)) {
        if (from.has(link) || !follow(link)) continue;
        from.set(link, path);
        waiting.push(link);
      }
    }
  };
  // A walker that finds nothing to do may be followed by links of another: they walk in rounds.
  while (waiting.length > 0) await Promise.all(Array.from({ length: AT_ONCE }, walk));
  return from.size;
}

/** The pages of the same site that a page links to. */
export function linksOf(html: string, base: string): string[] {
  const { origin } = new URL(base);
  return [...html.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)].flatMap(([, href = '']) => {
    const url = new URL(href.replaceAll('&amp;', '&'), base);
    return url.origin === origin ? [`${url.pathname}${url.search}`] : [];
  });
}
