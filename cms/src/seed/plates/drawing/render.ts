/**
 * Draws every plate of the demo school, and in the colours of each school the one of pages that do not exist, and writes
 * them as pictures. Run by `npm run plates`, with the folders of the content, of the plates and of the schools.
 */
import fs from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { readContent } from '../../files.ts';
import { LINE_WORK } from '../prepare.ts';
import { sheetsOf } from '../sheets.ts';
import { type Ground, inksOf } from './grounds.ts';
import { drawPlate, type Plate } from './plate.ts';

const LACUNA: Plate = {
  seed: 'lacuna',
  size: { width: 1500, height: 1180 },
  ground: 'paper',
  figure: 'lacuna',
  ruggedness: 0.9,
};
const LACUNA_WIDTHS = [750, 1500];

async function render(content: string, plates: string, schools: string[]): Promise<void> {
  await fs.rm(plates, { recursive: true, force: true });
  await fs.mkdir(plates, { recursive: true });
  for (const { name, plate } of sheetsOf(await readContent(content))) {
    const picture = engraved(plate).avif(LINE_WORK);
    await picture.toFile(path.join(plates, `${name}.avif`));
    process.stdout.write(`${name}\n`);
  }
  for (const school of schools) await renderLacuna(school);
}

async function renderLacuna(school: string): Promise<void> {
  const inks = inksOf(await fs.readFile(path.join(school, 'theme.css'), 'utf8'));
  const folder = path.join(school, 'public/plates');
  await fs.mkdir(folder, { recursive: true });
  for (const width of LACUNA_WIDTHS) {
    const picture = engraved(LACUNA, inks).resize(width);
    const file = path.join(folder, `lacuna-${width}`);
    await picture
      .clone()
      .avif({ ...LINE_WORK, quality: 26 })
      .toFile(`${file}.avif`);
    await picture.clone().webp({ quality: 40, effort: 6 }).toFile(`${file}.webp`);
  }
}

function engraved(plate: Plate, inks?: Ground): Sharp {
  return sharp(Buffer.from(drawPlate(plate, inks))).removeAlpha();
}

const [content, plates, ...schools] = process.argv.slice(2);
if (!content || !plates || schools.length === 0)
  throw new Error('Folders are expected: of the content, of the plates, of each school');
render(content, plates, schools).catch((error: unknown) => {
  process.stderr.write(`${error}\n`);
  process.exitCode = 1;
});
