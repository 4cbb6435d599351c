import { mkdir, writeFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import path from 'node:path';
import type { Ground } from './ground.ts';
import type { Reply } from './http.ts';
import { freePort, type Running, refuseMissing, start, untilReady } from './programs.ts';

/** What belongs to one answer or to the connection, and what nginx says itself. */
const NOT_COPIED = new Set([
  'connection',
  'content-length',
  'content-type',
  'date',
  'keep-alive',
  'last-modified',
  'etag',
  'server',
  'set-cookie',
  'transfer-encoding',
  'x-request-id',
]);

/** nginx with one worker, serving the bytes of an answer from a file, with the answer's own headers. */
export async function startNginx(ground: Ground, reply: Reply): Promise<Running & { url: string }> {
  refuseMissing('nginx', 'which the page is held against');
  const port = await freePort();
  const folder = path.join(ground.folder, 'nginx');
  await mkdir(path.join(folder, 'files'), { recursive: true });
  await writeFile(path.join(folder, 'files/page'), reply.body);
  await writeFile(path.join(folder, 'nginx.conf'), configuration(folder, port, reply.headers));
  const nginx = start(ground, {
    command: 'nginx',
    args: ['-p', folder, '-c', path.join(folder, 'nginx.conf'), '-e', 'stderr'],
    cwd: folder,
  });
  const url = `http://127.0.0.1:${port}`;
  await untilReady(ground, `${url}/`, nginx);
  return { ...nginx, url };
}

export function configuration(
  folder: string,
  port: number,
  headers: Record<string, string>,
): string {
  const copied = Object.entries(headers)
    .filter(([name]) => !NOT_COPIED.has(name))
    .map(([name, value]) => `      add_header ${name} ${quoted(value)};`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `  ${kind}_temp_path ${folder}/${kind};`,
  );
  // Started by root, nginx would give its worker to a user who may not read our folder.
  const user = process.getuid?.() === 0 ? `user ${userInfo().username};\n` : '';
  return `${user}daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log stderr;
events { worker_connections 1024; }
http {
${temporary.join('\n')}
  access_log off;
  sendfile on;
  tcp_nopush on;
  open_file_cache max=10;
  keepalive_requests 1000000000;
  server {
    listen 127.0.0.1:${port};
    root ${folder}/files;
    location = / {
      try_files /page =404;
      default_type "${headers['content-type'] ?? 'text/html'}";
${copied.join('\n')}
    }
  }
}
`;
}

/** nginx reads `$` as the beginning of a variable, and has no way to write one: none of our headers needs it. */
function quoted(value: string): string {
  return `"${value.replaceAll(/["\\]/g, '\\$&').replaceAll('$', '')}"`;
}
