import { config } from '../../config.server';
import { sitemap } from '../../content/sitemap.server';
import { POLICIES } from '../../modules/caching';
import { notFound, orFail } from '../../modules/errors/outcome.server';
import { PER_FILE, sitemapFile, sitemapIndex } from '../../modules/seo';
import type { Route } from './+types/sitemap';

/** SEO-3: all pages in one file, or an index of files when there are many. */
export async function loader({ url }: Route.LoaderArgs) {
  const pages = await orFail(sitemap());
  const asked = url.searchParams.get('page');
  if (asked === null && pages.length > PER_FILE)
    return xml(sitemapIndex(pages.length, config.siteUrl));
  const number = Number(asked ?? 1);
  const part = pages.slice((number - 1) * PER_FILE, number * PER_FILE);
  if (!Number.isInteger(number) || number < 1 || part.length === 0) throw notFound();
  return xml(sitemapFile(part, config.siteUrl));
}

function xml(body: string): Response {
  return new Response(body, {
    headers: { 'content-type': 'application/xml; charset=utf-8', ...POLICIES.asked },
  });
}
