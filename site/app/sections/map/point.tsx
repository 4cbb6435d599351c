import type { Name } from '../../modules/map';

/** A campus that is chosen, or that the pointer or the focus is on. */
export type Mark = 'active' | 'pointed' | undefined;

type Props = {
  at: { x: number; y: number };
  /** Absent where there is no room for it. */
  name?: Name | undefined;
  children: string;
  /** Where the meridian starts from. */
  large?: boolean;
  mark?: Mark;
};

/** Without a place of its own, a name that must be seen stands here. */
const ANYWHERE: Name = { dx: 10, dy: 4, anchor: 'start', tier: 1 };

/** A survey point and its name, in pixels. One that is marked is always named. */
export function Point({ at, name, children, large = false, mark }: Props) {
  const place = name ?? (mark && ANYWHERE);
  return (
    <g transform={`translate(${at.x} ${at.y})`}>
      <g className="map-mark">
        <Station large={large} mark={mark} />
        {place && (
          <PointName place={place} mark={mark}>
            {children}
          </PointName>
        )}
      </g>
    </g>
  );
}

/** Where it can be touched, around its middle. */
const REACH = 14;
const SIZES = { active: [11, 4.5, 2], pointed: [6.5, 2.6, 2], large: [6.5, 2.6, 1.2] };
const SIZE = [4.6, 1.9, 1.2];

export function Station({ large = false, mark }: { large?: boolean; mark?: Mark }) {
  const [ring, dot, width] = mark ? SIZES[mark] : large ? SIZES.large : SIZE;
  return (
    <g className={mark ? 'text-vermilion' : 'text-ink group-hover:text-vermilion'}>
      <circle r={REACH} className="fill-transparent" />
      <circle r={ring} strokeWidth={width} className="fill-paper stroke-current" />
      <circle r={dot} className="fill-current" />
    </g>
  );
}

function PointName({ place, mark, children }: { place: Name; mark: Mark; children: string }) {
  const isActive = mark === 'active';
  const colour = mark ? 'fill-vermilion-deep' : 'fill-ink group-hover:fill-vermilion-deep';
  const weight = place.tier === 1 ? 'font-bold' : 'font-medium';
  const size = isActive ? 'title-card' : `text-map ${weight}`;
  return (
    <text
      x={place.dx * (isActive ? 1.45 : 1)}
      y={place.dy * (isActive ? 1.15 : 1)}
      textAnchor={place.anchor}
      className={`map-name ${colour} ${size} ${mark || place.tier === 1 ? '' : 'map-detail'}`}
    >
      {children}
    </text>
  );
}
