import { createNoise2D } from 'simplex-noise';
import type { Point, Size } from './geometry.ts';
import { chanceOf } from './random.ts';

/** How high the ground is at a place, about from 0 to 1. */
export type Height = (place: Point) => number;

export type ReliefForm = {
  /** How far apart summits are, in pixels. */
  scale: number;
  /** From rounded hills, 0, to sharp ridges, 1. */
  ridge: number;
  /** How much ridges wind. */
  warp: number;
  /** How much the ground rises from west to east and from north to south. */
  tilt: Point;
};

const OCTAVES = 4;
/** Each octave is that much finer and fainter than the one before. */
const FINER = 2.05;
const FAINTER = 0.42;

/** Invented ground: noise folded into ridges, on a plane bent by slower noise. The same for the same seed. */
export function reliefOf(seed: string, { width, height }: Size, form: ReliefForm): Height {
  const { scale, ridge, warp, tilt } = form;
  const chance = chanceOf(`${seed} relief`);
  const [noise, bend] = [createNoise2D(chance), createNoise2D(chance)];
  const fold = (value: number) => ridge * (1 - 2 * Math.abs(value)) + (1 - ridge) * value;
  return ({ x, y }) => {
    const [slowX, slowY] = [(x / scale) * 0.7, (y / scale) * 0.7];
    const u = x / scale + bend(slowX, slowY) * warp;
    const v = y / scale + bend(slowX + 9, slowY + 4) * warp;
    let [sum, whole] = [0, 0];
    for (let octave = 0; octave < OCTAVES; octave++) {
      const [fineness, strength] = [FINER ** octave, FAINTER ** octave];
      sum += strength * fold(noise(u * fineness, v * fineness));
      whole += strength;
    }
    const slope = tilt.x * (x / width - 0.5) + tilt.y * (y / height - 0.5);
    return (sum / whole + slope) / 2 + 0.5;
  };
}
