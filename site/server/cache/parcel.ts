import type { Answer } from './answer';

/** A kept page as bytes: how long its description is, the description, and the page in its two forms. */
export function packedPage({ body: { br, gzip, isTight }, ...about }: Answer): Buffer {
  const told = Buffer.from(JSON.stringify({ ...about, isTight, brotli: br.length }));
  const length = Buffer.alloc(4);
  length.writeUInt32BE(told.length);
  return Buffer.concat([length, told, br, gzip]);
}

/** Of bytes that a process of this very build has packed. */
export function unpackedPage(bytes: Uint8Array): Answer {
  const parcel = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const start = 4 + parcel.readUInt32BE();
  const { brotli, isTight, ...about } = JSON.parse(parcel.toString('utf8', 4, start));
  const end = start + brotli;
  const [br, gzip] = [parcel.subarray(start, end), parcel.subarray(end)];
  return { ...about, body: { br, gzip, isTight } };
}
