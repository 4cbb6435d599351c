import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { createRequestListener, type FetchHandler } from '@remix-run/node-fetch-server';
import sirv from 'sirv';
import { config } from '../app/config.server';
import { log, withRequestId } from '../app/log.server';
import { countRequest, refusals } from '../app/metrics.server';
import { lastResort } from '../app/modules/errors/last-resort.server';
import { answerHeaders } from '../app/modules/policy/headers.server';
import { callerOf } from './caller';
import { compressed } from './compressed';
import { isCostly } from './costly';
import { fileHeaders, workerFile } from './files';
import { guarded } from './guarded';
import { PROBES } from './health';
import { keptPage } from './kept-pages';
import { asking } from './limits';
import { answerProbe } from './probes';
import { renderFor } from './render';
import { tooOften } from './too-often';

const { host, protocol } = new URL(config.siteUrl);

const answer: FetchHandler = async (request, client) =>
  compressed(request, guarded(await renderFor(request, client)));

/** The request's own Host is never used to build an address: pages see the one canonical origin. */
const pages = createRequestListener(answer, {
  host,
  protocol,
  onError: (error) => {
    log.error({ err: error }, 'a request failed outside any page');
    return guarded(lastResort());
  },
});

const assets = sirv(path.join(import.meta.dirname, '../client'), {
  etag: true,
  brotli: true,
  gzip: true,
  setHeaders: (response, file) => {
    response.setHeaders(new Map(Object.entries(fileHeaders(file))));
  },
});

const EVERY_ANSWER = new Map(Object.entries(answerHeaders(config.siteUrl)));

const METHODS = new Set(['GET', 'HEAD', 'POST']);
const ALLOW = [...METHODS].join(', ');

/** The name of a file has an end; the router's data have one of their own, and uploads are the content service's. */
const FILE = /^(?!\/uploads\/)[^?]*\.(?!data(?:\?|$))\w+(?:\?|$)/;

export function handle(request: IncomingMessage, response: ServerResponse): void {
  const { url = '', method = '' } = request;
  const id = randomUUID();
  withRequestId(id, () => {
    tellWhenDone(request, response);
    const isRefused = !METHODS.has(method) || !url.startsWith('/');
    const asked = Object.hasOwn(PROBES, url) ? PROBES[url] : undefined;
    if (!isRefused && !asked && !FILE.test(url)) return page(request, response, id);
    mark(response, id);
    if (!METHODS.has(method)) return void response.writeHead(405, { allow: ALLOW }).end();
    // What a proxy is asked, or a whole server: the site is neither.
    if (isRefused) return void response.writeHead(400).end();
    if (asked) return void answerProbe(asked, response);
    if (url === '/sw.js') request.url = workerFile(config.hasOffline);
    // Files are sent whole: a range that ends before it begins would end the process.
    delete request.headers.range;
    assets(request, response, () => {
      for (const name of response.getHeaderNames()) response.removeHeader(name);
      page(request, response, id);
    });
  });
}

/** One that is the same for everyone has its headers with it. */
function page(request: IncomingMessage, response: ServerResponse, id: string): void {
  const give = () =>
    keptPage(request, response, id, () => {
      mark(response, id);
      pages(request, response);
    });
  if (!isCostly(request)) return void give();
  asking.wait(caller(request)).then((wait) => {
    if (wait === 0) return give();
    mark(response, id);
    refusals.inc({ what: 'asking' });
    tooOften(request, response, wait);
  }, give);
}

function caller({ socket, headers }: IncomingMessage): string {
  const forwarded = headers['x-forwarded-for'];
  return callerOf(
    socket.remoteAddress ?? '',
    forwarded ? String(forwarded) : null,
    config.proxyHops,
  );
}

function mark(response: ServerResponse, id: string): void {
  response.setHeader('x-request-id', id);
  response.setHeaders(EVERY_ANSWER);
}

function tellWhenDone(request: IncomingMessage, response: ServerResponse): void {
  const start = performance.now();
  response.once('close', () => {
    const { url = '', method = '' } = request;
    const { statusCode: status } = response;
    const took = performance.now() - start;
    countRequest(method, status, took);
    const level = Object.hasOwn(PROBES, url) ? 'debug' : 'info';
    const [address] = url.split('?');
    log[level]({ method, path: address, status, ms: Math.round(took) }, 'request');
  });
}
