import { AsyncLocalStorage } from 'node:async_hooks';
import cluster from 'node:cluster';
import { pino } from 'pino';
import { config } from './config.server';

const request = new AsyncLocalStorage<string>();

/**
 * Structured lines on standard output, with the number of the process where there are several. Addresses are logged without their
 * query, which may hold personal data.
 */
export const log = pino({
  level: config.logLevel,
  base: cluster.worker ? { worker: cluster.worker.id } : null,
  timestamp: pino.stdTimeFunctions.isoTime,
  formatters: { level: (label) => ({ level: label }) },
  mixin: () => {
    const requestId = request.getStore();
    return requestId ? { requestId } : {};
  },
});

/** Everything logged within bears the request's id. */
export function withRequestId<Result>(id: string, run: () => Result): Result {
  return request.run(id, run);
}
