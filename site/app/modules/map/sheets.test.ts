import { expect, it } from 'vitest';
import { project } from './projection.server';
import { COUNTRY, HERO, placeOver, RELIEF, type Sheet, WIDE_RELIEF } from './sheets';

const holds = ({ x, y, width, height }: Sheet, [east, south]: [number, number]) =>
  east > x && east < x + width && south > y && south < y + height;

it.each([
  ['Ouessant', -5.14, 48.46],
  ['Dunkerque', 2.37, 51.09],
  ['the last of Alsace', 8.23, 48.97],
  ['Cap Corse', 9.4, 43.01],
  ['the east of Corsica', 9.56, 42.1],
  ['Bonifacio', 9.2, 41.36],
])('every map shows %s', (_name, longitude, latitude) => {
  for (const sheet of [HERO, COUNTRY, RELIEF, WIDE_RELIEF])
    expect(holds(sheet, project(longitude, latitude))).toBe(true);
});

it('the meridian of Paris is a vertical, in the middle of the home’s map', () => {
  for (const latitude of [42, 45, 48, 51]) expect(project(2.3372, latitude)[0]).toBeCloseTo(500, 6);
  expect(HERO.x + HERO.width / 2).toBe(500);
});

it('a sheet lies over another where its units say', () => {
  const over = { x: 0, y: 0, width: 200, height: 100 };
  expect(placeOver(over, { x: -50, y: 10, width: 400, height: 50 })).toEqual({
    left: '-25.000%',
    top: '10.000%',
    width: '200.000%',
    height: '50.000%',
  });
});
