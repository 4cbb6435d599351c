import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXT = /\.(js|css|svg|json|webmanifest|html|txt|xml)$/;
/** Below it, the header that names the encoding takes what the encoding spares. */
const LEAST_BYTES = 200;

const asBrotli = promisify(brotliCompress);
const asGzip = promisify(gzip);

/** Puts beside each text of a finished build what is sent of it: made once, at the highest quality, and never by a server that is asked. */
export async function compressFiles(client: string): Promise<void> {
  const names = (await readdir(client, { recursive: true })).filter((name) => TEXT.test(name));
  await Promise.all(names.map((name) => compressFile(path.join(client, name))));
}

async function compressFile(file: string): Promise<void> {
  const bytes = await readFile(file);
  if (bytes.length < LEAST_BYTES) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  await Promise.all([
    asBrotli(bytes, { params }).then((made) => writeFile(`${file}.br`, made)),
    asGzip(bytes, { level: constants.Z_BEST_COMPRESSION }).then((made) =>
      writeFile(`${file}.gz`, made),
    ),
  ]);
}
