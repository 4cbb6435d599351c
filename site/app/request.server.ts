import { createContext, type MiddlewareFunction, redirect } from 'react-router';
import { config } from './config.server';
import type { Locale } from './config-schema.server';

/** The language of the request, decided once by its path. */
export const localeContext = createContext<Locale>('fr');

/** RED-2: on a whole segment, so that /entreprise and /enquete are not English. */
export const readLocale: MiddlewareFunction<Response> = ({ request, context }, next) => {
  const [, first] = new URL(request.url).pathname.replace(/\.data$/, '').split('/');
  if (first !== 'en') return next();
  if (!config.locales.includes('en')) throw redirect('/', 301);
  context.set(localeContext, 'en');
  return next();
};
