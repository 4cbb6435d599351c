import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Reply } from '../cache/answer';

/** Writes an answer as `node:http` would; the connection is kept for so many seconds, or closed after it. */
export function write(
  socket: Socket,
  { status, same, own, body }: Reply,
  kept: number,
  done: () => void,
): boolean {
  const head = `${beginning(status, same)}${linesOf(own)}${ending(kept)}`;
  if (!body) return socket.write(head, 'latin1', done);
  const length = head.length + body.length;
  if (length > ROOM) return inTwo(socket, head, body, done);
  room.write(head, 'latin1');
  room.set(body, head.length);
  const isTaken = socket.write(room.subarray(0, length), done);
  if (socket.writableLength > 0) room = Buffer.allocUnsafeSlow(ROOM);
  return isTaken;
}

/** Most pages have room, and whoever is slow to take theirs holds no more than this. */
const ROOM = 32 * 1024;

/** Where head and body are put together: a copy costs less than sending two pieces. It is free again once the system has taken all of it. */
let room = Buffer.allocUnsafeSlow(ROOM);

function inTwo(socket: Socket, head: string, body: Buffer, done: () => void): boolean {
  socket.cork();
  socket.write(head, 'latin1');
  const isTaken = socket.write(body, done);
  socket.uncork();
  return isTaken;
}

/** As they were written the last time: in one piece, not in all those it was put together from. */
const beginnings = new WeakMap<readonly string[], string>();

function beginning(status: number, headers: readonly string[]): string {
  const known = beginnings.get(headers);
  if (known !== undefined) return known;
  const pieces = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${linesOf(headers)}`;
  const made = Buffer.from(pieces, 'latin1').toString('latin1');
  beginnings.set(headers, made);
  return made;
}

function linesOf(headers: readonly string[]): string {
  let lines = '';
  for (let at = 0; at < headers.length; at += 2) lines += `${headers[at]}: ${headers[at + 1]}\r\n`;
  return lines;
}

let last = { second: -1, kept: 0, lines: '' };

/** When it was, and what becomes of the connection: the same for all in a second. */
function ending(kept: number): string {
  const second = Math.floor(Date.now() / 1000);
  if (last.second !== second || last.kept !== kept) {
    const connection = kept > 0 ? `keep-alive\r\nKeep-Alive: timeout=${kept}` : 'close';
    const date = new Date(second * 1000).toUTCString();
    last = { second, kept, lines: `Date: ${date}\r\nConnection: ${connection}\r\n\r\n` };
  }
  return last.lines;
}
