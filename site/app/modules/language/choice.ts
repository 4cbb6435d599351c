import { languageOf } from '../navigation';
import { cookie, cookieValues } from '../origin';
import type { Language } from '../taxonomy';

/** TAX-4. Kept without asking: it is what the visitor has just asked for. */
export const LANGUAGE_COOKIE = 'i18n_redirected';

const LASTS_SECONDS = 365 * 86_400;

export function languageCookie(language: Language, url: URL): string {
  return cookie(LANGUAGE_COOKIE, language, LASTS_SECONDS, url);
}

/** The language a visitor chose on the way here: that of a page which one of ours, in another language, led to. */
export function languageChosen(url: URL, referrer: string | null): Language | null {
  const from = referrer ? URL.parse(referrer) : null;
  if (from?.origin !== url.origin) return null;
  const language = languageOf(url.pathname);
  return language === languageOf(from.pathname) ? null : language;
}

/** The same, where the page's own scripts follow the link. */
export function rememberLanguage(language: Language): void {
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the store that would do it better is not in every browser
    document.cookie = languageCookie(language, new URL(window.location.href));
  } catch {
    // A frame that may keep nothing.
  }
}

export function rememberedLanguage(): Language | null {
  try {
    return languageIn(document.cookie);
  } catch {
    // A frame that may read nothing.
    return null;
  }
}

/** Anyone can write a cookie: what is no language of the site is none. */
export function languageIn(cookies: string): Language | null {
  const found = cookieValues(cookies).get(LANGUAGE_COOKIE);
  return found === 'fr' || found === 'en' ? found : null;
}
