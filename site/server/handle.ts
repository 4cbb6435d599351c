import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import path from 'node:path';
import { createRequestListener, type FetchHandler } from '@remix-run/node-fetch-server';
import sirv from 'sirv';
import { config } from '../app/config.server';
import { log, withRequestId } from '../app/log.server';
import { countRequest, refusals } from '../app/metrics.server';
import { lastResort } from '../app/modules/errors/last-resort.server';
import { answerHeaders } from '../app/modules/policy/headers.server';
import { type Asked, askedIn } from './asked';
import type { Reply } from './cache/answer';
import { callerOf } from './caller';
import { compressed } from './compressed';
import { isCostly } from './costly';
import type { Outcome } from './doorstep';
import { fileHeaders, workerFile } from './files';
import { guarded } from './guarded';
import { PROBES } from './health';
import { freshPage, keptPage } from './kept-pages';
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

/** What was asked on the doorstep and is no page that is kept: it is not looked for again. */
const passedOn = new WeakSet<Socket>();

/** A page for whoever asks on the doorstep. */
export function answerOnDoorstep(asked: Asked, socket: Socket, outcome: Outcome): void {
  const { url } = asked;
  const id = randomUUID();
  const start = performance.now();
  const ways = {
    reply: (reply: Reply) => outcome.reply(reply, () => tell(asked, reply.status, start, id)),
    otherwise: () => {
      passedOn.add(socket);
      outcome.handOver();
    },
    fail: outcome.fail,
  };
  if (freshPage(asked, id, ways)) return;
  if (Object.hasOwn(PROBES, url) || FILE.test(url) || isCostly(asked)) outcome.handOver();
  else keptPage(asked, id, ways);
}

export function handle(request: IncomingMessage, response: ServerResponse): void {
  const { url = '', method = '' } = request;
  const id = randomUUID();
  const start = performance.now();
  withRequestId(id, () => {
    response.once('close', () => tell({ url, method }, response.statusCode, start, id));
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
  const otherwise = () => {
    mark(response, id);
    pages(request, response);
  };
  if (passedOn.delete(request.socket)) return void otherwise();
  const asked = askedIn(request);
  const ways = {
    reply: ({ status, same, own, body }: Reply) =>
      void response.writeHead(status, [...same, ...own]).end(body),
    otherwise,
    fail: () => void response.destroy(),
  };
  const give = () => {
    if (!freshPage(asked, id, ways)) keptPage(asked, id, ways);
  };
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

type Told = Pick<Asked, 'url' | 'method'>;

function tell({ url, method }: Told, status: number, start: number, id: string): void {
  const took = performance.now() - start;
  countRequest(method, status, took);
  const level = Object.hasOwn(PROBES, url) ? 'debug' : 'info';
  if (!log.isLevelEnabled(level)) return;
  const [path] = url.split('?');
  log[level]({ requestId: id, method, path, status, ms: Math.round(took) }, 'request');
}
