import { createNoise2D } from 'simplex-noise';
import { type Point, unproject } from '../app/modules/map/projection.server.ts';
import type { Sheet } from '../app/modules/map/sheets.ts';
import { MASSIFS } from './massifs.ts';
import { random } from './random.ts';

/** A degree of longitude, for one of latitude, in the middle of France. */
const NARROWING = 0.72;
const OCTAVES = 4;

const noise = createNoise2D(random('cassini'));

/** Invented, and in the right place: swellings where the massifs are, cut by ridges. */
export function heightAt(longitude: number, latitude: number): number {
  const swell = MASSIFS.reduce((sum, massif) => {
    const turn = (massif.lies * Math.PI) / 180;
    const east = (longitude - massif.longitude) * NARROWING;
    const north = latitude - massif.latitude;
    const along = (east * Math.cos(turn) + north * Math.sin(turn)) / (massif.reach[0] * NARROWING);
    const across = (north * Math.cos(turn) - east * Math.sin(turn)) / massif.reach[1];
    const away = along ** 2 + across ** 2;
    return away < 9 ? sum + massif.height * Math.exp(-1.05 * away) : sum;
  }, 0);
  const ridge = ridges(longitude * NARROWING, latitude);
  const plains = 0.05 * noise(longitude * 1.1, latitude * 1.5) + 0.02;
  return swell * (0.35 + ridge ** 2) + plains;
}

function ridges(x: number, y: number): number {
  let [sum, weight, amplitude, frequency] = [0, 0, 0.5, 1.5];
  for (let octave = 0; octave < OCTAVES; octave++) {
    sum += amplitude * (1 - Math.abs(noise(x * frequency, y * frequency)));
    weight += amplitude;
    amplitude *= 0.52;
    frequency *= 2.05;
  }
  return sum / weight;
}

/** The heights of a sheet, on a grid of square cells. */
export type Field = { columns: number; rows: number; values: number[]; sheet: Sheet; cell: number };

export function survey(sheet: Sheet, cell: number): Field {
  const columns = Math.ceil(sheet.width / cell) + 1;
  const rows = Math.ceil(sheet.height / cell) + 1;
  const values = Array.from({ length: columns * rows }, (_, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    const [longitude, latitude] = unproject([sheet.x + column * cell, sheet.y + row * cell]);
    const isNear = longitude > -6 && longitude < 10.5 && latitude > 41 && latitude < 51.6;
    return isNear ? heightAt(longitude, latitude) : 0;
  });
  return { columns, rows, values, sheet, cell };
}

/** Contours are in cells, and their values lie in the middle of one. */
export function toSheet({ sheet, cell }: Field, x: number, y: number): Point {
  return [sheet.x + (x - 0.5) * cell, sheet.y + (y - 0.5) * cell];
}

/** How the ground rises, to the east and to the south, in height by unit. */
export function slopeAt(field: Field, [x, y]: Point, reach: number): Point {
  const rise = (dx: number, dy: number) => interpolate(field, x + dx, y + dy);
  return [
    (rise(reach, 0) - rise(-reach, 0)) / (2 * reach),
    (rise(0, reach) - rise(0, -reach)) / (2 * reach),
  ];
}

function interpolate({ columns, rows, values, sheet, cell }: Field, x: number, y: number): number {
  const column = clamp((x - sheet.x) / cell, columns - 1.001);
  const row = clamp((y - sheet.y) / cell, rows - 1.001);
  const [left, top] = [Math.floor(column), Math.floor(row)];
  const [east, south] = [column - left, row - top];
  const at = (i: number, j: number) => values[(top + j) * columns + left + i] ?? 0;
  return (
    at(0, 0) * (1 - east) * (1 - south) +
    at(1, 0) * east * (1 - south) +
    at(0, 1) * (1 - east) * south +
    at(1, 1) * east * south
  );
}

function clamp(value: number, most: number): number {
  return Math.max(0, Math.min(most, value));
}
