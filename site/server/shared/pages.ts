import { RESP_TYPES } from '@redis/client';
import { closeRedis, connectRedis, type Redis, within } from './redis';

/** A page is made in less time than it is worth waiting for one longer. */
const PATIENCE_MS = 50;

/** Pages that processes lend each other, each under the generation it is of. */
export class Pages {
  readonly #prefix: string;
  readonly #client: Redis;

  constructor(url: string, prefix: string) {
    this.#prefix = prefix;
    // That Redis is away is told by those who listen for clears.
    this.#client = connectRedis(url, () => undefined);
  }

  async get(
    generation: string,
    key: string,
    patience = PATIENCE_MS,
  ): Promise<Uint8Array | undefined> {
    if (!this.#client.isReady) return undefined;
    const bytes = this.#client.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer });
    return (await within(patience, bytes.get(this.#at(generation, key)))) ?? undefined;
  }

  set(generation: string, key: string, page: Uint8Array, seconds: number): void {
    const value = Buffer.from(page.buffer, page.byteOffset, page.byteLength);
    const expiration = { type: 'EX', value: seconds } as const;
    this.#client.set(this.#at(generation, key), value, { expiration }).catch(() => undefined);
  }

  close(): Promise<void> {
    return closeRedis(this.#client);
  }

  #at(generation: string, key: string): string {
    return `${this.#prefix}:${generation}:${key}`;
  }
}
