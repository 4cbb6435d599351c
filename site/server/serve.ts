import cluster from 'node:cluster';
import { createServer } from 'node:http';
import { config } from '../app/config.server';
import { reportMissing } from '../app/content/missing-addresses.server';
import {
  clearPageData,
  onContentRecovered,
  onPageDataCleared,
} from '../app/content/service.server';
import { deliverWaiting } from '../app/content/visitor-requests.server';
import { log } from '../app/log.server';
import { openDoorstep } from './doorstep';
import { answerOnDoorstep, handle } from './handle';
import { ALL_PROBES } from './health';
import { haveMade, lendPages } from './kept-pages';
import { closeLimits } from './limits';
import { listenForProbes } from './probes';
import { openShared, toPrimary } from './shared';
import { Orders } from './shared/orders';
import { PartingResponse, stopOn } from './shutdown';
import { warmUp } from './warm-up';

// A request without a body, which nearly all are, is not made a stream of.
const server = createServer(
  {
    optimizeEmptyRequests: true,
    ServerResponse: PartingResponse,
    // Longer than any visitor takes, on any network, to send what the site reads.
    headersTimeout: 10_000,
    requestTimeout: 25_000,
    connectionsCheckingInterval: 1000,
    // Longer than proxies keep a connection that nobody uses: one that they still count on is not ended under their hands.
    keepAliveTimeout: 75_000,
  },
  handle,
);
// Whoever does not take what is sent is let go.
server.setTimeout(60_000);

const closeDoorstep = openDoorstep(server, answerOnDoorstep);

server.on('error', (error: NodeJS.ErrnoException) => {
  const taken = error.code === 'EADDRINUSE';
  process.stderr.write(
    taken
      ? `Port ${config.port} is taken: set PORT to another one.\n`
      : `The site cannot listen: ${error.message}\n`,
  );
  process.exit(1);
});

server.listen(config.port, () =>
  log.info({ port: config.port, url: config.siteUrl, pid: process.pid }, 'the site is listening'),
);

// Workers have a primary that speaks for them.
if (!cluster.isWorker) listenForProbes(ALL_PROBES);

const shared = openShared({ hasPrimary: cluster.isWorker });
shared.onClear(() => clearPageData('process'));
lendPages(shared);
if (cluster.isWorker) {
  const orders = new Orders(toPrimary);
  haveMade((key, wanted) => orders.order(key, wanted));
}
onPageDataCleared((by) => {
  if (by === 'service') shared.announceClear();
});

if (config.warmsUp && config.pageCacheBytes > 0) {
  warmUp();
  onPageDataCleared(warmUp);
  onContentRecovered(warmUp);
}

if (looksIntoSpool(cluster.worker?.id)) void deliverWaiting();

stopOn(
  ['SIGTERM', 'SIGINT', 'disconnect'],
  (closed) => {
    server.close(closed);
    closeDoorstep();
  },
  async () => {
    await Promise.all([reportMissing(), shared.close(), closeLimits()]);
  },
);

/** Of the workers that start together one is enough; one that takes the place of another looks for what that one left. */
function looksIntoSpool(worker: number | undefined): boolean {
  return worker === undefined || worker === 1 || worker > config.workers;
}
