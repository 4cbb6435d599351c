import fs from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { schools } from '../school.plugin.ts';
import { charactersOf, fontsOf, plan } from './plan.ts';

/** What a home may have of fonts, in all. */
const MOST_BYTES = 60_000;

describe.each(schools())('%s', (school) => {
  const address = (file: string) => fileURLToPath(new URL(file, fontsOf(school)));
  const css = fs.readFileSync(new URL('../fonts.css', fontsOf(school)), 'utf8');

  it('has the fonts that are made for it, with the very characters that are meant', async () => {
    for (const { file, characters } of await plan(school))
      expect(await charactersOf(address(file)), file).toEqual(characters);
  });

  it('asks for little with every page', () => {
    const sizes = ['display.woff2', 'text.woff2'].map((file) => fs.statSync(address(file)).size);
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(MOST_BYTES);
  });

  it('asks for the other letters where a page has one, and never for one that every page has', async () => {
    const planned = await plan(school);
    for (const { file, characters } of planned) {
      const isIn = rangeOf(css, file);
      const usual = planned.find((other) => other.file === file.replace(/-(rare|extended)/, ''));
      if (usual?.file === file) expect(isIn, file).toBeNull();
      else {
        // What no page can show: the end of a line.
        const shown = characters.filter((one) => one >= 0x20);
        expect(
          shown.filter((one) => !isIn?.(one)),
          file,
        ).toEqual([]);
        expect(
          usual?.characters.filter((one) => isIn?.(one)),
          file,
        ).toEqual([]);
      }
    }
  });

  it('has the other letters by a name of their own, right after the font that every page has', () => {
    const theme = fs.readFileSync(new URL('../theme.css', fontsOf(school)), 'utf8');
    for (const font of ['display', 'text']) {
      const [rare, extended] = ['rare', 'extended'].map((part) =>
        familyOf(css, `${font}-${part}.woff2`),
      );
      expect(rare).toBe(extended);
      const [, families] = new RegExp(`--font-${font}:\\s+([^;]+);`).exec(theme) ?? [];
      expect(families).toMatch(new RegExp(`^"${familyOf(css, `${font}.woff2`)}", "${rare}", `));
    }
  });
});

/** The name by which the theme knows what a file has. */
function familyOf(css: string, file: string): string | undefined {
  return /font-family: "([^"]+)"/.exec(faceOf(css, file))?.[1];
}

function faceOf(css: string, file: string): string {
  return css.split('@font-face').find((part) => part.includes(`/${file}"`)) ?? '';
}

/** Whether a character is one that the style sheet asks for the file for; null where it asks for it whatever they are. */
function rangeOf(css: string, file: string): ((character: number) => boolean) | null {
  const [, stated] = /unicode-range:([^;]+);/.exec(faceOf(css, file)) ?? [];
  if (!stated) return null;
  const spans = stated.split(',').map((span) => {
    const [first = '', last = first] = span.trim().slice(2).split('-');
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const;
  });
  return (one) => spans.some(([first, last]) => first <= one && one <= last);
}
