import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hachures } from './hachures.ts';
import { chanceOf } from './random.ts';
import { reliefOf } from './relief.ts';
import { survey } from './terrain.ts';

const SIZE = { width: 200, height: 100 };
/** A slope that rises to the east by one over the width. */
const slope = survey(SIZE, ({ x }) => x / SIZE.width, 4);
const STYLE = {
  unit: 1,
  interval: 0.1,
  weight: 2,
  gentlest: 0,
  shore: -1,
  presence: () => 1,
  chance: () => 0.5,
};

test('the ground is as high and as steep between the measures as at them', () => {
  for (const x of [0, 3, 50, 101.5, 200]) {
    assert.ok(Math.abs(slope.heightAt({ x, y: 37 }) - x / 200) < 1e-9);
    assert.ok(Math.abs(slope.slopeAt({ x: 100, y: 37 }).x - 1 / 200) < 1e-9);
    assert.ok(Math.abs(slope.slopeAt({ x: 100, y: 37 }).y) < 1e-9);
  }
});

test('a contour is where the ground has its height', () => {
  const [contour] = slope.contoursAt([0.5]);
  const inside = contour?.rings.flat().filter(({ y, x }) => y > 0 && y < 100 && x < 190) ?? [];
  assert.ok(inside.length > 10);
  for (const { x } of inside) assert.ok(Math.abs(x - 100) < 0.01, String(x));
});

test('hachures run downhill, no further than the next contour, and not into the water', () => {
  const ends = (shore: number) =>
    [...hachures(slope, slope.contoursAt([0.5]), { ...STYLE, shore }).values()].flatMap((data) =>
      data
        .split('M')
        .slice(1)
        .map((stroke) => stroke.split('L').map((point) => Number(point.split(' ')[0]))),
    );
  const [stroke] = ends(-1).filter(([start]) => start === 100);
  assert.ok(stroke && stroke.length === 4, String(stroke));
  assert.deepEqual(
    stroke,
    stroke.toSorted((one, other) => other - one),
  );
  assert.ok((stroke[0] ?? 0) - (stroke[3] ?? 0) <= 17.01);
  assert.ok(ends(0.499).every(({ length }) => length === 1));
});

test('the slope that faces the light has less ink than the one behind it', () => {
  const pens = (east: number) => {
    const side = survey(SIZE, ({ x }) => (east * x) / SIZE.width + 0.5, 4);
    return Math.max(...hachures(side, side.contoursAt([0.5 + east * 0.5]), STYLE).keys());
  };
  // It comes from the west: ground that rises to the east faces it.
  assert.ok(pens(1) < pens(-1), `${pens(1)} ${pens(-1)}`);
});

test('gentle ground, and ground that is not to be shown, has none', () => {
  const drawn = (style: object) => hachures(slope, slope.contoursAt([0.5]), { ...STYLE, ...style });
  assert.equal(drawn({ gentlest: 9 }).size, 0);
  assert.equal(drawn({ presence: () => 0 }).size, 0);
});

test('chance and relief follow from a name', () => {
  const draw = (seed: string) => Array.from({ length: 5 }, chanceOf(seed));
  assert.deepEqual(draw('lyon'), draw('lyon'));
  assert.notDeepEqual(draw('lyon'), draw('lille'));
  const form = { scale: 50, ridge: 0.6, warp: 0.4, tilt: { x: 0, y: 0 } };
  const heights = Array.from({ length: 400 }, (_, index) =>
    reliefOf('lyon', SIZE, form)({ x: index % 20, y: index }),
  );
  assert.ok(Math.min(...heights) >= 0 && Math.max(...heights) <= 1);
  assert.ok(Math.max(...heights) - Math.min(...heights) > 0.2);
});
