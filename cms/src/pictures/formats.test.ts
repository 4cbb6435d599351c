import assert from 'node:assert/strict';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { test } from 'node:test';
import sharp from 'sharp';
import { formatsOf } from './formats.ts';

function picture(mime: string, bytes: Buffer) {
  return { name: 'port.jpg', hash: 'port_1f', mime, getStream: () => Readable.from([bytes]) };
}

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#1f4fd8' } });

test('a photograph is made in both types and every width, each as Strapi keeps a format', async () => {
  const photograph = await plain(1800, 900).jpeg().toBuffer();
  const formats = await formatsOf(picture('image/jpeg', photograph));
  assert.deepEqual(
    formats.map(({ key }) => key),
    [400, 800, 1200, 1600]
      .map((width) => `avif_${width}`)
      .concat([400, 800, 1200, 1600].map((width) => `webp_${width}`)),
  );
  const file = formats.find(({ key }) => key === 'webp_800')?.file;
  assert.ok(file);
  const bytes = await buffer(file.getStream());
  const { format, width, height } = await sharp(bytes).metadata();
  assert.deepEqual([format, width, height], ['webp', 800, 400]);
  const { getStream, ...kept } = file;
  assert.deepEqual(kept, {
    name: 'webp_800_port.jpg',
    hash: 'webp_800_port_1f',
    ext: '.webp',
    mime: 'image/webp',
    path: null,
    width: 800,
    height: 400,
    size: Math.round(bytes.length / 10) / 100,
    sizeInBytes: bytes.length,
  });
});

test('a photograph that lies on its side is made upright', async () => {
  const lying = await plain(600, 300).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  const formats = await formatsOf(picture('image/jpeg', lying));
  assert.deepEqual(
    formats.map(({ file }) => [file.mime, file.width, file.height]),
    [
      ['image/avif', 300, 600],
      ['image/webp', 300, 600],
    ],
  );
});

test('what moves, and what is drawn, is left as it is', async () => {
  const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="900" height="9"/>');
  assert.deepEqual(await formatsOf(picture('image/svg+xml', drawing)), []);
  assert.deepEqual(await formatsOf(picture('image/gif', await plain(900, 9).gif().toBuffer())), []);
  const frames = await Promise.all(
    ['#000000', '#ffffff'].map((background) =>
      sharp({ create: { width: 900, height: 9, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  const moving = await sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer();
  assert.deepEqual(await formatsOf(picture('image/webp', moving)), []);
});
