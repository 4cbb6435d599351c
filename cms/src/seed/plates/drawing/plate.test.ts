import assert from 'node:assert/strict';
import { test } from 'node:test';
import { GROUNDS } from './grounds.ts';
import { drawPlate, type Plate } from './plate.ts';

const SIZE = { width: 640, height: 426 };
const lyon: Plate = {
  seed: 'lyon',
  size: SIZE,
  ground: 'paper',
  figure: 'mesh',
  ruggedness: 0.6,
};

const FIGURES: Plate[] = [
  lyon,
  { ...lyon, figure: 'chain', links: 6, ground: 'mist' },
  { ...lyon, figure: 'azimuth', ground: 'ink' },
  { ...lyon, figure: 'lacuna' },
  { ...lyon, sea: { x: 0, y: 1 }, ground: 'survey' },
];

const count = (drawing: string, part: string) => drawing.split(part).length - 1;

for (const plate of FIGURES) {
  const drawing = drawPlate(plate);
  const name = `${plate.figure} on ${plate.ground}`;

  test(`a ${name} is the same at every run, and another for another seed`, () => {
    assert.equal(drawPlate(plate), drawing);
    assert.notEqual(drawPlate({ ...plate, seed: 'lille' }), drawing);
  });

  test(`a ${name} has neither text nor number that is none, and the colours of its ground alone`, () => {
    assert.doesNotMatch(drawing, /<text|NaN|Infinity|undefined/);
    const colours = new Set(drawing.match(/#[0-9a-f]{6}/g));
    assert.deepEqual(
      [...colours].filter((colour) => !isOf(plate, colour)),
      [],
    );
  });

  test(`a ${name} has at most one station in the station's ink`, () => {
    const { station } = GROUNDS[plate.ground];
    const marks = count(drawing, `fill="${station}"`);
    const own =
      plate.ground === 'survey' ? marks > 0 : marks === (plate.figure === 'lacuna' ? 0 : 1);
    assert.ok(own, String(marks));
  });
}

function isOf({ ground }: Plate, colour: string): boolean {
  return Object.values(GROUNDS[ground]).includes(colour);
}

test('every line of the ground stays within reach of the sheet', () => {
  const far = 0.1 * SIZE.width;
  // Of a figure, sights go beyond the edge; contours and hachures do not.
  const ground = drawPlate({ ...lyon, figure: 'lacuna' });
  const places = [...ground.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)];
  assert.ok(places.length > 1000, String(places.length));
  for (const [, x, y] of places) {
    assert.ok(Number(x) > -far && Number(x) < SIZE.width + far, x);
    assert.ok(Number(y) > -far && Number(y) < SIZE.height + far, y);
  }
});

test('mountains have more strokes than a plain', () => {
  const strokes = (ruggedness: number) => drawPlate({ ...lyon, ruggedness }).length;
  assert.ok(strokes(1) > 1.2 * strokes(0), `${strokes(1)} ${strokes(0)}`);
});
