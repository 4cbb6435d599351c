import type { Style, Type } from './type.server';

export const TITLE: Style = { family: 'display', weight: 600, stretch: 90, tracking: -0.03 };
export const NAME: Style = { family: 'display', weight: 700, stretch: 100, tracking: -0.025 };
export const NUMERAL: Style = { family: 'display', weight: 600, stretch: 76, tracking: -0.04 };
export const STRONG: Style = { family: 'text', weight: 600, stretch: 100, tracking: 0.008 };
export const PLAIN: Style = { family: 'text', weight: 500, stretch: 100, tracking: 0.008 };

type Props = {
  type: Type;
  style: Style;
  size: number;
  x: number;
  /** Where it stands. */
  y: number;
  fill: string;
  anchor?: 'start' | 'end' | 'middle';
  /** What lies behind is kept off it. */
  halo?: string;
  children: string;
};

const SHIFTS = { start: 0, middle: 0.5, end: 1 };

/** Words, as their outlines. */
export function Text({ type, style, size, x, y, fill, anchor = 'start', halo, children }: Props) {
  const { path, width } = type.draw(children, style, size);
  return (
    <g transform={`translate(${(x - SHIFTS[anchor] * width).toFixed(1)} ${y.toFixed(1)})`}>
      {halo && (
        <path d={path} stroke={halo} strokeWidth={size * 0.3} strokeLinejoin="round" fill="none" />
      )}
      <path d={path} fill={fill} />
    </g>
  );
}
