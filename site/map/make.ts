/** Draws the relief of the map and the outlines of its insets: `npm run map`, when what they are drawn from changes. */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import sharp from 'sharp';
import type { Sheet } from '../app/modules/map/sheets.ts';
import { type Drawing, draw } from './drawing.ts';
import { type Picture, PLANS } from './plans.ts';
import { territories } from './territories.ts';

const PICTURES = new URL('../app/sections/map/relief/', import.meta.url);
const OUTLINES = new URL('../app/modules/map/territories.json', import.meta.url);
const TOKENS = new URL('../app/theme/tokens.css', import.meta.url);

type Colour = [number, number, number];

fs.mkdirSync(PICTURES, { recursive: true });
const tokens = fs.readFileSync(TOKENS, 'utf8');
const colours = { ink: token('ink'), water: token('survey') };
const drawn: Record<string, string> = {};
for (const [name, { pictures, ...plan }] of Object.entries(PLANS)) {
  const drawing = draw(plan);
  drawn[name] = fingerprint(drawing);
  for (const picture of pictures) await keep(picture, plan.sheet, drawing);
}
write(new URL('drawn.json', PICTURES), drawn);
write(OUTLINES, territories());

/** Only ink and water are in the picture: what is white in the drawing is the page. */
async function keep({ file, width, quality }: Picture, sheet: Sheet, drawing: Drawing) {
  const height = Math.round((width * sheet.height) / sheet.width);
  const [ink, water] = await Promise.all(
    [drawing.ink, drawing.water].map((layer) => darkness(layer, width, height)),
  );
  const pixels = Buffer.alloc(width * height * 4);
  for (let index = 0; index < width * height; index++) {
    const below = (ink?.[index] ?? 0) / 255;
    const above = (water?.[index] ?? 0) / 255;
    const opacity = 1 - (1 - below) * (1 - above);
    const blue = opacity > 0 ? above / opacity : 0;
    const colour = colours.ink.map((value, c) => mix(value, colours.water[c] ?? value, blue));
    pixels.set([...colour, Math.round(opacity * 255)], index * 4);
  }
  const { size } = await sharp(pixels, { raw: { width, height, channels: 4 } })
    .avif({ quality, effort: 4, chromaSubsampling: '4:2:0' })
    .toFile(new URL(file, PICTURES).pathname);
  process.stdout.write(`${file} ${Math.round(size / 1024)} KB\n`);
}

function darkness(svg: string, width: number, height: number): Promise<Buffer> {
  return sharp(Buffer.from(svg), { unlimited: true })
    .resize(width, height, { fit: 'fill' })
    .greyscale()
    .negate()
    .raw()
    .toBuffer();
}

function mix(one: number, other: number, part: number): number {
  return Math.round(one + (other - one) * part);
}

function token(name: string): Colour {
  const [, ...found] = new RegExp(`--color-${name}: #(..)(..)(..);`).exec(tokens) ?? [];
  const [red, green, blue] = found.map((hexadecimal) => Number.parseInt(hexadecimal, 16));
  if (red === undefined || green === undefined || blue === undefined)
    throw new Error(`The theme has no colour called ${name}.`);
  return [red, green, blue];
}

function fingerprint({ ink, water }: Drawing): string {
  return createHash('sha256').update(ink).update(water).digest('hex');
}

function write(file: URL, value: unknown): void {
  fs.writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
}
