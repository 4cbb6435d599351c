import { engineOf } from './engines';
import { tidied } from './value';

/** TRK-3: what each cookie says of where a visitor came from. */
export type Origin = { label: string; source: string; medium: string };

export const DIRECT = 'direct';

const CLICK_IDS = ['gclid', 'gbraid', 'wbraid', 'msclkid'];

/** An application of a phone names itself by a scheme of its own. Other schemes name no one: a file, an empty page. */
const SCHEMES = new Set(['http:', 'https:', 'android-app:']);

/** TRK-2, TRK-3: where a visitor came from, of the address they reached and the page they left; null when that is one of ours. */
export function originOf(url: URL, referrer: string | null): Origin | null {
  const host = hostOf(referrer);
  if (host !== undefined && isSameSite(host, url.hostname)) return null;
  const found = originByReferrer(host, url);
  const source = parameter(url, 'utm_source');
  const medium = parameter(url, 'utm_medium');
  return {
    label: source ?? found.label,
    source: source ?? found.source,
    medium: medium ?? found.medium,
  };
}

/** Of a query, what says where a visitor came from, to the letter: it goes along to the funnel. */
export function campaignIn(search: string): string {
  const pairs = search.replace(/^\?/, '').split('&');
  return pairs.filter((pair) => isOfCampaign(pair.replace(/=.*$/, '').toLowerCase())).join('&');
}

function isOfCampaign(name: string): boolean {
  return name.startsWith('utm_') || CLICK_IDS.includes(name);
}

function originByReferrer(host: string | undefined, url: URL): Origin {
  if (host === undefined) return { label: DIRECT, source: DIRECT, medium: DIRECT };
  const engine = engineOf(host);
  if (engine === undefined) {
    return { label: tidied(`REFERRAL_${host}`), source: tidied(host), medium: 'referral' };
  }
  const isPaid = CLICK_IDS.some((name) => parameter(url, name) !== undefined);
  return isPaid
    ? { label: `SEARCH_${engine}`, source: engine, medium: 'cpc' }
    : { label: `ORGANIC_${engine}`, source: engine, medium: 'organic' };
}

function hostOf(referrer: string | null): string | undefined {
  if (!referrer) return undefined;
  const { protocol = '', hostname = '' } = parsed(referrer) ?? {};
  if (!SCHEMES.has(protocol)) return undefined;
  return hostname.toLowerCase().replace(/\.$/, '') || undefined;
}

/** The way that browsers of some years ago know too. */
function parsed(address: string): URL | undefined {
  try {
    return new URL(address);
  } catch {
    return undefined;
  }
}

/** As cookies see it, a port and a scheme make no other site; a sub-domain does, but for `www`. */
function isSameSite(host: string, own: string): boolean {
  return withoutWww(host) === withoutWww(own);
}

function withoutWww(host: string): string {
  return host.replace(/^www\./, '');
}

/** The first that says something: people write these by hand, in capitals, twice, or without a value. */
function parameter({ search, searchParams }: URL, name: string): string | undefined {
  if (search === '') return undefined;
  return [...searchParams]
    .filter(([key]) => key.toLowerCase() === name)
    .map(([, value]) => tidied(value))
    .find((value) => value !== '');
}
