import { type Agent, request } from 'node:http';

export type Reply = { status: number; headers: Record<string, string>; body: Buffer; ms: number };

type Options = {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
  agent?: Agent;
};

const PATIENCE_MS = 30_000;

/** A plain request: nothing followed, nothing decoded. Without an agent, on a connection of its own. */
export function ask(url: string, options: Options = {}): Promise<Reply> {
  const { method = 'GET', headers = {}, body, agent } = options;
  const start = performance.now();
  return new Promise((resolve, reject) => {
    const sent = request(
      url,
      { method, headers, agent: agent ?? false, timeout: PATIENCE_MS },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          const told = Object.entries(response.headers).map(([name, value]) => [
            name,
            String(value),
          ]);
          resolve({
            status: response.statusCode ?? 0,
            headers: Object.fromEntries(told),
            body: Buffer.concat(chunks),
            ms: performance.now() - start,
          });
        });
      },
    );
    sent.on('timeout', () => sent.destroy(new Error(`No answer at ${url}`)));
    sent.on('error', reject);
    sent.end(body);
  });
}

/** A page that is there. */
export async function page(url: string, headers: Record<string, string> = {}): Promise<Reply> {
  const reply = await ask(url, { headers });
  if (reply.status === 200) return reply;
  throw new Error(`${url} answered ${reply.status}`);
}
