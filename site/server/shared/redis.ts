import { createClient } from '@redis/client';

const CONNECT_MS = 2000;
/** A connection that has not answered a ping for so long is given up, and made anew. */
const PING_MS = 2000;
const SILENCE_MS = 5000;
const LONGEST_PAUSE_MS = 1000;
/** Beyond it, Redis is too slow to be of use: what is asked fails at once. */
const WAITING_COMMANDS = 256;

export type Redis = ReturnType<typeof connectRedis>;

/** A connection that makes itself again for ever. While it is not there, what is asked fails at once. */
export function connectRedis(url: string, onLost: (error: Error) => void) {
  const client = createClient({
    url,
    disableOfflineQueue: true,
    commandsQueueMaxLength: WAITING_COMMANDS,
    maintNotifications: 'disabled',
    pingInterval: PING_MS,
    socket: {
      connectTimeout: CONNECT_MS,
      socketTimeout: SILENCE_MS,
      reconnectStrategy: (retries) =>
        Math.min(50 * 2 ** retries, LONGEST_PAUSE_MS) + Math.random() * 100,
    },
  });
  client.on('error', onLost);
  // It is refused only by a close that comes first.
  client.connect().catch(() => undefined);
  return client;
}

const LAST_WORDS_MS = 500;

/** Lets what is under way be said, if that is soon. */
export async function closeRedis(client: Redis): Promise<void> {
  if (client.isReady) await within(LAST_WORDS_MS, client.close());
  client.destroy();
}

/** Undefined when it fails, or is not there in time. */
export async function within<Value>(
  ms: number,
  promise: Promise<Value>,
): Promise<Value | undefined> {
  const late = Promise.withResolvers<undefined>();
  const timer = setTimeout(late.resolve, ms, undefined);
  const value = await Promise.race([promise.catch(() => undefined), late.promise]);
  clearTimeout(timer);
  return value;
}
