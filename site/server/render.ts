import * as build from 'virtual:react-router/server-build';
import type { FetchHandler } from '@remix-run/node-fetch-server';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import { config } from '../app/config.server';
import { renders } from '../app/metrics.server';
import { keepingContext, sendingContext } from '../app/request.server';
import type { Device } from '../app/shell/device';
import { callerOf } from './caller';
import { sending } from './limits';

// Left out: what a production build at the root of a host does not set.
const { basename, unstable_getCriticalCss, allowedActionOrigins, ...application } = build;
const { host } = new URL(config.siteUrl);
const render = createRequestHandler({ ...application, allowedActionOrigins: [host] }, 'production');

/** One visitor's own request. */
export const renderFor: FetchHandler = async (request, client) => {
  if (isFromElsewhere(request))
    return new Response(null, { status: 403, headers: { connection: 'close' } });
  const context = new RouterContextProvider();
  const forwarded = request.headers.get('x-forwarded-for');
  const caller = callerOf(client.address, forwarded, config.proxyHops);
  context.set(sendingContext, () => sending.wait(caller));
  const told = renders.startTimer({ for: 'one' });
  const response = await render(request, context).finally(told);
  if (response.status === 405 && !response.headers.has('allow'))
    response.headers.set('allow', 'GET, HEAD');
  // What was sent and not read stands in the way of whatever is asked next on the same connection.
  if (request.body && !request.bodyUsed) response.headers.set('connection', 'close');
  return response;
};

/** What the page of another site sends. The router refuses it too, but tells of it as a failure of ours. */
function isFromElsewhere({ method, headers }: Request): boolean {
  const origin = headers.get('origin');
  if (method !== 'POST' || origin === null) return false;
  return URL.parse(origin)?.host !== host && headers.get('sec-fetch-site') !== 'same-origin';
}

/** A page as it is for whoever asks, by a kind of device; and the address under which it is missing, if it is. */
export async function renderForAll(
  address: string,
  device: Device,
): Promise<{ response: Response; missing?: string }> {
  const context = new RouterContextProvider();
  const keeping: { missing?: string } = {};
  context.set(keepingContext, keeping);
  const request = new Request(`${config.siteUrl}${address}`, { headers: { 'user-agent': device } });
  const told = renders.startTimer({ for: 'all' });
  const response = await render(request, context).finally(told);
  return { response, ...keeping };
}
