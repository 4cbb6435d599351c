/**
 * A process that keeps visitors' requests as the site does, by the site's own source, and is killed at the moment KILL_AT
 * names. It answers 204 for a request that is kept, 422 for one that is refused, 503 for one that it cannot keep.
 */
import { existsSync } from 'node:fs';
import files from 'node:fs/promises';
import { createServer } from 'node:http';
import { registerHooks, syncBuiltinESMExports } from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const SITE = path.resolve(import.meta.dirname, '../../site/app');

process.once('disconnect', () => process.exit());

// What the site's build does to its source: names without an ending, and the school it is built for.
registerHooks({
  resolve: (specifier, context, next) => {
    if (!specifier.startsWith('.') || !context.parentURL?.includes('/site/app/'))
      return next(specifier, context);
    const target = fileURLToPath(new URL(specifier, context.parentURL));
    const found = [`${target}.ts`, `${target}/index.ts`].find((file) => existsSync(file));
    return next(found ? pathToFileURL(found).href : specifier, context);
  },
  load: (url, context, next) => {
    const loaded = next(url, context);
    if (!url.endsWith('/config.server.ts')) return loaded;
    const source = String(loaded.source).replace('import.meta.env.SCHOOL', "'cassini'");
    return { ...loaded, source };
  },
});

const die = () => process.kill(process.pid, 'SIGKILL');
/** The file of a request begins with its place: the spool also tries its disk, at the start. */
const isRequest = (file: unknown) => /^\d{15}-/.test(path.basename(String(file)));

/** Each moment, by what the source does just before or after it. */
const MOMENTS: Record<string, () => void> = {
  'before the file': () => {
    const { open } = files;
    files.open = async (file, flags, mode) => {
      if (flags === 'wx' && isRequest(file)) die();
      return open(file, flags, mode);
    };
  },
  'before the file has its name': () => {
    files.rename = async () => void die();
  },
  'once the file has its name': () => {
    const { rename } = files;
    files.rename = async (from, to) => {
      await rename(from, to);
      die();
    };
  },
  'once it is delivered': () => {
    const { rm } = files;
    files.rm = async (file, options) => {
      if (isRequest(file)) die();
      return rm(file, options);
    };
  },
  'once it is stored, before anyone is told': () => {
    const { fetch } = globalThis;
    globalThis.fetch = async (input, init) => {
      const response = await fetch(input, init);
      if (String(input).includes('/visitor-requests')) die();
      return response;
    };
  },
};

const { KILL_AT: moment, PORT: port } = process.env;
if (moment) {
  const arm = MOMENTS[moment];
  if (!arm) throw new Error(`There is no moment « ${moment} »`);
  arm();
  syncBuiltinESMExports();
}

const requests = await import(path.join(SITE, 'content/visitor-requests.server.ts'));

createServer(async (request, response) => {
  if (request.method === 'GET') return void response.end('ok');
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const status: number = await requests
    .keepRequest(JSON.parse(Buffer.concat(chunks).toString()))
    .then(
      () => 204,
      (error: unknown) => (error instanceof requests.Refused ? 422 : 503),
    );
  response.writeHead(status).end();
}).listen(Number(port), '127.0.0.1');

void requests.deliverWaiting();
