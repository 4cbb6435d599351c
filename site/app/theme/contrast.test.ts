import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const TOKENS = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

/** WCAG 1.4.3: what is read, on what it is read on. */
const READ = [
  ['ink', 'paper'],
  ['ink', 'mist'],
  ['ink', 'brass-light'],
  ['ink-soft', 'paper'],
  ['ink-soft', 'mist'],
  ['survey', 'paper'],
  ['survey', 'mist'],
  ['brass-text', 'paper'],
  ['brass-text', 'mist'],
  ['vermilion-deep', 'paper'],
  ['vermilion-deep', 'mist'],
  ['paper', 'ink'],
  ['paper', 'survey'],
  ['paper', 'vermilion-deep'],
  ['paper-soft', 'ink'],
  ['brass-light', 'ink'],
] as const;

/** WCAG 1.4.11: what is only seen, a point of the map or the two rings of the focus. */
const SEEN = [
  ['vermilion', 'paper'],
  ['vermilion', 'mist'],
  ['survey', 'mist'],
  ['ink', 'paper'],
  ['paper', 'ink'],
  ['paper', 'vermilion-deep'],
] as const;

it.each(READ)('%s is read on %s', (text, ground) => {
  expect(contrast(colour(text), colour(ground))).toBeGreaterThanOrEqual(4.5);
});

it.each(SEEN)('%s is seen on %s', (mark, ground) => {
  expect(contrast(colour(mark), colour(ground))).toBeGreaterThanOrEqual(3);
});

it('black on white is as much as there is', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48);
});

function colour(name: string): string {
  const [, hex] = new RegExp(`--color-${name}: (#[0-9a-f]{6});`).exec(TOKENS) ?? [];
  if (!hex) throw new Error(`The theme has no colour ${name}.`);
  return hex;
}

/** As WCAG 2 defines it. */
function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => linear(hex.slice(at, at + 2)));
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

function linear(channel: string): number {
  const value = Number.parseInt(channel, 16) / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}
