/**
 * What may be remembered of an answer, and by whom, in the words of HTTP. `CDN-Cache-Control` is read by caches in front of the site alone:
 * a browser that may show an old page while it asks for the new one would show it to whoever has just published.
 */
export const POLICIES = {
  /** The same for everyone. Browsers ask whether it still is; caches in front may answer for two seconds, and for a day when the site cannot. */
  page: {
    'cache-control': 'public, max-age=0, must-revalidate, s-maxage=2, stale-if-error=86400',
    'cdn-cache-control': 'max-age=2, stale-while-revalidate=30, stale-if-error=86400',
  },
  /** The same page, with what is this visitor's alone. */
  visitor: { 'cache-control': 'private, max-age=0, must-revalidate' },
  /** What the router fetched ahead of a click, just long enough for the click not to ask again. */
  ahead: { 'cache-control': 'private, max-age=30' },
  /** A file whose name changes with what is in it. */
  forever: { 'cache-control': 'public, max-age=31536000, immutable' },
  /** A file that keeps its name. */
  file: { 'cache-control': 'public, max-age=3600' },
  /** What others come back for: calendars. */
  subscription: { 'cache-control': 'public, max-age=900, must-revalidate' },
  /** What may soon be better: a picture to share that lacks something. */
  moment: { 'cache-control': 'public, max-age=60' },
  /** Kept, and asked about each time: feeds, the sitemap, the manifest, redirects. */
  asked: { 'cache-control': 'no-cache' },
  /** One person's. */
  personal: { 'cache-control': 'private, no-store' },
  /** No answer, or one that is another in a moment. */
  never: { 'cache-control': 'no-store' },
} as const;
