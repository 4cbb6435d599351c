/** Draws the relief of the map for every school, and the outlines of the country and of its insets: `npm run map`, when what they are drawn from changes. */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { SHEET } from '../app/modules/application/sheet.ts';
import type { Sheet } from '../app/modules/map/sheets.ts';
import { schools } from '../school.plugin.ts';
import { coast } from './coast.ts';
import { type Drawing, draw } from './drawing.ts';
import { type Picture, PLANS } from './plans.ts';
import { territories } from './territories.ts';

const COAST = new URL('../app/modules/application/coast.json', import.meta.url);
const OUTLINES = new URL('../app/modules/map/territories.json', import.meta.url);
type Colour = [number, number, number];
type Inks = { folder: URL; ink: string; water: string };
type Layers = { width: number; height: number; ink: Buffer; water: Buffer };

const inks = schools().map(inksOf);
const drawn: Record<string, string> = {};
for (const [name, { pictures, ...plan }] of Object.entries(PLANS)) {
  const drawing = draw(plan);
  drawn[name] = fingerprint(drawing);
  for (const picture of pictures) {
    const layers = await layersOf(picture, plan.sheet, drawing);
    for (const school of inks) await keep(picture, layers, school);
  }
}
for (const { folder, ink, water } of inks)
  write(new URL('drawn.json', folder), { ink, water, ...drawn });
write(OUTLINES, territories());
write(COAST, coast(SHEET));

function inksOf(school: string): Inks {
  const home = new URL(`../schools/${school}/`, import.meta.url);
  const theme = fs.readFileSync(new URL('theme.css', home), 'utf8');
  const folder = new URL('relief/', home);
  fs.mkdirSync(folder, { recursive: true });
  return { folder, ink: colourOf(theme, 'ink'), water: colourOf(theme, 'survey') };
}

async function layersOf({ width }: Picture, sheet: Sheet, drawing: Drawing): Promise<Layers> {
  const height = Math.round((width * sheet.height) / sheet.width);
  const ink = await darkness(drawing.ink, width, height);
  const water = await darkness(drawing.water, width, height);
  return { width, height, ink, water };
}

/** Only ink and water are in the picture: what is white in the drawing is the page. */
async function keep({ file, quality }: Picture, layers: Layers, school: Inks) {
  const { width, height } = layers;
  const [ink, water] = [rgb(school.ink), rgb(school.water)];
  const pixels = Buffer.alloc(width * height * 4);
  for (let index = 0; index < width * height; index++) {
    const below = (layers.ink[index] ?? 0) / 255;
    const above = (layers.water[index] ?? 0) / 255;
    const opacity = 1 - (1 - below) * (1 - above);
    const blue = opacity > 0 ? above / opacity : 0;
    const colour = ink.map((value, c) => mix(value, water[c] ?? value, blue));
    pixels.set([...colour, Math.round(opacity * 255)], index * 4);
  }
  const { size } = await sharp(pixels, { raw: { width, height, channels: 4 } })
    .avif({ quality, effort: 4, chromaSubsampling: '4:2:0' })
    .toFile(fileURLToPath(new URL(file, school.folder)));
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

function colourOf(theme: string, name: string): string {
  const found = new RegExp(`--color-${name}: (#[0-9a-f]{6});`).exec(theme)?.[1];
  if (!found) throw new Error(`The theme has no colour called ${name}.`);
  return found;
}

function rgb(colour: string): Colour {
  const part = (start: number) => Number.parseInt(colour.slice(start, start + 2), 16);
  return [part(1), part(3), part(5)];
}

function fingerprint({ ink, water }: Drawing): string {
  return createHash('sha256').update(ink).update(water).digest('hex');
}

function write(file: URL, value: unknown): void {
  fs.writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
}
