import { DIRECT, type Origin, originOf } from './origin';
import { ORIGIN_COOKIES, storedOrigin } from './stored';

/** A page that is opened from outside its own scripts. */
export type Arrival = {
  url: URL;
  referrer: string | null;
  /** Reloaded, or come back to: browsers then say again where the visitor first came from, whatever came since. */
  again: boolean;
};

/** TRK-1. */
const LASTS_SECONDS = 172_800;

/**
 * The cookies to set on an arrival, each as `Set-Cookie` or `document.cookie` takes it. What says nothing new (no
 * referrer, a page that was there already) leaves what is stored as it is.
 */
export function arrivalCookies(
  { url, referrer, again }: Arrival,
  cookies: string | null,
): string[] {
  const origin = originOf(url, referrer);
  if (!origin) return [];
  const isWeak = again || origin.label === DIRECT;
  return isWeak && isStored(cookies) ? [] : written(origin, url);
}

/**
 * Those to set when the visitor has accepted on a page that had no script: of where they came from, only what the page's
 * address says is left.
 */
export function campaignCookies(page: URL, cookies: string | null): string[] {
  const origin = originOf(page, null);
  return !origin || origin.label === DIRECT || isStored(cookies) ? [] : written(origin, page);
}

/** Takes away what was stored. */
export function forgottenCookies(url: URL): string[] {
  return ORIGIN_COOKIES.map((name) => cookie(name, '', 0, url));
}

/**
 * One cookie of the whole site. Scripts read it: the page itself hands the origin over, and a page that a cache answered with
 * writes it. Encoded, a value can neither end the header nor begin another cookie.
 */
export function cookie(name: string, value: string, seconds: number, { protocol }: URL): string {
  const secure = protocol === 'https:' ? '; Secure' : '';
  return `${name}=${encodeURIComponent(value)}; Max-Age=${seconds}; Path=/; SameSite=Lax${secure}`;
}

function written({ label, source, medium }: Origin, url: URL): string[] {
  const [tracking, utmSource, utmMedium] = ORIGIN_COOKIES;
  return [
    cookie(tracking, label, LASTS_SECONDS, url),
    cookie(utmSource, source, LASTS_SECONDS, url),
    cookie(utmMedium, medium, LASTS_SECONDS, url),
  ];
}

function isStored(cookies: string | null): boolean {
  return Object.keys(storedOrigin(cookies)).length > 0;
}
