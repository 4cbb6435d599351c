import { contours } from 'd3-contour';
import type { Point, Size } from './geometry.ts';
import type { Height } from './relief.ts';

/** The lines at one height. */
export type Contour = { height: number; rings: Point[][] };

/** Ground that has been measured on a grid, from which everything else is drawn. */
export type Terrain = {
  size: Size;
  low: number;
  high: number;
  heightAt: Height;
  /** Uphill, and how steep: height per pixel. */
  slopeAt: (place: Point) => Point;
  contoursAt: (heights: number[]) => Contour[];
};

/** Measures the ground every so many pixels, one measure beyond each edge so that no line runs along it. */
export function survey(size: Size, height: Height, step: number): Terrain {
  const [columns, rows] = [Math.ceil(size.width / step) + 3, Math.ceil(size.height / step) + 3];
  const placeOf = (column: number, row: number): Point => ({
    x: (column - 1) * step,
    y: (row - 1) * step,
  });
  const measures = Array.from({ length: columns * rows }, (_, index) =>
    height(placeOf(index % columns, Math.floor(index / columns))),
  );
  const measure = (column: number, row: number) => measures[row * columns + column] ?? 0;

  const heightAt: Height = ({ x, y }) => {
    const across = Math.max(0, Math.min(columns - 2, x / step + 1));
    const down = Math.max(0, Math.min(rows - 2, y / step + 1));
    const [column, row] = [Math.floor(across), Math.floor(down)];
    const [right, below] = [across - column, down - row];
    const upper = measure(column, row) * (1 - right) + measure(column + 1, row) * right;
    const lower = measure(column, row + 1) * (1 - right) + measure(column + 1, row + 1) * right;
    return upper * (1 - below) + lower * below;
  };

  return {
    size,
    low: Math.min(...measures),
    high: Math.max(...measures),
    heightAt,
    slopeAt: ({ x, y }) => ({
      x: (heightAt({ x: x + step, y }) - heightAt({ x: x - step, y })) / (2 * step),
      y: (heightAt({ x, y: y + step }) - heightAt({ x, y: y - step })) / (2 * step),
    }),
    // d3-contour puts a measure in the middle of its cell.
    contoursAt: (heights) =>
      contours()
        .size([columns, rows])
        .thresholds(heights)(measures)
        .map(({ value, coordinates }) => ({
          height: value,
          rings: coordinates
            .flat()
            .map((ring) => ring.map(([x = 0, y = 0]) => placeOf(x - 0.5, y - 0.5))),
        })),
  };
}
