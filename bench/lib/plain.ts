import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Ground } from './ground.ts';
import type { Reply } from './http.ts';
import { freePort, type Running, start, untilReady } from './programs.ts';

/** What gives an answer again, with its headers: a bare `node:http` server, or a socket that reads nothing. */
export async function startPlain(
  ground: Ground,
  { body, headers }: Reply,
  program: 'plain-server.ts' | 'socket-server.ts',
): Promise<Running & { url: string }> {
  const port = await freePort();
  const bytes = path.join(ground.folder, `${program}.body`);
  const told = path.join(ground.folder, `${program}.json`);
  const { date, connection, 'keep-alive': alive, 'transfer-encoding': chunked, ...same } = headers;
  await writeFile(bytes, body);
  await writeFile(told, JSON.stringify({ ...same, 'content-length': String(body.length) }));
  const server = start(ground, {
    command: process.execPath,
    args: [path.join(import.meta.dirname, program), String(port), bytes, told],
    cwd: ground.folder,
    ipc: true,
  });
  const url = `http://127.0.0.1:${port}`;
  await untilReady(ground, `${url}/`, server);
  return { ...server, url };
}
