import { escaped, xmlDocument } from './xml';

/** A page that search engines may show. */
export type Listed = {
  /** With its query, in its language. */
  path: string;
  /** An instant; null where what is shown is not one entry. */
  modified: string | null;
  /** The address of the picture it shows first. */
  image: string | null;
};

/** The pages that the site makes by itself. */
export const LISTS = [
  '/',
  '/programmes',
  '/campus',
  '/agenda',
  '/actualites',
  '/blog',
  '/temoignages',
  '/offres-alternance',
  '/article',
];

/** Search engines read five times as many; a file of these is two megabytes. */
export const PER_FILE = 10_000;

const SITEMAPS = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const IMAGES = 'http://www.google.com/schemas/sitemap-image/1.1';

/** SEO-3: one file of the sitemap. */
export function sitemapFile(pages: Listed[], siteUrl: string): string {
  const urls = pages.map(({ path, modified, image }) => {
    const picture = image
      ? `<image:image><image:loc>${escaped(new URL(image, siteUrl).href)}</image:loc></image:image>`
      : '';
    const date = modified ? `<lastmod>${escaped(modified)}</lastmod>` : '';
    return `<url><loc>${escaped(siteUrl + path)}</loc>${date}${picture}</url>`;
  });
  return xmlDocument(`<urlset xmlns="${SITEMAPS}" xmlns:image="${IMAGES}">`, urls, '</urlset>');
}

/** SEO-3: where there are more pages than one file should hold, the files they are in. */
export function sitemapIndex(count: number, siteUrl: string): string {
  const files = Array.from({ length: Math.ceil(count / PER_FILE) }, (_, index) => {
    const address = `${siteUrl}/sitemap.xml?page=${index + 1}`;
    return `<sitemap><loc>${escaped(address)}</loc></sitemap>`;
  });
  return xmlDocument(`<sitemapindex xmlns="${SITEMAPS}">`, files, '</sitemapindex>');
}
