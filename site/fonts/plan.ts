import fs from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Blob, Face } from 'harfbuzzjs';
import { decompress } from 'woff2-encoder';
import type { Axes } from './cut.ts';
import { USUAL } from './letters.ts';

/** `font` is a file of a package, with a star for the letters that are in it. */
type Cuts = Record<'display' | 'text', { font: string; axes: Axes }>;

export type Planned = { file: string; source: string; axes: Axes; characters: number[] };

export const fontsOf = (school: string) => new URL(`../schools/${school}/fonts/`, import.meta.url);

/** The files of a school's fonts: each with its usual characters, with the other ones of French, English and their neighbours, and of other Latin languages. */
export async function plan(school: string): Promise<Planned[]> {
  const text = fs.readFileSync(new URL('cuts.json', fontsOf(school)), 'utf8');
  const cuts: Cuts = JSON.parse(text);
  const planned = Object.entries(cuts).map(async ([name, { font, axes }]) => {
    const file = (letters: string) =>
      fileURLToPath(import.meta.resolve(font.replace('*', letters)));
    const [latin, extended] = [file('latin'), file('latin-ext')];
    const all = await charactersOf(latin);
    const other = (await charactersOf(extended)).filter((one) => !all.includes(one));
    const [usual, rare] = [
      all.filter((one) => USUAL.has(one)),
      all.filter((one) => !USUAL.has(one)),
    ];
    return [
      { file: `${name}.woff2`, source: latin, axes, characters: usual },
      { file: `${name}-rare.woff2`, source: latin, axes, characters: rare },
      { file: `${name}-extended.woff2`, source: extended, axes, characters: other },
    ];
  });
  return (await Promise.all(planned)).flat();
}

export async function charactersOf(file: string): Promise<number[]> {
  const face = new Face(new Blob(await decompress(fs.readFileSync(file))));
  return [...face.collectUnicodes()].sort((one, other) => one - other);
}

/** As a style sheet says it. */
export function unicodeRange(characters: readonly number[]): string {
  const spans: [number, number][] = [];
  for (const one of characters) {
    const last = spans.at(-1);
    if (last?.[1] === one - 1) last[1] = one;
    else spans.push([one, one]);
  }
  const hex = (one: number) => one.toString(16);
  return spans
    .map(([first, last]) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ''}`)
    .join(', ');
}
