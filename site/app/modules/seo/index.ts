export { atomFeed } from './feed';
export { pageMeta } from './page-meta';
export { type ShareImage, sharedImage } from './share-image';
export { LISTS, type Listed, PER_FILE, sitemapFile, sitemapIndex } from './sitemap';
export {
  articleNode,
  campusNode,
  courseNode,
  eventNode,
  jobNode,
  newsNode,
  postNode,
} from './told';
