import fs from 'node:fs';
import { fileURLToPath } from 'node:url';
import { compress, decompress } from 'woff2-encoder';

/** What is kept of an axis: one place on it, or all between two. */
export type Axes = Readonly<Record<string, number | readonly [number, number]>>;

/** What pages set type with: kerning and what makes letters what they are, and figures of one width. */
const FEATURES = 'ccmp locl rlig rclt rvrn calt clig liga kern mark mkmk tnum pnum lnum'.split(' ');

/** As HarfBuzz numbers them: no hints, which no screen of ours needs, and outlines that say only what cannot be inferred. */
const NO_HINTING = 0x1;
const OPTIMIZE_IUP_DELTAS = 0x400;
const SET_OF_FEATURES = 6;
const MODE_WRITABLE = 2;

const WASM = fileURLToPath(import.meta.resolve('harfbuzzjs/dist/harfbuzz-subset.wasm'));
const harfbuzz = await WebAssembly.instantiate(await WebAssembly.compile(fs.readFileSync(WASM)));
call('_initialize');

/** A font with these characters alone, and of its axes what is asked for. */
export async function cut(woff2: Uint8Array, characters: Iterable<number>, axes: Axes) {
  const font = await decompress(woff2);
  const address = call('malloc', font.length);
  memory().set(font, address);
  const blob = call('hb_blob_create', address, font.length, MODE_WRITABLE, 0, 0);
  const face = call('hb_face_create', blob, 0);
  const input = call('hb_subset_input_create_or_fail');
  fill(call('hb_subset_input_unicode_set', input), characters);
  fill(call('hb_subset_input_set', input, SET_OF_FEATURES), FEATURES.map(tag));
  call('hb_subset_input_set_flags', input, NO_HINTING | OPTIMIZE_IUP_DELTAS);
  for (const [name, kept] of Object.entries(axes)) limit(input, face, name, kept);
  const made = call('hb_subset_or_fail', face, input);
  if (!made) throw new Error('HarfBuzz could not cut the font.');
  const bytes = call('hb_face_reference_blob', made);
  const start = call('hb_blob_get_data', bytes, 0);
  return compress(memory().slice(start, start + call('hb_blob_get_length', bytes)));
}

function limit(input: number, face: number, name: string, kept: Axes[string]) {
  const isDone =
    typeof kept === 'number'
      ? call('hb_subset_input_pin_axis_location', input, face, tag(name), kept)
      : // The last is where outlines stand when nothing is asked for; one end of the range makes the smallest file.
        call('hb_subset_input_set_axis_range', input, face, tag(name), ...kept, kept[0]);
  if (!isDone) throw new Error(`The font has no axis called ${name}.`);
}

function fill(set: number, values: Iterable<number>) {
  call('hb_set_clear', set);
  for (const value of values) call('hb_set_add', set, value);
}

function tag(name: string): number {
  return Buffer.from(name).readUInt32BE();
}

function call(name: string, ...values: number[]): number {
  const found = harfbuzz.exports[name];
  if (typeof found !== 'function') throw new Error(`HarfBuzz has no ${name}.`);
  return Number(found(...values));
}

function memory(): Uint8Array {
  const { memory: found } = harfbuzz.exports;
  if (!(found instanceof WebAssembly.Memory)) throw new Error('HarfBuzz has no memory.');
  return new Uint8Array(found.buffer);
}
