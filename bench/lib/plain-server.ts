/** The least that Node's own server can do: the bytes of a file, with the headers of another, from memory. A program of its own. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const [port, body = '', headers = ''] = process.argv.slice(2);
const bytes = readFileSync(body);
const told: Record<string, string> = JSON.parse(readFileSync(headers, 'utf8'));

process.once('disconnect', () => process.exit());
createServer((_request, response) => {
  response.writeHead(200, told).end(bytes);
}).listen(Number(port), '127.0.0.1');
