import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import * as build from 'virtual:react-router/server-build';
import { createRequestListener, type FetchHandler } from '@remix-run/node-fetch-server';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import sirv from 'sirv';
import { config } from '../app/config.server';
import { log, withRequestId } from '../app/log.server';
import { lastResort } from '../app/modules/errors/last-resort.server';
import { addressContext } from '../app/request.server';
import { callerOf } from './caller';
import { cacheControl, workerFile } from './files';

const { host, protocol } = new URL(config.siteUrl);
// Left out: what a production build at the root of a host does not set.
const { basename, unstable_getCriticalCss, allowedActionOrigins, ...application } = build;
const render = createRequestHandler({ ...application, allowedActionOrigins: [host] }, 'production');

const answer: FetchHandler = async (request, client) => {
  const context = new RouterContextProvider();
  const forwarded = request.headers.get('x-forwarded-for');
  context.set(addressContext, callerOf(client.address, forwarded, config.proxyHops));
  const response = await render(request, context);
  // What was sent and not read stands in the way of whatever is asked next on the same connection.
  if (request.body && !request.bodyUsed) response.headers.set('connection', 'close');
  return response;
};

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
  brotli: true,
  gzip: true,
  setHeaders: (response, file) => {
    response.setHeader('cache-control', cacheControl(file));
  },
});

const METHODS = new Set(['GET', 'HEAD', 'POST']);
const ALLOW = [...METHODS].join(', ');

export function handle(request: IncomingMessage, response: ServerResponse): void {
  const id = randomUUID();
  response.setHeader('x-request-id', id);
  withRequestId(id, () => {
    logWhenDone(request, response);
    if (request.url === '/healthz')
      return void response.writeHead(200, { 'content-type': 'text/plain' }).end('ok\n');
    if (!METHODS.has(request.method ?? ''))
      return void response.writeHead(405, { allow: ALLOW }).end();
    // What a proxy is asked, or a whole server: the site is neither.
    if (!request.url?.startsWith('/')) return void response.writeHead(400).end();
    if (request.url === '/sw.js') request.url = workerFile(config.hasOffline);
    assets(request, response, () => pages(request, response));
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
