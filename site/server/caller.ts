/**
 * The address a request came from. A proxy writes down who called it, after what the caller claimed: of the claims,
 * only those of our own proxies count, and the first of these to have been called is the one the visitor called.
 */
export function callerOf(socket: string, forwarded: string | null, hops: number): string {
  const claims = forwarded?.split(',').map((claim) => claim.trim()) ?? [];
  const caller = hops > 0 ? (claims.at(-hops) ?? claims[0]) : undefined;
  return (caller || socket).replace(/^::ffff:(?=\d+\.)/, '');
}

/** Of IPv6, the half that one household has: it could change the other at each request. */
export function household(address: string): string {
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.split('::');
  const groups = head.split(':').filter(Boolean);
  const rest = tail?.split(':').filter(Boolean) ?? [];
  const zeros = Array.from({ length: Math.max(0, 8 - groups.length - rest.length) }, () => '0');
  return [...groups, ...zeros, ...rest].slice(0, 4).join(':');
}
