import { createServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from './process.ts';

const PIECE_BYTES = 4_000;
const PAUSE_MS = 30;

export type Relay = { url: string; stop: () => Promise<void> };

/** The site behind a network that hands a page over in pieces, and its other files at once. */
export async function slowly(site: string): Promise<Relay> {
  const server = createServer(async ({ url, headers }, response) => {
    const answer = await fetch(`${site}${url}`, {
      headers: { 'user-agent': headers['user-agent'] ?? '' },
    });
    const type = answer.headers.get('content-type') ?? '';
    const body = Buffer.from(await answer.arrayBuffer());
    response.writeHead(answer.status, { 'content-type': type });
    if (type.startsWith('text/html')) {
      for (let at = 0; at < body.length; at += PIECE_BYTES) {
        response.write(body.subarray(at, at + PIECE_BYTES));
        await pause(PAUSE_MS);
      }
      response.end();
    } else response.end(body);
  });
  const port = await freePort();
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    url: `http://localhost:${port}`,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}
