/** Pages whose address names what they show in its query. Rules name it in their path: /article?slug=x is /article/x. */
const QUERY_PAGES: readonly { page: string; name: string }[] = [
  { page: '/article', name: 'slug' },
  { page: '/offres-alternance', name: 'offre' },
];

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const LANGUAGE = /^\/en(?=\/)/i;

/** The address by which rules know a page. */
export function asRuled(address: URL): URL {
  const found = pageAt(address.pathname);
  const slug = found && address.searchParams.get(found.name);
  if (!found || !slug || !SLUG.test(slug)) return address;
  const ruled = new URL(address);
  ruled.pathname = `${found.path}/${slug}`;
  ruled.search = without(found.name, address.search);
  return ruled;
}

/** The address at which a page is shown; the address itself when that is where it stands. */
export function asShown(address: URL): URL {
  const [, above = '', slug = ''] = /^(.*)\/([^/]+)\/?$/.exec(address.pathname) ?? [];
  const found = pageAt(above);
  if (!found || !SLUG.test(slug.toLowerCase())) return address;
  const shown = new URL(address);
  shown.pathname = found.path;
  const rest = without(found.name, address.search).slice(1);
  shown.search = `${found.name}=${slug.toLowerCase()}${rest && `&${rest}`}`;
  return shown;
}

function pageAt(path: string): { path: string; name: string } | undefined {
  const [language = ''] = LANGUAGE.exec(path) ?? [];
  const rest = path.slice(language.length).replace(/\/$/, '').toLowerCase();
  const found = QUERY_PAGES.find(({ page }) => page === rest);
  return found && { path: `${language.toLowerCase()}${found.page}`, name: found.name };
}

/** What else is asked with, to the letter: a parser would write it anew. */
function without(name: string, search: string): string {
  const kept = search
    .slice(1)
    .split('&')
    .filter((pair) => !new URLSearchParams(pair).has(name));
  return kept.join('&') && `?${kept.join('&')}`;
}
