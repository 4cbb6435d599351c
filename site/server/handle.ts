import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { createRequestListener, type FetchHandler } from '@remix-run/node-fetch-server';
import sirv from 'sirv';
import { config } from '../app/config.server';
import { log, withRequestId } from '../app/log.server';
import { lastResort } from '../app/modules/errors/last-resort.server';
import { compressed } from './compressed';
import { cacheControl, workerFile } from './files';
import { keptPage } from './kept-pages';
import { renderFor } from './render';

const { host, protocol } = new URL(config.siteUrl);

const answer: FetchHandler = async (request, client) =>
  compressed(request, await renderFor(request, client));

/** The request's own Host is never used to build an address: pages see the one canonical origin. */
const pages = createRequestListener(answer, {
  host,
  protocol,
  onError: (error) => {
    log.error({ err: error }, 'a request failed outside any page');
    return lastResort();
  },
});

const assets = sirv(path.join(import.meta.dirname, '../client'), {
  etag: true,
  setHeaders: (response, file) => {
    response.setHeader('cache-control', cacheControl(file));
  },
});

const METHODS = new Set(['GET', 'HEAD', 'POST']);
const ALLOW = [...METHODS].join(', ');

/** The name of a file has an end; the router's data have one of their own. */
const FILE = /^[^?]*\.(?!data(?:\?|$))\w+(?:\?|$)/;

export function handle(request: IncomingMessage, response: ServerResponse): void {
  const { url = '', method = '' } = request;
  const id = randomUUID();
  const named = { 'x-request-id': id };
  withRequestId(id, () => {
    logWhenDone(request, response);
    if (url === '/healthz')
      return void response.writeHead(200, { ...named, 'content-type': 'text/plain' }).end('ok\n');
    if (!METHODS.has(method)) return void response.writeHead(405, { ...named, allow: ALLOW }).end();
    // What a proxy is asked, or a whole server: the site is neither.
    if (!url.startsWith('/')) return void response.writeHead(400, named).end();
    if (!FILE.test(url)) return page(request, response, id);
    if (url === '/sw.js') request.url = workerFile(config.hasOffline);
    response.setHeaders(new Map(Object.entries(named)));
    assets(request, response, () => {
      response.removeHeader('x-request-id');
      page(request, response, id);
    });
  });
}

function page(request: IncomingMessage, response: ServerResponse, id: string): void {
  keptPage(request, response, id, () => {
    response.setHeader('x-request-id', id);
    pages(request, response);
  });
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
