/** Where each kind of page lives on the site: what its address begins with, before the slug or the path. */
const PLACES: Record<string, string> = {
  'api::news.news': '/actualites/',
  'api::event.event': '/agenda/',
  'api::campus.campus': '/campus/',
  'api::programme.programme': '/programmes/',
  'api::blog-post.blog-post': '/blog/',
  'api::testimonial.testimonial': '/temoignages/',
  'api::article.article': '/article?slug=',
  'api::work-study-offer.work-study-offer': '/offres-alternance?offre=',
  'api::page.page': '/',
};

/** The lists that these stand in, in each language. */
export const LIST_ADDRESSES: readonly string[] = [
  ...new Set(Object.values(PLACES).map((place) => place.replace(/\/$|\?.*$/, ''))),
]
  .filter((list) => list !== '')
  .flatMap((list) => [list, `/en${list}`]);

export function isPage(uid: string): boolean {
  return uid in PLACES;
}

/** The address of an entry in a language, from its slug or its path. */
export function addressOf(uid: string, entry: object, locale: string): string | undefined {
  const place = PLACES[uid];
  const name = 'path' in entry ? entry.path : 'slug' in entry ? entry.slug : undefined;
  if (!place || typeof name !== 'string' || name === '') return undefined;
  return `${locale === 'fr' ? '' : `/${locale}`}${place}${name}`;
}

/** The lists whose entries are named by a query, and what it calls them. */
const LISTS = new Map(
  Object.values(PLACES)
    .map((place) => place.split(/[?=]/))
    .flatMap(([list, name]) => (list && name ? [[list, name] as const] : [])),
);
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Rules have paths only: to them, what a query names lies below its list. /article?slug=x is /article/x. */
export function asRuled(address: string): string {
  const [, path = '', query = '', fragment = ''] = /^([^?#]*)\??([^#]*)(.*)$/.exec(address) ?? [];
  const list = path.replace(/\/$/, '');
  const name = LISTS.get(list.toLowerCase().replace(/^\/en(?=\/)/, ''));
  if (!name) return address;
  const asked = query.split('&');
  const own = asked.find((pair) => pair.startsWith(`${name}=`));
  const slug = own?.slice(name.length + 1) ?? '';
  if (!SLUG.test(slug)) return address;
  const rest = asked.filter((pair) => pair !== own).join('&');
  return `${list}/${slug}${rest && `?${rest}`}${fragment}`;
}
