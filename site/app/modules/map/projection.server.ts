import { type GeoProjection, geoConicConformal } from 'd3-geo';
import { EARTH_RADIUS_KM } from './distance.ts';
import { KM_PER_UNIT } from './sheets.ts';

export type Point = [x: number, y: number];

export const SIZE = 1000;
const PARIS_MERIDIAN = 2.3372;

/** France as its surveyors saw it: conic conformal, turned so that the meridian of Paris is a straight vertical. */
export function frenchProjection(): GeoProjection {
  return geoConicConformal()
    .parallels([44, 49])
    .rotate([-PARIS_MERIDIAN, 0])
    .center([0, 46.75])
    .scale(EARTH_RADIUS_KM / KM_PER_UNIT)
    .translate([SIZE / 2, SIZE / 2]);
}

const projection = frenchProjection();

/** Where a place lies on the map, in its units. */
export function project(longitude: number, latitude: number): Point {
  return projection([longitude, latitude]) ?? [Number.NaN, Number.NaN];
}

/** And back. */
export function unproject([x, y]: Point): Point {
  return projection.invert?.([x, y]) ?? [Number.NaN, Number.NaN];
}
