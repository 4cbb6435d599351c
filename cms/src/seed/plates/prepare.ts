import fs from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import sharp, { type Sharp } from 'sharp';
import { type FormatFile, makeFormats } from '../../pictures/formats.ts';
import type { Wanted } from '../../pictures/widths.ts';
import type { Sheet } from './sheets.ts';

/** A plate that only has to be put in the library. */
export type PreparedPlate = { sheet: Sheet; file: PlateFile; formats: Record<string, FormatFile> };
type PlateFile = Omit<FormatFile, 'path'>;

/**
 * How finely plates are kept, in every width: line work stays sharp where a photograph would crumble. The effort is the
 * one that takes a blink; more of it makes line work no lighter.
 */
export const LINE_WORK = { quality: 18, effort: 0 };

/**
 * Of all that is made of a photograph, what pages cannot do without: a small one for lists, one for telephones, and one
 * for browsers that know no AVIF. The rest would take minutes at the first start, and fill the repository's backups.
 */
const WANTED: Wanted[] = [
  { type: 'avif', width: 400 },
  { type: 'avif', width: 800 },
  { type: 'webp', width: 800 },
];
const ENCODERS = {
  avif: (picture: Sharp) => picture.avif(LINE_WORK),
  webp: (picture: Sharp) => picture.webp({ quality: 40, effort: 0 }),
};
/** Two processors are kept busy; the database needs its own at the same time. */
const AT_ONCE = 2;

export async function prepare(
  folder: string,
  sheets: Sheet[],
  fileName: (name: string) => string,
): Promise<PreparedPlate[]> {
  const queue = [...sheets.entries()];
  const prepared: PreparedPlate[] = [];
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [index, sheet] = next;
      prepared[index] = await preparePlate(folder, sheet, fileName(sheet.name));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return prepared;
}

async function preparePlate(folder: string, sheet: Sheet, hash: string): Promise<PreparedPlate> {
  const name = `${sheet.name}.avif`;
  const bytes = await fs.readFile(path.join(folder, name));
  const picture = { name, hash, mime: 'image/avif', getStream: () => Readable.from([bytes]) };
  // Unpacked once for all that is made of it.
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const source = sharp(data, { raw: { width, height, channels } });
  const formats = await makeFormats(source, picture, WANTED, ENCODERS);
  const file = {
    ...picture,
    ext: '.avif',
    width,
    height,
    size: Math.round(bytes.length / 10) / 100,
    sizeInBytes: bytes.length,
  };
  return { sheet, file, formats: Object.fromEntries(formats.map(({ key, file }) => [key, file])) };
}
