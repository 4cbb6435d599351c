/**
 * The address a request came from. A proxy writes down who called it, after what the caller claimed: of the claims,
 * only those of our own proxies count, and the first of these to have been called is the one the visitor called.
 */
export function callerOf(socket: string, forwarded: string | null, hops: number): string {
  const claims = forwarded?.split(',').map((claim) => claim.trim()) ?? [];
  const caller = hops > 0 ? (claims.at(-hops) ?? claims[0]) : undefined;
  return (caller || socket).replace(/^::ffff:(?=\d+\.)/, '');
}
