type Options = { most: number; withinMs: number; addresses?: number };

/** How often an address may do something: so many times in any span of this length. In the memory of this process. */
export class SlidingWindow {
  readonly #most: number;
  readonly #withinMs: number;
  readonly #addresses: number;
  readonly #times = new Map<string, number[]>();

  constructor({ most, withinMs, addresses = 10_000 }: Options) {
    this.#most = most;
    this.#withinMs = withinMs;
    this.#addresses = addresses;
  }

  /** Zero, and it counts; or how long it must wait, and it does not. */
  wait(address: string, now: number): number {
    const key = prefixOf(address);
    const recent = (this.#times.get(key) ?? []).filter((time) => time > now - this.#withinMs);
    const [first = now] = recent;
    if (recent.length >= this.#most) return first + this.#withinMs - now;
    // Last again in the order of the map: the first is the one heard of longest ago.
    this.#times.delete(key);
    this.#times.set(key, [...recent, now]);
    this.#forget();
    return 0;
  }

  #forget(): void {
    const [oldest] = this.#times.keys();
    if (this.#times.size > this.#addresses && oldest !== undefined) this.#times.delete(oldest);
  }
}

/** Of IPv6, the half that one household has: it could change the other at each request. */
function prefixOf(address: string): string {
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.split('::');
  const groups = head.split(':').filter(Boolean);
  const rest = tail?.split(':').filter(Boolean) ?? [];
  const zeros = Array.from({ length: Math.max(0, 8 - groups.length - rest.length) }, () => '0');
  return [...groups, ...zeros, ...rest].slice(0, 4).join(':');
}
