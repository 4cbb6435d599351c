import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { freePort } from './process.ts';

const KEYS = { S3_ACCESS_KEY: 'parvis-test', S3_SECRET_KEY: 'Only-for-this-test-run-2357' };
const REGION = 'fr-test-1';

type Kept = { type: string; bytes: Buffer };

/**
 * An S3-compatible store with one private bucket: files are put, read, headed and taken away by whoever signs as AWS's
 * Signature Version 4 asks for, in a header or in the address, and by nobody else.
 */
export class S3 {
  readonly files = new Map<string, Kept>();
  readonly bucket = 'parvis-media';
  readonly #port: number;
  #server = createServer();

  private constructor(port: number) {
    this.#port = port;
  }

  static async start(): Promise<S3> {
    const store = new S3(await freePort());
    await store.start();
    return store;
  }

  /** What a content service is given to keep its media here. */
  get settings(): Record<string, string> {
    const S3_ENDPOINT = `http://127.0.0.1:${this.#port}`;
    return { ...KEYS, S3_BUCKET: this.bucket, S3_REGION: REGION, S3_ENDPOINT };
  }

  /** At the address it had, with what it had. */
  async start(): Promise<void> {
    this.#server = createServer((request, response) => void this.#answer(request, response));
    await new Promise<void>((resolve) => {
      this.#server.listen(this.#port, '127.0.0.1', resolve);
    });
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => {
      this.#server.close(resolve);
    });
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const bytes = Buffer.concat(chunks);
    const url = new URL(request.url ?? '/', `http://127.0.0.1:${this.#port}`);
    if (!isSigned(request, url, bytes)) return void response.writeHead(403).end();
    const [, bucket, name = ''] = url.pathname.split('/');
    if (bucket !== this.bucket) return void response.writeHead(404).end();
    if (request.method === 'PUT') {
      this.files.set(name, { type: request.headers['content-type'] ?? '', bytes });
      return void response.writeHead(200, { etag: etagOf(bytes) }).end();
    }
    if (request.method === 'DELETE') {
      this.files.delete(name);
      return void response.writeHead(204).end();
    }
    const file = this.files.get(name);
    if (!file) return void response.writeHead(404).end();
    send(request, response, file);
  }
}

function send({ method, headers }: IncomingMessage, response: ServerResponse, file: Kept): void {
  const etag = etagOf(file.bytes);
  const shared = { 'content-type': file.type, 'accept-ranges': 'bytes', etag };
  if (headers['if-none-match'] === etag) return void response.writeHead(304, shared).end();
  const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(headers.range ?? '') ?? [];
  const part = from ? file.bytes.subarray(Number(from), Number(to) + 1) : file.bytes;
  const range = from && { 'content-range': `bytes ${from}-${to}/${file.bytes.length}` };
  response.writeHead(from ? 206 : 200, { ...shared, ...range, 'content-length': part.length });
  response.end(method === 'HEAD' ? undefined : part);
}

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex');
const etagOf = (bytes: Buffer) => `"${createHash('md5').update(bytes).digest('hex')}"`;
const hmac = (key: string | Buffer, text: string) =>
  createHmac('sha256', key).update(text).digest();
const encoded = (text: string) =>
  encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** As the text of Signature Version 4 says, but for the time that a signature is good for. */
function isSigned(request: IncomingMessage, url: URL, body: Buffer): boolean {
  const inAddress = url.searchParams.get('X-Amz-Signature');
  const header = request.headers.authorization ?? '';
  const said = (name: string) =>
    inAddress === null
      ? (new RegExp(`${name}=([^,\\s]+)`).exec(header)?.[1] ?? '')
      : (url.searchParams.get(`X-Amz-${name}`) ?? '');
  const [key, day = '', region = '', service = '', end] = said('Credential').split('/');
  if (key !== KEYS.S3_ACCESS_KEY || region !== REGION || end !== 'aws4_request') return false;
  const names = said('SignedHeaders').split(';');
  if (!names.includes('host')) return false;
  const given = String(request.headers['x-amz-content-sha256'] ?? 'UNSIGNED-PAYLOAD');
  if (/^[0-9a-f]{64}$/.test(given) && given !== sha256(body)) return false;
  const query = [...url.searchParams]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .toSorted();
  const headers = names.map((name) => `${name}:${String(request.headers[name] ?? '').trim()}\n`);
  const canonical = [
    request.method,
    url.pathname,
    query.join('&'),
    headers.join(''),
    names.join(';'),
    given,
  ].join('\n');
  const at = url.searchParams.get('X-Amz-Date') ?? String(request.headers['x-amz-date'] ?? '');
  const scope = `${day}/${region}/${service}/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', at, scope, sha256(canonical)].join('\n');
  const signing = [day, region, service, 'aws4_request'].reduce(
    (secret: string | Buffer, part) => hmac(secret, part),
    `AWS4${KEYS.S3_SECRET_KEY}`,
  );
  return hmac(signing, text).toString('hex') === (inAddress ?? said('Signature'));
}
