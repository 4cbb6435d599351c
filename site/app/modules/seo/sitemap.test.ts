import { expect, it } from 'vitest';
import { type Listed, PER_FILE, sitemapFile, sitemapIndex } from './sitemap';

const SITE = 'https://www.cassini.example';

it('SEO-3: a page, when it was changed and what it shows, safe whatever its address', () => {
  const page: Listed = {
    path: '/article?slug=a&b<c>"\'',
    modified: '2026-11-02T08:00:00.000Z',
    image: '/uploads/pont.jpg?v=1&w=2',
  };
  expect(sitemapFile([page], SITE).split('\n')).toEqual([
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">',
    `<url><loc>${SITE}/article?slug=a&amp;b&lt;c&gt;&quot;&apos;</loc><lastmod>2026-11-02T08:00:00.000Z</lastmod><image:image><image:loc>${SITE}/uploads/pont.jpg?v=1&amp;w=2</image:loc></image:image></url>`,
    '</urlset>',
    '',
  ]);
});

it('SEO-3: what is not known of a page is not said', () => {
  const file = sitemapFile([{ path: '/', modified: null, image: null }], SITE);
  expect(file).toContain(`<url><loc>${SITE}/</loc></url>`);
});

it.each([
  [PER_FILE + 1, 2],
  [3 * PER_FILE, 3],
])('SEO-3: %i pages are in %i files', (pages, files) => {
  const index = sitemapIndex(pages, SITE);
  const found = [...index.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
  expect(found).toEqual(
    Array.from({ length: files }, (_, at) => `${SITE}/sitemap.xml?page=${at + 1}`),
  );
});
