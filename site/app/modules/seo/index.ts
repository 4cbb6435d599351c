export { atomFeed, type FeedEntry } from './feed';
export { pageMeta } from './page-meta';
export { LISTS, type Listed, PER_FILE, sitemapFile, sitemapIndex } from './sitemap';
