import { webAddress } from './hand-off';

type Places = { siteUrl: string; hosts: readonly string[] };

/** POP-8: the link, if the site or a host of its CRM is at its end: the browser never hears of any other. */
export function allowedLink(link: string | null, { siteUrl, hosts }: Places): string | null {
  const host = link === null ? undefined : webAddress(link, siteUrl)?.host;
  const isKnown = host !== undefined && (host === new URL(siteUrl).host || hosts.includes(host));
  return isKnown ? link : null;
}
