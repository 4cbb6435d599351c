import { fork } from 'node:child_process';
import cluster, { type Worker } from 'node:cluster';
import { AggregatorRegistry } from 'prom-client';
import { RateLimiterClusterMaster } from 'rate-limiter-flexible';
import { config } from '../app/config.server';
import { log } from '../app/log.server';
import { pauseBefore } from './pace';
import { alive, listenForProbes, readiness } from './probes';
import { MAKER } from './role';
import { openRelay } from './shared';
import { OrderDesk } from './shared/orders';

/** Starts that may fail one after the other, once the site has been up. */
const FAILED_STARTS = 3;
/** Longer than a worker gives its own requests, and less than whoever stops the site gives it. */
const PATIENCE_MS = 9500;
/** Before another makes the pages: meanwhile the workers do. */
const MAKER_PAUSE_MS = 5000;

// Workers accept for themselves: a connection on its way to a worker that is killed would be left without an answer.
cluster.schedulingPolicy = cluster.SCHED_NONE;
// Pages pass as the bytes they are.
const serialization = 'advanced';
cluster.setupPrimary({ serialization });

// Counts for the workers how often an address has asked.
new RateLimiterClusterMaster();

const relay = openRelay();
const orders = new OrderDesk();
const running = new Set<Worker>();
const listening = new WeakSet<Worker>();
let ends: number[] = [];
let wasUp = false;
let failedStarts = 0;
let stopping = false;
let exitCode = 0;

cluster.on('message', (worker, message) => {
  relay.hear(worker, message);
  orders.hear(worker, message);
});

cluster.on('listening', (worker) => {
  listening.add(worker);
  failedStarts = 0;
  // The first alone finds out whether a worker can start: what is wrong is said once.
  if (!wasUp) {
    for (let started = 1; started < config.workers; started += 1) start();
    startMaker();
  }
  wasUp = true;
});

cluster.on('exit', (worker, code, signal) => {
  relay.leave(worker);
  running.delete(worker);
  if (stopping) return left(code);
  if (!listening.has(worker)) failedStarts += 1;
  if (failedStarts >= (wasUp ? FAILED_STARTS : 1)) return giveUp(signal ?? `code ${code}`);
  log.error({ ended: worker.id, code, signal }, 'a worker ended: another takes its place');
  ends = [...ends.slice(-config.workers), Date.now()];
  setTimeout(start, pauseBefore(ends, Date.now(), config.workers));
});

for (const occasion of ['SIGTERM', 'SIGINT', 'disconnect']) {
  process.once(occasion, () => {
    log.info({ occasion }, 'the site is stopping');
    stop();
  });
}

const figures = new AggregatorRegistry();
listenForProbes({
  '/healthz': alive,
  '/readyz': () => readiness(!stopping && [...running].some((worker) => listening.has(worker))),
  '/metrics': async () => ({
    status: 200,
    text: await figures.clusterMetrics(),
    type: figures.contentType,
  }),
});

start();

function start(): void {
  if (!stopping) running.add(cluster.fork());
}

/** The process that makes the pages nobody waits for, so that no answer waits for one that is being drawn. */
function startMaker(): void {
  if (stopping) return;
  const maker = fork(process.argv[1] ?? '', [MAKER], { serialization });
  const member = {
    isConnected: () => maker.connected,
    send: (message: object, sent: () => void) => maker.send(message, sent),
  };
  maker.on('message', (message) => {
    relay.hear(member, message);
    orders.hearMaker(message);
  });
  // It says that it is there; from then on it hears of clears.
  maker.once('message', () => orders.open(member));
  maker.once('error', (error) => log.error({ err: error }, 'the maker of pages failed'));
  maker.once('exit', (code, signal) => {
    relay.leave(member);
    orders.close();
    if (stopping) return;
    log.error({ code, signal }, 'the maker of pages ended: another takes its place');
    setTimeout(startMaker, MAKER_PAUSE_MS);
  });
}

function giveUp(reason: string): void {
  process.stderr.write(`The site cannot run: a worker ended before it listened (${reason}).\n`);
  exitCode = 1;
  stop();
}

function stop(): void {
  if (stopping) return;
  stopping = true;
  for (const worker of running) worker.process.kill('SIGTERM');
  setTimeout(() => process.exit(1), PATIENCE_MS).unref();
  left(0);
}

/** The last to leave closes the door. */
function left(code: number | null): void {
  if (code) exitCode = 1;
  if (running.size === 0) void relay.close().then(() => process.exit(exitCode));
}
