/** What a socket of Node's can do at best: the same bytes for whatever comes, unread. A program of its own. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';

const [port, body = '', headers = ''] = process.argv.slice(2);
const told: Record<string, string> = JSON.parse(readFileSync(headers, 'utf8'));
const lines = Object.entries(told).map(([name, value]) => `${name}: ${value}\r\n`);
const head = Buffer.from(`HTTP/1.1 200 OK\r\n${lines.join('')}\r\n`, 'latin1');
const answer = Buffer.concat([head, readFileSync(body)]);

process.once('disconnect', () => process.exit());
createServer({ noDelay: true }, (socket) => {
  socket.on('data', () => socket.write(answer));
  // Whoever leaves in the middle of an answer.
  socket.on('error', () => undefined);
}).listen(Number(port), '127.0.0.1');
