import { createServer, type ServerResponse } from 'node:http';
import { config } from '../app/config.server';

type Answer = { status: number; text: string; type?: string };
type Probe = () => Promise<Answer> | Answer;

/** What those who watch over the site ask, by path. */
export type Probes = Readonly<Record<string, Probe>>;

const TEXT = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };

export const alive: Probe = () => ({ status: 200, text: 'ok\n' });

export const readiness = (isReady: boolean): Answer =>
  isReady ? { status: 200, text: 'ready\n' } : { status: 503, text: 'not ready\n' };

export async function answerProbe(probe: Probe, response: ServerResponse): Promise<void> {
  const { status, text, type } = await probe();
  response.writeHead(status, { ...TEXT, ...(type && { 'content-type': type }) }).end(text);
}

/** The port of those who run the site, which is not the visitors'. */
export function listenForProbes(probes: Probes): void {
  const { metricsPort: port, metricsHost: host } = config;
  if (port === undefined) return;
  const server = createServer(({ url = '', method = '' }, response) => {
    const probe = Object.hasOwn(probes, url) ? probes[url] : undefined;
    if (!['GET', 'HEAD'].includes(method))
      return void response.writeHead(405, { allow: 'GET, HEAD' }).end();
    if (!probe) return void response.writeHead(404, TEXT).end('not found\n');
    answerProbe(probe, response).catch(() => response.writeHead(500, TEXT).end('failed\n'));
  });
  server.on('error', (error: NodeJS.ErrnoException) => {
    const taken = error.code === 'EADDRINUSE';
    process.stderr.write(
      taken
        ? `Port ${port} is taken: set METRICS_PORT to another one.\n`
        : `METRICS_HOST and METRICS_PORT cannot be listened on: ${error.message}\n`,
    );
    process.exit(1);
  });
  server.listen(port, host);
  // It says how the site does, and keeps it from nothing.
  server.unref();
}
