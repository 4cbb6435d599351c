/** What a page needs beside its own site. */
export type Page = {
  siteUrl: string;
  /** The hashes of what is written in it. */
  scripts?: readonly string[];
  styles?: readonly string[];
  /** Addresses that it may show in a frame; a path is not one, since no page of the site is framed. */
  frames?: readonly string[];
  /** Hosts that its forms may lead to. */
  crmHosts?: readonly string[];
  /** The one origin that may show it in a frame. */
  framedBy?: string | undefined;
};

/** What a browser may load, run and show for a page. */
export function pagePolicy({
  siteUrl,
  scripts = [],
  styles = [],
  frames = [],
  crmHosts = [],
  framedBy,
}: Page): string {
  const isSecure = siteUrl.startsWith('https:');
  // Editors show pictures and films that are elsewhere, by their address.
  const anywhere = isSecure ? 'https:' : 'http:';
  const origins = frames
    .filter((address) => URL.canParse(address))
    .map((address) => new URL(address).origin);
  return policyText({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts],
    'style-src': ["'self'", ...styles],
    'img-src': ["'self'", 'data:', anywhere],
    'media-src': ["'self'", anywhere],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'frame-src': origins.length > 0 ? [...new Set(origins)] : ["'none'"],
    'frame-ancestors': [framedBy ?? "'none'"],
    // Where a form leads to by a redirect counts too.
    'form-action': ["'self'", ...crmHosts],
    'base-uri': ["'none'"],
    ...(isSecure && { 'upgrade-insecure-requests': [] }),
  });
}

/** What is no page runs nothing, loads nothing and is shown in no other. */
export const NOTHING = policyText({
  'default-src': ["'none'"],
  'frame-ancestors': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
});

/** A drawing opened by itself is a document of this site: it runs nothing and fetches nothing. */
export const DRAWING = policyText({
  'default-src': ["'none'"],
  'style-src': ["'unsafe-inline'"],
  sandbox: [],
});

/** A service worker obeys the policy that it came with: it fetches, and does nothing else. */
export const WORKER = policyText({ 'default-src': ["'none'"], 'connect-src': ["'self'"] });

function policyText(directives: Record<string, readonly string[]>): string {
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');
}
