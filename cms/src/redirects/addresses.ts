/** Where each kind of page lives on the site. */
const FOLDERS: Record<string, string> = {
  'api::news.news': '/actualites/',
  'api::event.event': '/agenda/',
  'api::campus.campus': '/campus/',
  'api::programme.programme': '/programmes/',
  'api::blog-post.blog-post': '/blog/',
  'api::testimonial.testimonial': '/temoignages/',
  'api::page.page': '/',
};

export function isPage(uid: string): boolean {
  return uid in FOLDERS;
}

/** The address of an entry in a language, from its slug or its path. */
export function addressOf(uid: string, entry: object, locale: string): string | undefined {
  const folder = FOLDERS[uid];
  const name = 'path' in entry ? entry.path : 'slug' in entry ? entry.slug : undefined;
  if (!folder || typeof name !== 'string' || name === '') return undefined;
  return `${locale === 'fr' ? '' : `/${locale}`}${folder}${name}`;
}
