import {
  createContext,
  type MiddlewareFunction,
  type RouterContextProvider,
  redirect,
} from 'react-router';
import { config } from './config.server';
import type { Locale } from './config-schema.server';
import { countMissing } from './content/missing-addresses.server';
import type { Reading } from './content/page-entry.server';
import { redirects } from './content/redirects.server';
import { POLICIES } from './modules/caching';
import { languageChosen, languageCookie } from './modules/language';
import { arrivalCookies, mayKeep } from './modules/origin';
import { asRuled, compile, destination, lacksWww } from './modules/redirects';

/** The language of the request, decided once by its path. */
export const localeContext = createContext<Locale>('fr');

/** The link by which an editor looks at a page before it is published. */
export const previewContext = createContext<Reading['preview']>(null);

/** How many milliseconds whoever asks must wait before what they send is taken: none, and it counts. */
export const sendingContext = createContext<() => Promise<number>>(async () => 0);

/**
 * A page that is made to be kept, for whoever asks: nothing of a visitor is counted or stored. Under which address it is missing, if it
 * is, goes with it.
 */
export const keepingContext = createContext<{ missing?: string } | null>(null);

/** How the content of a page is to be read for this request. */
export function reading(context: Readonly<RouterContextProvider>): Reading {
  return { locale: context.get(localeContext), preview: context.get(previewContext) };
}

/** What a person asked for and did not get, for the editors' list: what a rule can mend. */
export const countNotFound: MiddlewareFunction<Response> = async (
  { request, url, pattern, context },
  next,
) => {
  const response = await next();
  if (response.status !== 404 || request.method !== 'GET') return response;
  if (isAhead(request) || context.get(previewContext) || isService(url)) return response;
  const address = asked(request, url);
  const ruled = asRuled(address);
  // Of a page that is always there, only the query was wrong: its path is no missing address.
  if (!/[:*]/.test(pattern) && ruled === address) return response;
  const keeping = context.get(keepingContext);
  if (keeping) keeping.missing = ruled.pathname;
  else countMissing(ruled.pathname, request.headers.get('referer'));
  return response;
};

const RETRY_AFTER_SECONDS = '30';
const OUTAGES = new Set([503, 504]);

/** What is no page is kept by no cache and no search engine, whoever asked: a browser, the router or a reader of feeds. */
export const markFailure: MiddlewareFunction<Response> = async (_, next) => {
  const response = await next();
  const { status, headers } = response;
  if (status < 400) return response;
  headers.set('cache-control', POLICIES.never['cache-control']);
  headers.set('x-robots-tag', 'noindex');
  if (OUTAGES.has(status)) headers.set('retry-after', RETRY_AFTER_SECONDS);
  return response;
};

/**
 * TAX-4, TRK-1: on a page, whatever its status, and on the redirect that leads to one: the language that was chosen on the way here, where no
 * script could keep it, and where the visitor came from, which is lost there for good.
 */
export const keepVisit: MiddlewareFunction<Response> = async ({ request, url, context }, next) => {
  const response = await next();
  if (context.get(keepingContext) || !isDocument(request, response)) return response;
  for (const cookie of visitCookies(url, (name) => request.headers.get(name))) {
    response.headers.append('set-cookie', cookie);
  }
  return response;
};

/** The cookies of a visitor who opens a page, of what their request says. */
export function visitCookies(url: URL, header: (name: string) => string | null): string[] {
  // What a page's own scripts fetch is not opened by anyone.
  if ((header('sec-fetch-dest') ?? 'document') !== 'document') return [];
  const referrer = header('referer');
  const chosen = config.locales.length > 1 && languageChosen(url, referrer);
  const language = chosen ? [languageCookie(chosen, url)] : [];
  const cookies = header('cookie');
  if (!mayKeep(config.hasConsent, cookies)) return language;
  const again = header('cache-control') === RELOAD;
  return [...language, ...arrivalCookies({ url, referrer, again }, cookies)];
}

/** What browsers say when a page is reloaded. */
const RELOAD = 'max-age=0';

function isDocument(request: Request, { headers }: Response): boolean {
  if (request.method !== 'GET' || isRouters(request)) return false;
  return headers.has('location') || !!headers.get('content-type')?.startsWith('text/html');
}

/** RED-2: on a whole segment, so that /entreprise and /enquete are not English. Without English, only what is sent comes this far. */
export const readLocale: MiddlewareFunction<Response> = ({ request, url, context }, next) => {
  const [, first] = url.pathname.split('/');
  if (first !== 'en') return next();
  if (!hasEnglish) throw redirect(`/${asked(request, url).search}`, 301);
  context.set(localeContext, 'en');
  return next();
};

const hasEnglish = config.locales.includes('en');

/** What is seen by a preview link is for its holder alone: no cache, no search engine and no other site gets it. */
export const readPreview: MiddlewareFunction<Response> = async ({ url, context }, next) => {
  const token = url.searchParams.get('preview');
  if (token === null) return next();
  context.set(previewContext, { token });
  const response = await next();
  response.headers.set('cache-control', POLICIES.personal['cache-control']);
  response.headers.set('x-robots-tag', 'noindex, nofollow');
  response.headers.set('referrer-policy', 'no-referrer');
  return response;
};

/** What no rule is about: calls, pictures to share, files of the build, and those of the content service, which are all in one folder. */
const SERVICE = /^\/(api|assets|partage|partage\.png|uploads\/[^/]*$)(\/|$)/;
const NONE = compile([]);

/** RED-1, RED-2, RED-7, RED-8. A draft is shown where its editor put it, even where a rule leads away from. */
export const followRedirects: MiddlewareFunction<Response> = async (
  { request, url, context },
  next,
) => {
  if (!['GET', 'HEAD'].includes(request.method) || isService(url)) return next();
  const page = asked(request, url);
  const rules = context.get(previewContext) ? NONE : await redirects();
  const target = destination(rules, { url: page, hasEnglish });
  const isElsewhere = !isRouters(request) && lacksWww(request.headers.get('host'), config.siteUrl);
  if (target === undefined && !isElsewhere) return next();
  const place = target ?? `${page.pathname}${page.search}`;
  const location = isElsewhere && place.startsWith('/') ? `${config.siteUrl}${place}` : place;
  // Permanent, but asked about again: a browser that never forgets would go in circles once a page moves back.
  throw redirect(location, { status: 301, headers: POLICIES.asked });
};

function isService({ pathname }: URL): boolean {
  return SERVICE.test(pathname);
}

/** As it was asked, to the letter; the router's own requests are read as the page they are for. */
function asked(request: Request, url: URL): URL {
  return isRouters(request) ? url : new URL(request.url);
}

/** The data of a page, for the router in the browser. */
function isRouters(request: Request): boolean {
  return new URL(request.url).pathname.endsWith('.data');
}

/** Asked for in case of a click that may never come. */
function isAhead(request: Request): boolean {
  return request.headers.get('sec-purpose')?.startsWith('prefetch') ?? false;
}
