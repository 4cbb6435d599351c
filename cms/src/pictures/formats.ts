import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import sharp, { type Sharp } from 'sharp';
import { type Type, type Wanted, wantedOf } from './widths.ts';

/** A picture on its way into the media library, as Strapi hands it on. */
export type Picture = {
  name: string;
  hash: string;
  mime: string;
  path?: string | null;
  filepath?: string;
  getStream(): Readable;
};

/** One of the files made of it, as Strapi keeps them. */
export type Format = { key: string; file: FormatFile };
export type FormatFile = {
  name: string;
  hash: string;
  ext: string;
  mime: string;
  path: string | null;
  width: number;
  height: number;
  /** In kilobytes. */
  size: number;
  sizeInBytes: number;
  getStream(): Readable;
};

/**
 * Efforts at which a photograph of twelve megapixels takes two seconds in all its widths. Of AVIF's, the next is three
 * times as slow and Strapi's own default thirty times, for files that are hardly lighter.
 */
const ENCODERS: Record<Type, (picture: Sharp) => Sharp> = {
  avif: (picture) => picture.avif({ quality: 50, effort: 0 }),
  webp: (picture) => picture.webp({ quality: 75, effort: 2 }),
};

/** The picture in the types and widths that pages show it in. What moves, and what has no pixels, stays as it is. */
export async function formatsOf(picture: Picture): Promise<Format[]> {
  const bytes = picture.filepath ?? (await buffer(picture.getStream()));
  const source = sharp(bytes).autoOrient();
  const { pages = 1, format, autoOrient } = await source.metadata();
  if (pages > 1 || format === 'svg' || format === 'gif') return [];
  const wanted = wantedOf({ mime: picture.mime, width: autoOrient.width });
  return makeFormats(source, picture, wanted);
}

/** One after the other: each takes a processor for itself. */
export async function makeFormats(
  source: Sharp,
  picture: Picture,
  wanted: Wanted[],
  encoders = ENCODERS,
): Promise<Format[]> {
  const formats: Format[] = [];
  for (const { type, width } of wanted) {
    const { data, info } = await encoders[type](source.clone().resize({ width })).toBuffer({
      resolveWithObject: true,
    });
    const key = `${type}_${width}`;
    const file: FormatFile = {
      name: `${key}_${picture.name}`,
      hash: `${key}_${picture.hash}`,
      ext: `.${type}`,
      mime: `image/${type}`,
      path: picture.path ?? null,
      width: info.width,
      height: info.height,
      size: Math.round(info.size / 10) / 100,
      sizeInBytes: info.size,
      getStream: () => Readable.from([data]),
    };
    formats.push({ key, file });
  }
  return formats;
}
