import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { createRequestListener, type FetchHandler } from '@remix-run/node-fetch-server';
import sirv from 'sirv';
import { config } from '../app/config.server';
import { log, withRequestId } from '../app/log.server';
import { lastResort } from '../app/modules/errors/last-resort.server';
import { answerHeaders } from '../app/modules/policy/headers.server';
import { compressed } from './compressed';
import { fileHeaders, workerFile } from './files';
import { guarded } from './guarded';
import { keptPage } from './kept-pages';
import { renderFor } from './render';
import { isStopping } from './shutdown';

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

/** The name of a file has an end; the router's data have one of their own. */
const FILE = /^[^?]*\.(?!data(?:\?|$))\w+(?:\?|$)/;

export function handle(request: IncomingMessage, response: ServerResponse): void {
  const { url = '', method = '' } = request;
  const id = randomUUID();
  withRequestId(id, () => {
    logWhenDone(request, response);
    const isRefused = !METHODS.has(method) || !url.startsWith('/');
    if (!isRefused && url !== '/healthz' && !FILE.test(url)) return page(request, response, id);
    mark(response, id);
    if (url === '/healthz') return health(response);
    if (!METHODS.has(method)) return void response.writeHead(405, { allow: ALLOW }).end();
    // What a proxy is asked, or a whole server: the site is neither.
    if (isRefused) return void response.writeHead(400).end();
    if (url === '/sw.js') request.url = workerFile(config.hasOffline);
    assets(request, response, () => {
      for (const name of response.getHeaderNames()) response.removeHeader(name);
      page(request, response, id);
    });
  });
}

/** Whoever spreads requests over several sites sends no more to one that is stopping. */
function health(response: ServerResponse): void {
  const [status, word] = isStopping() ? [503, 'stopping'] : [200, 'ok'];
  response.writeHead(status, { 'content-type': 'text/plain' }).end(`${word}\n`);
}

/** One that is the same for everyone has its headers with it. */
function page(request: IncomingMessage, response: ServerResponse, id: string): void {
  keptPage(request, response, id, () => {
    mark(response, id);
    pages(request, response);
  });
}

function mark(response: ServerResponse, id: string): void {
  response.setHeader('x-request-id', id);
  response.setHeaders(EVERY_ANSWER);
}

function logWhenDone(request: IncomingMessage, response: ServerResponse): void {
  const start = performance.now();
  response.once('close', () => {
    const level = request.url === '/healthz' ? 'debug' : 'info';
    const ms = Math.round(performance.now() - start);
    const [address] = (request.url ?? '').split('?');
    log[level](
      { method: request.method, path: address, status: response.statusCode, ms },
      'request',
    );
  });
}
