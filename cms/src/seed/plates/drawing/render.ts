/**
 * Draws every plate of the demo school, and the one of pages that do not exist, and writes them as pictures. Run by
 * `npm run plates`, with the folder of the content and the two they go to.
 */
import fs from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { readContent } from '../../files.ts';
import { sheetsOf } from '../sheets.ts';
import { drawPlate, type Plate } from './plate.ts';

/** Line work stays sharp where a photograph would crumble. */
const QUALITY = 18;
/** Of AVIF's efforts, the one that takes a blink; more of it makes line work no lighter. */
const EFFORT = 0;

const LACUNA: Plate = {
  seed: 'lacuna',
  size: { width: 1500, height: 1180 },
  ground: 'paper',
  figure: 'lacuna',
  ruggedness: 0.9,
};
const LACUNA_WIDTHS = [750, 1500];

async function render(content: string, plates: string, lacuna: string): Promise<void> {
  await fs.rm(plates, { recursive: true, force: true });
  await fs.mkdir(plates, { recursive: true });
  for (const { name, plate } of sheetsOf(await readContent(content))) {
    const picture = engraved(plate).avif({ quality: QUALITY, effort: EFFORT });
    await picture.toFile(path.join(plates, `${name}.avif`));
    process.stdout.write(`${name}\n`);
  }
  await fs.mkdir(lacuna, { recursive: true });
  for (const width of LACUNA_WIDTHS) {
    const picture = engraved(LACUNA).resize(width);
    const file = path.join(lacuna, `lacuna-${width}`);
    await picture.clone().avif({ quality: 26, effort: EFFORT }).toFile(`${file}.avif`);
    await picture.clone().webp({ quality: 40, effort: 6 }).toFile(`${file}.webp`);
  }
}

function engraved(plate: Plate): Sharp {
  return sharp(Buffer.from(drawPlate(plate))).removeAlpha();
}

const [content, plates, lacuna] = process.argv.slice(2);
if (!content || !plates || !lacuna)
  throw new Error('Three folders are expected: of the content, of the plates, of the lacuna');
render(content, plates, lacuna).catch((error: unknown) => {
  process.stderr.write(`${error}\n`);
  process.exitCode = 1;
});
