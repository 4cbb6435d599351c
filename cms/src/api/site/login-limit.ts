import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

const limiter = new RateLimiterMemory({ points: 30, duration: 60 });

/**
 * Counts an attempt to sign in from this address; answers how many seconds to wait, 0 for none. By address, not by
 * name as Strapi's own: one visitor trying many names must not go unnoticed, nor lock the site's account out.
 */
export async function allowAttempt(address: string): Promise<number> {
  try {
    await limiter.consume(address);
    return 0;
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes)
      return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
    throw refusal;
  }
}
