import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { type Encoding, encodingFor, packed, packedOnce, packedTight, plain } from './encodings';

it.each<[string | undefined, Encoding]>([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['BR;q=1.0', 'br'],
  ['*', 'gzip'],
  ['deflate', 'identity'],
  ['gzip;q=0.000', 'identity'],
  ['brotli', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
])('whoever takes %j gets %s', (accepted, expected) => {
  expect(encodingFor(accepted)).toBe(expected);
});

it('a page is the same in every form', async () => {
  const page = Buffer.from('<p>Une école, vingt-six villes.</p>'.repeat(100));
  const kept = await packed(page);
  expect(brotliDecompressSync(kept.br)).toEqual(page);
  expect(gunzipSync(kept.gzip)).toEqual(page);
  expect(plain(kept)).toEqual(page);
  const tight = await packedTight(kept);
  expect(brotliDecompressSync(tight.br)).toEqual(page);
  expect(tight.isTight).toBe(true);
  expect(brotliDecompressSync(await packedOnce(page, 'br'))).toEqual(page);
  expect(gunzipSync(await packedOnce(page, 'gzip'))).toEqual(page);
  expect(await packedOnce(page, 'identity')).toBe(page);
});
