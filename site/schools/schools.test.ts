import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { school as plugin, schools } from '../school.plugin.ts';
import { contrast } from '../styleguide/contrast';

type Palette = Readonly<Record<string, string>>;

const file = (school: string, name: string) => new URL(`${school}/${name}`, import.meta.url);
const read = (school: string, name: string) => fs.readFileSync(file(school, name), 'utf8');
const colours = (css: string): Palette =>
  Object.fromEntries(
    [...css.matchAll(/--color-([a-z-]+): (#[0-9a-f]{6});/g)].map(([, name, value]) => [
      name,
      value,
    ]),
  );

/** WCAG 2.2, 1.4.3: what is read, on what. */
const READ: Record<string, string[]> = {
  paper: ['ink', 'ink-soft', 'survey', 'vermilion-deep', 'brass-text'],
  mist: ['ink', 'ink-soft', 'survey', 'vermilion-deep', 'brass-text'],
  ink: ['paper', 'paper-soft', 'brass-light'],
  survey: ['paper'],
  'vermilion-deep': ['paper'],
  'brass-light': ['ink'],
};
/** 1.4.11: marks that mean something without words. */
const MARKS: Record<string, string[]> = {
  paper: ['vermilion', 'survey', 'ink'],
  mist: ['vermilion', 'survey', 'ink'],
  ink: ['vermilion', 'paper'],
};

describe.each(schools())('%s', (school) => {
  const palette = colours(read(school, 'theme.css'));
  const pairs = (table: Record<string, string[]>) =>
    Object.entries(table).flatMap(([ground, inks]) => inks.map((ink) => [ink, ground] as const));

  it.each(pairs(READ))('%s is read on %s (AA)', (ink, ground) => {
    expect(contrastOf(palette, ink, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(pairs(MARKS))('%s is seen on %s (AA)', (ink, ground) => {
    expect(contrastOf(palette, ink, ground)).toBeGreaterThanOrEqual(3);
  });

  it('has every token that the first school has, and no other', () => {
    const tokens = (name: string) =>
      [...read(name, 'theme.css').matchAll(/^ {2}(--[a-z-]+):/gm)].map(([, token]) => token);
    expect(tokens(school)).toEqual(tokens('cassini'));
  });

  it('asks first for the fonts of its style sheet that are for every page, and prints with what they are cut from', () => {
    const own = (text: string) =>
      [...text.matchAll(/\.\/fonts\/([a-z-]+)\.woff2/g)].map(([, name]) => name);
    expect(own(read(school, 'index.ts'))).toEqual(['display', 'text']);
    expect(own(read(school, 'fonts.css'))).toEqual(expect.arrayContaining(['display', 'text']));
    const cuts = JSON.parse(read(school, 'fonts/cuts.json'));
    const printed = read(school, 'print.server.ts');
    for (const { font } of [cuts.display, cuts.text])
      for (const letters of ['latin', 'latin-ext'])
        expect(printed).toContain(font.replace('*', letters));
  });

  it('has the drawings that are made for it', () => {
    const icons = ['icon-192', 'icon-512', 'maskable-192', 'maskable-512', 'apple-touch-icon'];
    const plates = ['750.avif', '750.webp', '1500.avif', '1500.webp'];
    for (const name of [
      ...icons.map((icon) => `public/icons/${icon}.png`),
      ...plates.map((plate) => `public/plates/lacuna-${plate}`),
    ])
      expect(fs.existsSync(file(school, name)), name).toBe(true);
  });

  it('has its own colours in its icon', () => {
    const [drawn = []] = [read(school, 'public/icon.svg').match(/#[0-9a-f]{6}/g)];
    expect(new Set(drawn)).toEqual(new Set([palette.ink, palette.vermilion]));
  });
});

it('CFG-4: PRODUCT names a folder, or the build says which there are', () => {
  expect(() => plugin('arago')).toThrow(
    `PRODUCT=arago names no school: site/schools/ has ${schools().join(', ')}.`,
  );
  expect(() => plugin('../app')).toThrow('names no school');
});

function contrastOf(palette: Palette, one: string, other: string): number {
  const [first, second] = [palette[one], palette[other]];
  if (!first || !second) throw new Error(`There is no colour ${one} or ${other}.`);
  return contrast(first, second);
}
