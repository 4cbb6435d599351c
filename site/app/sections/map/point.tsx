import type { Name, Placement, Station } from '../../modules/map';

/** A campus that is chosen, or that the pointer or the focus is on. */
export type Mark = 'active' | 'pointed' | undefined;

type Props = {
  station: Station;
  /** Absent where there is no room for it. */
  name?: Name | undefined;
  mark?: Mark;
  /** Where the name stands when it is the chosen one. */
  large?: Large | undefined;
};

type Large = { roomy: Placement; small: Placement };

/** Without a place of its own, a name that must be seen stands here. */
const ANYWHERE: Name = { dx: 10, dy: 4, anchor: 'start', tier: 1 };

/** A survey point and its name, in pixels. One that is marked is always named. */
export function Point({ station, name, mark, large }: Props) {
  const place = name ?? (mark && ANYWHERE);
  return (
    <g transform={`translate(${station.x} ${station.y})`}>
      <g className="map-mark">
        <Circles large={station.slug === 'paris'} mark={mark} />
        {mark === 'active' && large ? (
          <ChosenName {...large}>{station.name}</ChosenName>
        ) : (
          place && (
            <PointName place={place} isPointed={mark === 'pointed'}>
              {station.name}
            </PointName>
          )
        )}
      </g>
    </g>
  );
}

/** Where it can be touched, around its middle. */
const REACH = 14;
const SIZES = { active: [11, 4.5, 2], pointed: [6.5, 2.6, 2], large: [6.5, 2.6, 1.2] };
const SIZE = [4.6, 1.9, 1.2];

export function Circles({ large = false, mark }: { large?: boolean; mark?: Mark }) {
  const [ring, dot, width] = mark ? SIZES[mark] : large ? SIZES.large : SIZE;
  return (
    <g className={mark ? 'text-vermilion' : 'text-ink group-hover:text-vermilion'}>
      <circle r={REACH} className="fill-transparent" />
      <circle r={ring} strokeWidth={width} className="fill-paper stroke-current" />
      <circle r={dot} className="fill-current" />
    </g>
  );
}

type PointNameProps = { place: Name; isPointed: boolean; children: string };

function PointName({ place: { dx, dy, anchor, tier }, isPointed, children }: PointNameProps) {
  const colour = isPointed ? 'fill-vermilion-deep' : 'fill-ink group-hover:fill-vermilion-deep';
  const weight = tier === 3 ? 'font-medium' : 'font-bold';
  return (
    <text
      x={dx}
      y={dy}
      textAnchor={anchor}
      className={`map-name text-map ${weight} ${colour} ${isPointed || tier === 1 ? '' : 'map-detail'}`}
    >
      {children}
    </text>
  );
}

function ChosenName({ roomy, small, children }: Large & { children: string }) {
  const text = ({ dx, dy, anchor }: Placement, className: string) => (
    <text
      x={dx}
      y={dy}
      textAnchor={anchor}
      className={`map-name title-card fill-vermilion-deep ${className}`}
    >
      {children}
    </text>
  );
  if (roomy === small) return text(roomy, '');
  return (
    <>
      {text(roomy, 'map-detail')}
      {text(small, 'map-small')}
    </>
  );
}
