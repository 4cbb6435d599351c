import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { BLOCK_FAMILIES } from '../admin/blocks.ts';

type Attribute = { components?: string[] };

const ELEMENTS = ['svg', 'title', 'style', 'symbol', 'use', 'g', 'path', 'rect', 'circle', 'text'];
const TAG = /<(\/?)([a-z]+)((?:\s+[\w:-]+="[^"<&]*")*)\s*(\/?)>/gi;

const source = path.join(import.meta.dirname, '..');
const pictures = new Map(
  fs.globSync('components/*/*.svg', { cwd: source }).map((file) => [uidOf(file), read(file)]),
);
const blocks = new Set(
  fs
    .globSync('api/*/content-types/*/schema.json', { cwd: source })
    .map((file) => JSON.parse(read(file)))
    .flatMap(({ attributes }: { attributes: Record<string, Attribute> }) =>
      Object.values(attributes).flatMap(({ components = [] }) => components),
    ),
);

function read(file: string): string {
  return fs.readFileSync(path.join(source, file), 'utf8');
}

function uidOf(file: string): string {
  const { dir, name } = path.parse(file);
  return `${path.basename(dir)}.${name}`;
}

test('every block an editor may pick has a picture, and every picture is of such a block (BLK-3)', () => {
  assert.deepEqual([...pictures.keys()].sort(), [...blocks].sort());
});

test('every family of blocks has a French name, and every name is of such a family', () => {
  const families = new Set([...blocks].map((uid) => uid.split('.')[0]));
  assert.deepEqual(Object.keys(BLOCK_FAMILIES).sort(), [...families].sort());
});

test('all pictures are drawn with the same pens, on the same sheet', () => {
  const sheets = [...pictures.values()].map((svg) =>
    svg.slice(0, svg.indexOf('</style>')).replace(/<title>.*<\/title>/, ''),
  );
  assert.equal(new Set(sheets).size, 1);
});

for (const [uid, svg] of pictures) {
  test(`the picture of ${uid} is named as the block is`, () => {
    const { info } = JSON.parse(read(`components/${uid.replace('.', '/')}.json`));
    assert.equal(/<title>(.*)<\/title>/.exec(svg)?.[1], info.displayName);
  });

  test(`the picture of ${uid} is small, well formed, and needs nothing from elsewhere`, () => {
    assert.ok(Buffer.byteLength(svg) <= 3072, `${Buffer.byteLength(svg)} bytes`);
    assert.doesNotMatch(svg.replaceAll(TAG, ''), /[<>&]/);
    const open: string[] = [];
    for (const [, closing, name = '', attributes = '', closed] of svg.matchAll(TAG)) {
      assert.ok(ELEMENTS.includes(name), name);
      assert.doesNotMatch(attributes, /\s(on\w+|style)=|href="(?!#)/);
      if (closing) assert.equal(open.pop(), name);
      else if (!closed) open.push(name);
    }
    assert.deepEqual(open, []);
    assert.doesNotMatch(svg, /url\(|@import/);
    for (const [, id] of svg.matchAll(/href="#(\w+)"/g)) assert.match(svg, RegExp(`id="${id}"`));
  });
}
