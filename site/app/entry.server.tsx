import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { renderToPipeableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleDataRequestFunction,
  type HandleErrorFunction,
  isRouteErrorResponse,
  ServerRouter,
} from 'react-router';
import { log } from './log.server';
import { lastResort } from './modules/errors/last-resort.server';
import { everyPart } from './modules/later';
import './modules/taxonomy/words.server';

const PREFETCHED = 'private, max-age=30';

/** Renders a whole page before sending any of it: its status is then true, and it reads the same without scripts. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8');
  await everyPart();
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(
      <ServerRouter context={routerContext} url={request.url} />,
      {
        // Nor does any part of it wait for a script to put it in its place, however large.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady() {
          const body = new PassThrough();
          pipe(body);
          resolve(new Response(createReadableStreamFromReadable(body), { status, headers }));
        },
        onShellError(error) {
          // The router answers a page's failure with the error page; there is no one left to answer the error page's.
          if (routerContext.staticHandlerContext.errors) resolve(lastResort(status));
          else reject(error);
        },
        onError(error) {
          log.error({ err: error }, 'a page failed while rendering');
        },
      },
    );
  });
}

export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted) return;
  // A visitor's mistake is in the line of the request; only ours is worth an error of its own.
  if (isRouteErrorResponse(error) && error.status < 500) return;
  log.error({ err: error, path: new URL(request.url).pathname }, 'a page failed');
};

/** APP-2: the browser keeps what it fetched ahead of a click just long enough for the click not to ask again. */
export const handleDataRequest: HandleDataRequestFunction = (response, { request }) => {
  const ahead = request.headers.get('sec-purpose')?.startsWith('prefetch');
  if (ahead && response.status === 200 && !response.headers.has('cache-control')) {
    response.headers.set('cache-control', PREFETCHED);
  }
  return response;
};
