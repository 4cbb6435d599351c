import cluster from 'node:cluster';
import { createHmac } from 'node:crypto';
import {
  type RateLimiterAbstract,
  RateLimiterCluster,
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import { config } from '../app/config.server';
import { household } from './caller';
import { closeRedis, connectRedis, type Redis, within } from './shared/redis';
import { clearsScope } from './shared/scope';

type Rule = { name: string; most: number; seconds: number };

/** A whole class on the network of an open day, and no more. */
const SENDING: Rule = { name: 'sending', most: 20, seconds: 600 };
/** Thirty people behind one address, who all look for something and type fast. */
const ASKING: Rule = { name: 'asking', most: 600, seconds: 60 };

/** A visitor does not wait for the memory that machines share longer than this. */
const PATIENCE_MS = 50;

let redis: Redis | undefined;

/** How often an address may do something, in all processes of the site together. */
class Limit {
  readonly #counters: readonly RateLimiterAbstract[];

  constructor({ name, most: points, seconds: duration }: Rule) {
    const options = { keyPrefix: `${clearsScope(config)}:${name}`, points, duration };
    this.#counters = counters(options);
  }

  /** Zero, and it counts; or how many milliseconds the address must wait. */
  async wait(address: string): Promise<number> {
    const key = createHmac('sha256', config.formSecret).update(household(address)).digest('base64');
    const waits = this.#counters.map((counter) => within(PATIENCE_MS, waitOf(counter, key)));
    return Math.max(...(await Promise.all(waits)).map((wait) => wait ?? 0));
  }
}

type Options = ConstructorParameters<typeof RateLimiterMemory>[0];

/** By Redis between machines, and by each process for itself while Redis is away; without one, by the primary between its workers. */
function counters(options: Options): RateLimiterAbstract[] {
  const { redisUrl } = config;
  if (redisUrl) {
    // That Redis is away is told by those who listen for clears.
    redis ??= connectRedis(redisUrl, () => undefined);
    const shared = { ...options, storeClient: redis, useRedisPackage: true };
    return [new RateLimiterMemory(options), new RateLimiterRedis(shared)];
  }
  return [cluster.isWorker ? new RateLimiterCluster(options) : new RateLimiterMemory(options)];
}

async function waitOf(counter: RateLimiterAbstract, key: string): Promise<number> {
  try {
    await counter.consume(key);
    return 0;
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return refusal.msBeforeNext;
    throw refusal;
  }
}

/** Forms that are well filled in, which reach a person. */
export const sending = new Limit(SENDING);
/** What is worked out for each who asks. */
export const asking = new Limit(ASKING);

export async function closeLimits(): Promise<void> {
  if (redis) await closeRedis(redis);
}
