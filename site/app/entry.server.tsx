import { randomUUID } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { renderToPipeableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleDataRequestFunction,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { config } from './config.server';
import { PLAYERS } from './content/blocks/film';
import { log } from './log.server';
import { POLICIES } from './modules/caching';
import { lastResort } from './modules/errors/last-resort.server';
import { everyPart } from './modules/later';
import { putOff } from './modules/later/put-off.server';
import { ScriptMark } from './modules/policy';
import { pageHeaders } from './modules/policy/headers.server';
import { type Sealed, seal } from './modules/policy/seal.server';
import { previewContext } from './request.server';
import type { loader as rootLoader } from './root';
import './modules/taxonomy/words.server';

/** Renders a whole page before sending any of it: its status is then true, and it reads the same without scripts. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8');
  const mark = randomUUID();
  await everyPart();
  await ownTurn();
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(
      <ScriptMark value={mark}>
        <ServerRouter context={routerContext} url={request.url} nonce={mark} />
      </ScriptMark>,
      {
        nonce: mark,
        // Nor does any part of it wait for a script to put it in its place, however large.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady() {
          const answer = (marked: string) => {
            const { html, ...hashes } = seal(putOff(marked, mark), mark);
            const guard = guardOf(routerContext, context, hashes);
            for (const [name, value] of Object.entries(guard)) headers.set(name, value);
            return new Response(new TextEncoder().encode(html), { status, headers });
          };
          resolve(text(pipe(new PassThrough())).then(answer));
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

let lastTurn = Promise.resolve();

/** Drawing a page has the process to itself for a moment. Pages that are ready at once are drawn one by one, and what came in is answered between two. */
function ownTurn(): Promise<void> {
  lastTurn = lastTurn.then(() => nextTurn());
  return lastTurn;
}

type RootData = Awaited<ReturnType<typeof rootLoader>>;

/** What a page may do, and who may frame it. In development, tools write scripts and styles of their own into it. */
function guardOf(
  { staticHandlerContext }: EntryContext,
  context: RouterContextProvider,
  hashes: Omit<Sealed, 'html'>,
): Record<string, string> {
  if (import.meta.env.DEV) return {};
  const root: RootData | undefined = staticHandlerContext.loaderData.root;
  const { siteUrl, crmHosts, adminUrl } = config;
  return pageHeaders({
    siteUrl,
    crmHosts,
    ...hashes,
    frames: [...PLAYERS, root?.core.addresses.footerFrame ?? ''],
    framedBy: context.get(previewContext) ? adminUrl : undefined,
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
    response.headers.set('cache-control', POLICIES.ahead['cache-control']);
  }
  return response;
};
