import { connect } from 'node:net';

export type Answered = { status: number; headers: Headers; body: string };

type Sending = {
  /** Bytes that follow, time and again, for as long as the connection stands. */
  drip?: { bytes: string; everyMs: number };
  /** Bytes that follow once something was answered. */
  parting?: string;
};

/**
 * Bytes on a connection, as they are, and every answer that came before the other side closed it. Which answers these are says how
 * the server has told one request from the next.
 */
export async function exchangeBytes(
  url: string,
  bytes: string | Buffer,
  sending: Sending = {},
): Promise<Answered[]> {
  return answersIn(await allReceived(url, bytes, sending));
}

function allReceived(
  url: string,
  bytes: string | Buffer,
  { drip, parting }: Sending,
): Promise<Buffer> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const socket = connect(Number(port), hostname, () => socket.write(toBytes(bytes)));
    const dripping = drip && setInterval(() => socket.write(drip.bytes), drip.everyMs);
    socket.on('data', (chunk) => chunks.push(chunk));
    if (parting !== undefined) socket.once('data', () => socket.write(parting));
    // A server that has answered may cut what is still being sent: what came before that counts.
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearInterval(dripping);
      resolve(Buffer.concat(chunks));
    });
  });
}

function toBytes(bytes: string | Buffer): Buffer {
  return typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes;
}

function answersIn(received: Buffer): Answered[] {
  const answers: Answered[] = [];
  let at = 0;
  while (at < received.length) {
    const end = received.indexOf('\r\n\r\n', at);
    if (end < 0) throw new Error(`Half an answer: ${received.subarray(at).toString('latin1')}`);
    const [line = '', ...fields] = received.subarray(at, end).toString('latin1').split('\r\n');
    const headers = new Headers(fields.map((field) => pairOf(field)));
    const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(line)?.[1]);
    const isEmpty = status === 204 || status === 304 || status < 200;
    const { body, length } = isEmpty
      ? { body: '', length: 0 }
      : bodyIn(received.subarray(end + 4), headers);
    answers.push({ status, headers, body });
    at = end + 4 + length;
  }
  return answers;
}

function pairOf(field: string): [string, string] {
  const [name = '', ...value] = field.split(':');
  return [name, value.join(':').trim()];
}

function bodyIn(rest: Buffer, headers: Headers): { body: string; length: number } {
  if (headers.get('transfer-encoding') === 'chunked') return chunkedIn(rest);
  const length = Number(headers.get('content-length') ?? rest.length);
  return { body: rest.subarray(0, length).toString(), length };
}

function chunkedIn(rest: Buffer): { body: string; length: number } {
  const parts: Buffer[] = [];
  for (let at = 0; ; ) {
    const line = rest.indexOf('\r\n', at);
    const size = Number.parseInt(rest.subarray(at, line).toString('latin1'), 16);
    const start = line + 2;
    if (!(size > 0)) return { body: Buffer.concat(parts).toString(), length: start + 2 };
    parts.push(rest.subarray(start, start + size));
    at = start + size + 2;
  }
}
