import type { CampusFile } from '../files';
import { isInMetropolitanFrance, type Point, project, triangulate } from './mesh.ts';
import { COLOURS, type Paper } from './paper.ts';

export type Rectangle = { x: number; y: number; width: number; height: number };

/** The school's mark: a C, whose two ends sight a point. Drawn in a square of 64. */
export function drawMark(paper: Paper, x: number, y: number, size: number): void {
  paper.draw((page) => {
    page.translate(x, y).scale(size / 64);
    page.path('M40 12 28 6 8 18v28l20 12 12-6').lineWidth(8).stroke(COLOURS.ink);
    page.path('M40 12 57 32 40 52').lineWidth(2.5).stroke(COLOURS.ink);
    page.circle(57, 32, 7).fill(COLOURS.vermilion);
  });
}

/** The graduated edge of a survey sheet. */
export function drawNeatline(paper: Paper, { x, y, width, height }: Rectangle): void {
  const even = (length: number) => length / (2 * Math.round(length / 28));
  const [across, down] = [even(width), even(height)];
  paper.draw((page) => {
    page.lineWidth(0.5).rect(x, y, width, height).stroke(COLOURS.ink);
    page.rect(x + 5, y + 5, width - 10, height - 10).stroke(COLOURS.ink);
    page.lineWidth(3).dash(across, { space: across });
    for (const edge of [y + 2.5, y + height - 2.5])
      page
        .moveTo(x, edge)
        .lineTo(x + width, edge)
        .stroke(COLOURS.ink);
    page.dash(down, { space: down });
    for (const edge of [x + 2.5, x + width - 2.5])
      page
        .moveTo(edge, y)
        .lineTo(edge, y + height)
        .stroke(COLOURS.ink);
  });
}

/**
 * The network of campuses as surveyors draw one, as large as it can be at the right of the frame. Those of the second
 * list are marked, and the ground between any three of them is shaded.
 */
export function drawNetwork(
  paper: Paper,
  frame: Rectangle,
  campuses: CampusFile[],
  marked: CampusFile[],
): void {
  const shown = campuses.filter(isInMetropolitanFrance);
  const points = placed(shown, frame);
  const isMarked = (index: number) => marked.some((campus) => campus === shown[index]);
  paper.draw((page) => {
    page.lineWidth(0.6).lineJoin('round').fillOpacity(0.1);
    for (const triangle of triangulate(points)) {
      const corners = triangle.flatMap((index) => points[index] ?? []);
      page.polygon(...corners.map(({ x, y }): [number, number] => [x, y]));
      if (triangle.every(isMarked)) page.fillAndStroke(COLOURS.survey, COLOURS.survey);
      else page.stroke(COLOURS.survey);
    }
    page.lineWidth(1).fillOpacity(1);
    for (const [index, { x, y }] of points.entries()) {
      const [outer, inner, colour] = isMarked(index)
        ? ([4, 1.9, COLOURS.vermilion] as const)
        : ([2.6, 1, COLOURS.survey] as const);
      page.circle(x, y, outer).fillAndStroke(COLOURS.paper, colour);
      page.circle(x, y, inner).fill(colour);
    }
  });
}

function placed(campuses: CampusFile[], frame: Rectangle): Point[] {
  const { points, height } = project(campuses);
  const scale = Math.min(frame.height / height, frame.width);
  const left = frame.x + frame.width - scale;
  const top = frame.y + (frame.height - height * scale) / 2;
  return points.map(({ x, y }) => ({ x: left + x * scale, y: top + y * scale }));
}
