import {
  createContext,
  type MiddlewareFunction,
  type RouterContextProvider,
  redirect,
} from 'react-router';
import { config } from './config.server';
import type { Locale } from './config-schema.server';
import type { Reading } from './content/page-entry.server';
import { redirectsOrNull } from './content/redirects.server';
import { compile, destination } from './modules/redirects';

/** The language of the request, decided once by its path. */
export const localeContext = createContext<Locale>('fr');

/** The link by which an editor looks at a page before it is published. */
export const previewContext = createContext<Reading['preview']>(null);

/** How the content of a page is to be read for this request. */
export function reading(context: Readonly<RouterContextProvider>): Reading {
  return { locale: context.get(localeContext), preview: context.get(previewContext) };
}

/** RED-2: on a whole segment, so that /entreprise and /enquete are not English. */
export const readLocale: MiddlewareFunction<Response> = ({ url, context }, next) => {
  const [, first] = url.pathname.split('/');
  if (first !== 'en') return next();
  if (!config.locales.includes('en')) throw redirect('/', 301);
  context.set(localeContext, 'en');
  return next();
};

/** What is seen by a preview link is for its holder alone: no cache, no search engine and no other site gets it. */
export const readPreview: MiddlewareFunction<Response> = async ({ url, context }, next) => {
  const token = url.searchParams.get('preview');
  if (token === null) return next();
  context.set(previewContext, { token });
  const response = await next();
  response.headers.set('cache-control', 'private, no-store');
  response.headers.set('x-robots-tag', 'noindex, nofollow');
  response.headers.set('referrer-policy', 'no-referrer');
  return response;
};

/** What no editor's rule is about. */
const SERVICES = new Set(['api', 'assets', 'uploads']);
const NONE = compile([]);

/** RED-7, RED-8. A draft is shown where its editor put it, even where a rule leads away from. */
export const followRedirects: MiddlewareFunction<Response> = async (
  { request, url, context },
  next,
) => {
  const [, first = ''] = url.pathname.split('/');
  if (!['GET', 'HEAD'].includes(request.method) || SERVICES.has(first)) return next();
  if (context.get(previewContext)) return next();
  const rules = (await redirectsOrNull()) ?? NONE;
  const target = destination(rules, asked(request, url));
  if (!target) return next();
  // Permanent, but asked about again: a browser that never forgets would go in circles once a page moves back.
  throw redirect(target, { status: 301, headers: { 'cache-control': 'no-cache' } });
};

/** As it was asked, to the letter; the router's own requests are read as the page they are for. */
function asked(request: Request, url: URL): URL {
  const raw = new URL(request.url);
  return raw.pathname.endsWith('.data') ? url : raw;
}
