import { print } from '@school/print.server';
import { Blob, Face, Font, Buffer as Shaped, shape, Variation } from 'harfbuzzjs';
import decompress from 'woff2-encoder/decompress';

/** How words are set: as the pages' style sheet says it. */
export type Style = {
  family: 'display' | 'text';
  weight: number;
  /** In hundredths of the font's own; one that has no other width keeps it. */
  stretch: number;
  /** Between letters, in parts of the size. */
  tracking: number;
};

type Drawn = { path: string; width: number };

/** What draws words: outlines, so that a picture is the same whatever fonts a machine has. */
export type Type = {
  /** A text as these fonts can write it. What they have no letter for is left out. */
  readable: (text: string, family: Style['family']) => string;
  /** How wide it is, in parts of its size. */
  measure: (text: string, style: Style) => number;
  /** Its outline, from where its first line stands, in pixels. */
  draw: (text: string, style: Style, size: number) => Drawn;
};

type Cut = { face: Face; letters: ReadonlySet<number>; fonts: Map<string, Font> };

let loaded: Promise<Type> | undefined;

/** The school's type, read when it is first asked for. */
export function schoolType(): Promise<Type> {
  loaded ??= load();
  return loaded;
}

async function load(): Promise<Type> {
  const [display, text] = await Promise.all([
    Promise.all(print.fonts.display.map(cut)),
    Promise.all(print.fonts.text.map(cut)),
  ]);
  const families = { display, text };
  return {
    readable: (words, family) => readable(words, families[family]),
    measure: (words, style) => glyphs(words, style, families[style.family]).width,
    draw: (words, style, size) => {
      const { glyphs: all, width } = glyphs(words, style, families[style.family]);
      return { path: all.map((glyph) => glyph(size)).join(''), width: width * size };
    },
  };
}

async function cut(address: string): Promise<Cut> {
  const file = Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
  const face = new Face(new Blob(await decompress(file)));
  return { face, letters: new Set(face.collectUnicodes()), fonts: new Map() };
}

/** Between two facts; one space is hardly seen beside a dot. */
const ASIDE = '\u00a0 ·\u00a0 ';

const graphemes = new Intl.Segmenter('fr', { granularity: 'grapheme' });

/** What stands in for signs that few fonts have. */
const LIKE: Record<string, string> = { '′': '’', '″': '”', '−': '–', '\u2010': '-', '\u2011': '-' };

function readable(words: string, cuts: Cut[]): string {
  const letters = Array.from(graphemes.segment(visible(words)), ({ segment }) => {
    if (/^\s+$/u.test(segment)) return /[\u00a0\u202f]/.test(segment) ? '\u00a0' : ' ';
    if (cutOf(segment, cuts)) return segment;
    // Better a letter without its accent than a word without its letter.
    const like = LIKE[segment] ?? segment.normalize('NFD').replace(/\p{M}+/gu, '');
    return like !== '' && cutOf(like, cuts) ? like : '';
  });
  return letters.join('').replace(/ {2,}/g, ' ').trim().replaceAll(' · ', ASIDE);
}

/** Without what only tells programs how to show the rest, or is no character at all. */
function visible(words: string): string {
  return words
    .replace(/[\t\n\v\f\r]+/g, ' ')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '')
    .normalize('NFC');
}

function cutOf(segment: string, cuts: Cut[]): Cut | undefined {
  return cuts.find(({ letters }) =>
    Array.from(segment).every((letter) => letters.has(letter.codePointAt(0) ?? 0)),
  );
}

type Glyph = (size: number) => string;

/** In parts of the size. */
function glyphs(words: string, style: Style, cuts: Cut[]): { glyphs: Glyph[]; width: number } {
  const found: Glyph[] = [];
  let x = 0;
  for (const [run, { face, font }] of runs(words, style, cuts)) {
    const buffer = new Shaped();
    buffer.addText(run);
    buffer.guessSegmentProperties();
    shape(font, buffer);
    for (const glyph of buffer.getGlyphInfosAndPositions()) {
      const { codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 } = glyph;
      const at = { x: x * face.upem + xOffset, y: yOffset };
      found.push((size) => placed(font.glyphToPath(codepoint), at, size / face.upem));
      x += xAdvance / face.upem + style.tracking;
    }
  }
  return { glyphs: found, width: x };
}

/** Neighbours that one font can write. */
function runs(words: string, style: Style, cuts: Cut[]) {
  const found: [string, { face: Face; font: Font }][] = [];
  for (const { segment } of graphemes.segment(words)) {
    const own = cutOf(segment, cuts);
    if (!own) continue;
    const last = found.at(-1);
    if (last && last[1].face === own.face) last[0] += segment;
    else found.push([segment, { face: own.face, font: fontOf(own, style) }]);
  }
  return found;
}

function fontOf({ face, fonts }: Cut, { weight, stretch }: Style): Font {
  const key = `${weight} ${stretch}`;
  const known = fonts.get(key);
  if (known) return known;
  const font = new Font(face);
  font.setVariations([new Variation('wght', weight), new Variation('wdth', stretch)]);
  fonts.set(key, font);
  return font;
}

/** From a font's units, where up is more, to pixels, where it is less. */
function placed(path: string, at: { x: number; y: number }, scale: number): string {
  return path.replace(/(-?[\d.e-]+),(-?[\d.e-]+)/g, (_, x: string, y: string) => {
    return `${pixels((Number(x) + at.x) * scale)},${pixels(-(Number(y) + at.y) * scale)}`;
  });
}

function pixels(value: number): string {
  return String(Math.round(value * 100) / 100);
}
