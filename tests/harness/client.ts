import { request } from 'node:http';
import { ACCOUNT } from './product.ts';

export type Reply = {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: string;
  json: () => unknown;
};

type Options = {
  method?: string;
  headers?: Record<string, string>;
  body?: unknown;
  /** Another loopback address to come from, where limits by address are at stake. */
  from?: string;
};

/** A plain request: nothing followed, nothing decoded, nothing added to what is asked. */
export function ask(
  url: string,
  { method = 'GET', headers = {}, body, from }: Options = {},
): Promise<Reply> {
  const payload = body === undefined ? undefined : JSON.stringify(body);
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url);
    const sent = request(
      {
        hostname,
        port,
        method,
        // The path as given: URL would tidy away what some tests are about.
        path: url.slice(url.indexOf('/', 'http://'.length)),
        headers: { ...(payload && { 'content-type': 'application/json' }), ...headers },
        ...(from && { localAddress: from }),
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          const text = Buffer.concat(chunks).toString();
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: text,
            json: () => JSON.parse(text),
          });
        });
      },
    );
    sent.on('error', reject);
    sent.end(payload);
  });
}

let callers = 0;

/** The site's own token at a content service. Each comes from another address: the site's has a limit to itself. */
export async function signIn(api: string): Promise<string> {
  callers += 1;
  const from = `127.${1 + (process.pid % 250)}.${Math.floor(callers / 250)}.${1 + (callers % 250)}`;
  const reply = await ask(`${api}/login`, { method: 'POST', body: ACCOUNT, from });
  const answer = reply.json();
  if (
    typeof answer === 'object' &&
    answer &&
    'access_token' in answer &&
    typeof answer.access_token === 'string'
  ) {
    return answer.access_token;
  }
  throw new Error(`The site's account could not sign in: ${reply.status} ${reply.body}`);
}

export function product(part: 'CMS' | 'SITE'): string {
  const url = process.env[`PRODUCT_${part}`];
  if (!url) throw new Error('The product is started by the run’s set-up');
  return url;
}
