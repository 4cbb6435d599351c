import type { Point } from './geometry.ts';

type Attributes = Record<string, string | number>;

/** An element of a drawing, as text. */
export function element(name: string, attributes: Attributes, content = ''): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${shown(value)}"`);
  return `<${name}${written.join('')}>${content}</${name}>`;
}

export function path(data: string, attributes: Attributes): string {
  return element('path', { d: data, ...attributes });
}

export function circle({ x, y }: Point, radius: number, attributes: Attributes): string {
  return element('circle', { cx: x, cy: y, r: radius, ...attributes });
}

/** A line through these points, for a path's data. */
export function line(...points: Point[]): string {
  return points.map(({ x, y }, index) => `${index ? 'L' : 'M'}${shown(x)} ${shown(y)}`).join('');
}

export function polygon(points: Point[]): string {
  return `${line(...points)}Z`;
}

/** A hundredth of a pixel is finer than any ink. */
function shown(value: string | number): string | number {
  return typeof value === 'number' ? Math.round(value * 100) / 100 : value;
}
