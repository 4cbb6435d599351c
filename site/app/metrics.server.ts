import cluster from 'node:cluster';
import {
  AggregatorRegistry,
  Counter,
  collectDefaultMetrics,
  Gauge,
  Histogram,
  Registry,
} from 'prom-client';
import { config } from './config.server';

/** What this process counts. Labels are few and of our own words: never an address, nor anything of a visitor. */
export const registry = new Registry();
const registers = [registry];

const requests = new Counter({
  name: 'parvis_requests_total',
  help: 'Requests answered, by method and status.',
  labelNames: ['method', 'status'],
  registers,
});

const requestSeconds = new Histogram({
  name: 'parvis_request_duration_seconds',
  help: 'From the request to the end of its answer.',
  buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 3, 10],
  registers,
});

const pages = new Counter({
  name: 'parvis_pages_total',
  help: 'Pages that are the same for everyone, by where they came from: kept, stale (a new one is being made) or made.',
  labelNames: ['from'],
  registers,
});

export const renders = new Histogram({
  name: 'parvis_render_duration_seconds',
  help: 'Pages and calls made by the application, for one visitor or for all.',
  labelNames: ['for'],
  buckets: [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 3],
  registers,
});

export const upstreamSeconds = new Histogram({
  name: 'parvis_upstream_duration_seconds',
  help: 'Calls of the content service, from the call to the end of its answer or to giving up.',
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 3],
  registers,
});

export const upstreamErrors = new Counter({
  name: 'parvis_upstream_errors_total',
  help: 'Calls of the content service that gave no content, by status; 502 is no JSON, 503 no connection, 504 no answer in time.',
  labelNames: ['status'],
  registers,
});

export const refusals = new Counter({
  name: 'parvis_refusals_total',
  help: 'What was refused since its address asked too often.',
  labelNames: ['what'],
  registers,
});

/** Nobody asks, and nothing is counted. */
const isAsked = config.metricsPort !== undefined;

export function countRequest(method: string, status: number, ms: number): void {
  if (!isAsked) return;
  requests.inc({ method, status });
  requestSeconds.observe(ms / 1000);
}

export function countPage(from: 'kept' | 'stale' | 'made'): void {
  if (isAsked) pages.inc({ from });
}

if (isAsked) {
  collectDefaultMetrics({ register: registry });
  if (cluster.isWorker) {
    // The primary asks each worker, and adds up: this is who answers.
    new AggregatorRegistry();
    AggregatorRegistry.setRegistries(registry);
  }
}

type Reading = { name: string; help: string; read: () => number | Promise<number> };

/** A figure that is looked up when it is asked for. What several processes see of one thing, a disk, is said once. */
export function gauge({ name, help, read }: Reading, aggregator: 'sum' | 'max' = 'sum'): void {
  new Gauge({
    name,
    help,
    registers,
    aggregator,
    async collect() {
      this.set(await Promise.resolve(read()).catch(() => Number.NaN));
    },
  });
}
