import { azimuth } from './figures/azimuth.ts';
import { chain } from './figures/chain.ts';
import { type Figure, type Pencil, stations } from './figures/figure.ts';
import { lacuna } from './figures/lacuna.ts';
import { mesh } from './figures/mesh.ts';
import type { Point, Size } from './geometry.ts';
import { GROUNDS, type Ground, type GroundName } from './grounds.ts';
import { hachures } from './hachures.ts';
import { between, type Chance, chanceOf } from './random.ts';
import { type ReliefForm, reliefOf } from './relief.ts';
import { coast } from './sea.ts';
import { element, path, polygon } from './svg.ts';
import { type Contour, survey, type Terrain } from './terrain.ts';
import { veil, veiled } from './veil.ts';

export type Plate = {
  /** What makes it this plate and no other. */
  seed: string;
  size: Size;
  ground: GroundName;
  figure: 'mesh' | 'chain' | 'azimuth' | 'lacuna';
  /** From a plain, 0, to the Alps, 1. */
  ruggedness: number;
  /** Which way the sea lies; inland there are ponds. */
  sea?: Point;
  /** How many links a chain has. */
  links?: number;
};

const LEVELS = 20;
/** Hachures start from every level. Of the lines themselves, one in two is drawn, and one in so many is heavier. */
const MAIN_CONTOUR = 5;
/** How many units a sheet is high. The lacuna fills a screen, and is drawn the finer. */
const FINENESS = { mesh: 560, chain: 560, azimuth: 560, lacuna: 760 };
/** How much of the range of heights is under water. */
const UNDER_WATER = { coast: 0.4, inland: 0.1 };

/** An engraved survey sheet, as an SVG drawing: ground, water, contours, hachures, one figure. Neither frame nor text. */
export function drawPlate(plate: Plate, inks: Ground = GROUNDS[plate.ground]): string {
  const { seed, size, ruggedness, sea } = plate;
  const chance = chanceOf(seed);
  const unit = Math.min(size.width, size.height) / FINENESS[plate.figure];
  const pencil = { unit, inks };
  const terrain = survey(size, reliefOf(seed, size, formOf(plate, unit, chance)), 4 * unit);
  const { low, high } = terrain;
  const shore = low + (high - low) * (sea ? UNDER_WATER.coast : UNDER_WATER.inland);
  const interval = (high - shore) / LEVELS;
  const heights = Array.from({ length: LEVELS }, (_, level) => shore + level * interval);
  const contours = terrain.contoursAt(heights);
  const main = plate.figure === 'lacuna' ? missingPlace(size) : stationOn(terrain, shore, chance);
  const hidden = plate.figure === 'lacuna' ? veil(size, main) : null;
  const strokes = hachures(terrain, contours, {
    unit,
    interval,
    shore,
    chance,
    weight: 0.8 + 0.3 * ruggedness,
    gentlest: 0.75 - 0.25 * ruggedness,
    presence: hidden?.presence ?? (() => 1),
  });
  const ground = [drawGround(contours, pencil), drawHachures(strokes, pencil)].join('');
  const figure = figureOf(plate, main, chance, pencil);
  return sheet(size, pencil, [
    hidden ? veiled(ground, hidden) : ground,
    figure.drawing,
    stations(figure, pencil),
  ]);
}

function missingPlace({ width, height }: Size): Point {
  return { x: 0.43 * width, y: 0.5 * height };
}

function formOf({ ruggedness, sea }: Plate, unit: number, chance: Chance): ReliefForm {
  return {
    scale: between(chance, 270, 340) * unit,
    ridge: 0.5 + 0.4 * ruggedness,
    warp: 0.4,
    tilt: sea ? { x: -1.2 * sea.x, y: -1.2 * sea.y } : { x: 0, y: 0 },
  };
}

/** A dry place near the middle, so that a crop to a square keeps it. */
function stationOn({ size, heightAt }: Terrain, shore: number, chance: Chance): Point {
  const places = Array.from({ length: 40 }, () => ({
    x: between(chance, 0.4, 0.6) * size.width,
    y: between(chance, 0.36, 0.64) * size.height,
  }));
  const highest = places.toSorted((one, other) => heightAt(other) - heightAt(one))[0];
  const dry = places.find((place) => heightAt(place) > shore) ?? highest;
  return dry ?? { x: size.width / 2, y: size.height / 2 };
}

function drawGround(contours: Contour[], { unit, inks }: Pencil): string {
  const [land, ...higher] = contours.map(({ rings }) => rings.map(polygon).join(''));
  const lines = higher.map((data, index) => {
    const level = index + 1;
    const isMain = level % MAIN_CONTOUR === 0;
    if (!isMain && level % 2) return '';
    const [width, opacity] = isMain ? [1, 0.62] : [0.5, 0.4];
    return path(data, { stroke: inks.line, 'stroke-width': width * unit, opacity });
  });
  return [coast(land ?? '', unit, inks), ...lines].join('');
}

function drawHachures(strokes: Map<number, string>, { inks }: Pencil): string {
  return [...strokes]
    .map(([width, data]) => path(data, { stroke: inks.line, 'stroke-width': width, opacity: 0.82 }))
    .join('');
}

function figureOf(plate: Plate, main: Point, chance: Chance, pencil: Pencil): Figure {
  const { size, figure, links = 6 } = plate;
  switch (figure) {
    case 'mesh':
      return mesh(size, main, chance, pencil);
    case 'chain':
      return chain(size, links, chance, pencil);
    case 'azimuth':
      return azimuth(size, main, chance, pencil);
    case 'lacuna':
      return lacuna(size, main, pencil);
  }
}

function sheet({ width, height }: Size, { inks }: Pencil, drawings: string[]): string {
  const ground = element('rect', { width, height, fill: inks.ground });
  const drawn = element('g', { fill: 'none', 'stroke-linecap': 'round' }, drawings.join(''));
  const box = {
    xmlns: 'http://www.w3.org/2000/svg',
    width,
    height,
    viewBox: `0 0 ${width} ${height}`,
  };
  return element('svg', box, ground + drawn);
}
