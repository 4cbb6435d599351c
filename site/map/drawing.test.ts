import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import coastline from '../app/modules/application/coast.json';
import { SHEET } from '../app/modules/application/sheet.ts';
import territories from '../app/modules/map/territories.json';
import { schools } from '../school.plugin.ts';
import { coast } from './coast.ts';
import { draw } from './drawing.ts';
import { every } from './hachures.ts';
import { PLANS } from './plans.ts';
import { heightAt } from './relief.ts';
import { territories as drawTerritories } from './territories.ts';

const relief = (school: string) => new URL(`../schools/${school}/relief/`, import.meta.url);
const KB = 1024;

describe('the relief', () => {
  it.each(Object.entries(PLANS))(
    'the pictures of « %s » are of this very drawing',
    (name, plan) => {
      const { ink, water } = draw(plan);
      const hash = createHash('sha256').update(ink).update(water).digest('hex');
      for (const school of schools()) {
        const drawn = JSON.parse(fs.readFileSync(new URL('drawn.json', relief(school)), 'utf8'));
        expect(drawn, school).toHaveProperty(name, hash);
      }
    },
    60_000,
  );

  it.each(schools())('the pictures of %s are in its colours', (school) => {
    const theme = fs.readFileSync(new URL('../theme.css', relief(school)), 'utf8');
    const { ink, water } = JSON.parse(
      fs.readFileSync(new URL('drawn.json', relief(school)), 'utf8'),
    );
    expect(theme).toContain(`--color-ink: ${ink};`);
    expect(theme).toContain(`--color-survey: ${water};`);
  });

  it.each([
    ['wide-1734.avif', 120],
    ['wide-2600.avif', 120],
    ['narrow-680.avif', 42],
  ])('%s is light: at most %d KB', (file, most) => {
    for (const school of schools())
      expect(fs.statSync(new URL(file, relief(school))).size, school).toBeLessThan(most * KB);
  });

  it('rises where the massifs are', () => {
    const montBlanc = heightAt(6.87, 45.83);
    expect(montBlanc).toBeGreaterThan(heightAt(2.9, 45.5) * 0.9);
    for (const [longitude, latitude] of [
      [2.35, 48.86],
      [0, 47.3],
      [-1, 44.2],
    ] as const)
      expect(heightAt(longitude, latitude)).toBeLessThan(0.14);
    expect(montBlanc).toBeGreaterThan(0.6);
  });
});

it('a walk along a line goes round its corners', () => {
  expect(
    every(4, [
      [0, 0],
      [6, 0],
      [6, 6],
    ]),
  ).toEqual([
    [4, 0],
    [6, 2],
    [6, 6],
  ]);
});

it('the outlines of the insets are those of Natural Earth', () => {
  expect(drawTerritories()).toEqual(territories);
});

it('the outline of the pop-in is of this very country', () => {
  expect(coast(SHEET)).toEqual(coastline);
});
