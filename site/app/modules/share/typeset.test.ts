import { describe, expect, it } from 'vitest';
import { typeset } from './typeset';

const ROOM = { width: 580, height: 350 };
/** Every letter half as wide as it is high. */
const measure = (text: string) => text.length / 2;
const set = (title: string, room = ROOM, sizes?: number[]) => typeset(title, room, measure, sizes);

const LONG =
  'Comprendre en quelques minutes ce que change la réforme de l’apprentissage pour les étudiants, les entreprises, les maîtres d’apprentissage et les familles qui hésitent entre initial et alternance';

describe('a title', () => {
  it('is large when it is short', () => {
    const { size, lines } = set('Lyon');
    expect(lines).toEqual(['Lyon']);
    expect(size).toBeGreaterThan(140);
  });

  it.each([
    ['of two hundred characters', LONG],
    ['of two thousand', `${LONG} `.repeat(10)],
    ['of one word longer than any line', 'anticonstitutionnellement'.repeat(20)],
    ['of nothing but hyphens', '-'.repeat(400)],
  ])('%s stays in its room, and is read at half the size', (_, title) => {
    const { size, leading, lines } = set(title);
    expect(size).toBeGreaterThanOrEqual(44);
    expect(lines.length * size * leading).toBeLessThanOrEqual(ROOM.height);
    for (const line of lines) expect(measure(line) * size, line).toBeLessThanOrEqual(ROOM.width);
  });

  it('that is too long ends at a word, and says that there is more', () => {
    const { lines } = set(`${LONG} `.repeat(10).trim());
    const [, kept = ''] = /^(.*)…$/.exec(lines.join(' ')) ?? [];
    expect(LONG.startsWith(kept)).toBe(true);
    expect(LONG.charAt(kept.length)).toMatch(/[ ,]/);
  });

  it('has lines of about the same length', () => {
    const { lines } = set('aaaa bbbb cccc dddd eeee', { width: 200, height: 100 }, [20]);
    expect(lines).toEqual(['aaaa bbbb cccc', 'dddd eeee']);
    expect(set('aaaa bbbb cccc dddd', { width: 180, height: 100 }, [20]).lines).toEqual([
      'aaaa bbbb',
      'cccc dddd',
    ]);
  });

  it('is not broken at a space that holds two words together', () => {
    const { lines } = set('Portes ouvertes\u00a0: visite', { width: 150, height: 400 }, [20]);
    expect(lines).toEqual(['Portes', 'ouvertes\u00a0:', 'visite']);
  });

  it('is broken at a hyphen only where a word is longer than a line', () => {
    const room = { width: 120, height: 400 };
    expect(set('un après-midi', room, [20]).lines).toEqual(['un', 'après-midi']);
    expect(set('Charleville-Mézières', room, [20]).lines).toEqual(['Charleville-', 'Mézières']);
  });
});
