/**
 * RED-1: whether a request came for the site's name without its www. Only a name that has an end of its own is a
 * site's: never localhost, nor an address of a machine, which no www belongs to.
 */
export function lacksWww(host: string | null, siteUrl: string): boolean {
  const { hostname } = new URL(siteUrl);
  const asked = host?.toLowerCase().replace(/:\d+$/, '') ?? '';
  return asked.includes('.') && hostname === `www.${asked}`;
}
