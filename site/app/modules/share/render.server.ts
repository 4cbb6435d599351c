import { print } from '@school/print.server';
import sharp, { type OutputInfo } from 'sharp';
import { colour } from '../../theme/colours.server';
import { type Sheet, WIDE_RELIEF } from '../map';
import { CARD, type Card } from './card';
import { drawing } from './drawing.server';
import { mapView, SHEET } from './layout';
import { type Scene, sceneOf } from './scene.server';
import { schoolType } from './type.server';

// One picture is the work of one thread, and none of it is of use to the next.
sharp.concurrency(1);
sharp.cache(false);

/** A picture of the content, as it came. */
export type Picture = Uint8Array;

/** The card as a PNG. The same one is the same to the byte, on any machine. */
export async function render(card: Card, picture: Picture | null): Promise<Buffer> {
  const ground = picture && (await cropped(picture));
  const scene = sceneOf(card, ground !== null);
  const layers = [ground ?? (await landOf(scene)), await ink(card, scene)];
  const { width, height } = CARD;
  return sharp({ create: { width, height, channels: 3, background: colour('paper') } })
    .composite(layers.flatMap((layer) => layer ?? []))
    .png({ palette: true, colours: 256, dither: 0, effort: 3 })
    .toBuffer();
}

type Layer = { input: Buffer; left: number; top: number };

async function ink(card: Card, scene: Scene): Promise<Layer> {
  const type = await schoolType();
  return { input: Buffer.from(drawing({ card, scene, type })), left: 0, top: 0 };
}

/** What browsers are sent; anything else an editor may have put there is not opened. */
const OPENED = new Set(['jpeg', 'png', 'webp', 'avif', 'heif']);
const MOST_PIXELS = 40_000_000;

/** Null when it is not one. */
async function cropped(picture: Picture): Promise<Layer | null> {
  try {
    const image = sharp(picture, { limitInputPixels: MOST_PIXELS, failOn: 'error' });
    const { format } = await image.metadata();
    if (!OPENED.has(format)) return null;
    const { width, height, x: left, y: top } = SHEET;
    const input = await image
      .autoOrient()
      .resize({ width, height, fit: 'cover' })
      .flatten({ background: colour('paper') })
      .png({ compressionLevel: 1 })
      .toBuffer();
    return { input, left, top };
  } catch {
    return null;
  }
}

type Relief = { data: Buffer; info: OutputInfo };
let relief: Promise<Relief> | undefined;

/** Opened once: that takes longer than all the rest. */
function openRelief(): Promise<Relief> {
  relief ??= onPaper(Buffer.from(print.relief.slice(print.relief.indexOf(',') + 1), 'base64'));
  return relief;
}

/** What compression left around the lines, hardly there, would be seen as stains. */
async function onPaper(file: Buffer): Promise<Relief> {
  const { data, info } = await sharp(file)
    .linear([1, 1, 1, 1.08], [0, 0, 0, -20])
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return sharp(data, { raw: { width, height, channels } })
    .flatten({ background: colour('paper') })
    .raw()
    .toBuffer({ resolveWithObject: true });
}

async function landOf(scene: Scene): Promise<Layer | null> {
  if (scene.kind !== 'whole' && scene.kind !== 'around') return null;
  const { box, placed } = mapView(scene.network, scene.kind === 'around' ? scene.here : undefined);
  const { data, info } = await openRelief();
  const { width, height, channels } = info;
  const seen = within(box, placed);
  const ratio = width / WIDE_RELIEF.width;
  const left = Math.round((seen.x - WIDE_RELIEF.x) * ratio);
  const top = Math.round((seen.y - WIDE_RELIEF.y) * ratio);
  const input = await sharp(data, { raw: { width, height, channels } })
    .extract({
      left,
      top,
      width: Math.min(width - left, Math.round(seen.width * ratio)),
      height: Math.min(height - top, Math.round(seen.height * ratio)),
    })
    .resize({
      width: Math.round(seen.width * placed.scale),
      height: Math.round(seen.height * placed.scale),
      fit: 'fill',
    })
    .png({ palette: true, colours: 16, dither: 0, effort: 3 })
    .toBuffer();
  return {
    input,
    left: Math.round(placed.x + seen.x * placed.scale),
    top: Math.round(placed.y + seen.y * placed.scale),
  };
}

/** The part of the relief under a box of the card, in the map's units. */
function within(box: Sheet, { scale, x, y }: { scale: number; x: number; y: number }): Sheet {
  const left = Math.max(WIDE_RELIEF.x, (box.x - x) / scale);
  const top = Math.max(WIDE_RELIEF.y, (box.y - y) / scale);
  const right = Math.min(WIDE_RELIEF.x + WIDE_RELIEF.width, (box.x + box.width - x) / scale);
  const bottom = Math.min(WIDE_RELIEF.y + WIDE_RELIEF.height, (box.y + box.height - y) / scale);
  return { x: left, y: top, width: right - left, height: bottom - top };
}
