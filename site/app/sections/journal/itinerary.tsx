import type { ReactNode } from 'react';
import { type Network, Rings, strokes } from '../../modules/map';
import { fill, useLabels } from '../../modules/taxonomy';
import { itinerary, type Leg, type Side, type Stop, sides } from '../../modules/testimonials';

type Props = {
  network: Network;
  stages: { slug: string; name: string }[];
  /** With the names of the campuses and the distances between them. */
  named?: boolean;
};

/** The map's own units, cut to where campuses are. */
const FRAME = { left: -16, top: 40, width: 960, height: 900 };
const RIGHT = FRAME.left + FRAME.width;
/** How many of them make a pixel, at the width each is drawn. */
const NAMED_UNIT = 2.25;
const SMALL_UNIT = 6;
const LETTERING = 15;
/** The drawing is narrower there, and the names are not to be. */
const ON_LESS_ROOM = { name: 'max-full:text-[42px]', distance: 'max-full:text-[36px]' };
const WIDEST_LETTERING = 42;
/** A leg too short for its distance to be written along it, in pixels. */
const SHORT = 90;

/** A person's way through the network. Nothing where the map knows none of its campuses. */
export function ItineraryMap({ network, stages, named = false }: Props) {
  const { courses } = useLabels();
  const way = itinerary(network, stages);
  const unit = named ? NAMED_UNIT : SMALL_UNIT;
  const last = way.stops.at(-1);
  if (!last) return null;
  const names = sides(way, { left: FRAME.left, right: RIGHT, unit: WIDEST_LETTERING });
  return (
    <svg
      viewBox={`${FRAME.left} ${FRAME.top} ${FRAME.width} ${FRAME.height}`}
      role="img"
      aria-label={fill(courses.itineraries.route, {
        stages: way.stops.map(({ name }) => name).join(', '),
      })}
      className="h-auto w-full overflow-visible"
    >
      <Mesh network={network} unit={unit} />
      {way.legs.map((leg) => (
        <Way key={`${leg.from.slug} ${leg.to.slug}`} leg={leg} unit={unit} named={named} />
      ))}
      {[...new Map(way.stops.map((stop) => [stop.slug, stop])).values()].map((stop) => (
        <Halt key={stop.slug} stop={stop} unit={unit} isLast={stop.slug === last.slug}>
          {named && <Name stop={stop} unit={unit} side={names.get(stop.slug) ?? 'right'} />}
        </Halt>
      ))}
    </svg>
  );
}

function Mesh({ network: { sides, stations }, unit }: { network: Network; unit: number }) {
  return (
    <>
      <path d={strokes(sides)} className="stroke-paper-soft" strokeWidth={0.7 * unit} />
      <Rings at={stations} radius={1.8 * unit} line={0.7 * unit} className="stroke-paper-soft" />
    </>
  );
}

function Way({ leg: { from, to, km }, unit, named }: { leg: Leg; unit: number; named: boolean }) {
  const { itineraries } = useLabels().courses;
  const isLong = Math.hypot(to.x - from.x, to.y - from.y) > SHORT * unit;
  // Read from left to right, whichever way was taken.
  const [a, b] = from.x < to.x ? [from, to] : [to, from];
  const angle = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
  return (
    <g>
      <line
        x1={from.x}
        y1={from.y}
        x2={to.x}
        y2={to.y}
        className="stroke-survey"
        strokeWidth={1.7 * unit}
        {...(km === null && { strokeDasharray: `${5 * unit} ${4 * unit}` })}
      />
      {named && isLong && km !== null && (
        <text
          transform={`translate(${(a.x + b.x) / 2} ${(a.y + b.y) / 2}) rotate(${angle})`}
          y={-7 * unit}
          textAnchor="middle"
          fontSize={13 * unit}
          strokeWidth={4 * unit}
          className={`fill-ink-soft stroke-paper font-medium [paint-order:stroke] ${ON_LESS_ROOM.distance}`}
        >
          {fill(itineraries.distance, { km })}
        </text>
      )}
    </g>
  );
}

type HaltProps = { stop: Stop; unit: number; isLast: boolean; children: ReactNode };

function Halt({ stop: { x, y, isAway }, unit, isLast, children }: HaltProps) {
  const inset = 13 * unit;
  return (
    <g>
      {isAway && (
        <rect
          x={x - inset}
          y={y - inset}
          width={2 * inset}
          height={2 * inset}
          className="fill-paper stroke-ink-soft"
          strokeWidth={unit}
        />
      )}
      <circle
        cx={x}
        cy={y}
        r={(isLast ? 5.6 : 4.4) * unit}
        className={isLast ? 'fill-vermilion stroke-paper' : 'fill-paper stroke-survey'}
        strokeWidth={1.9 * unit}
      />
      {children}
    </g>
  );
}

function Name({ stop, unit, side }: { stop: Stop; unit: number; side: Side }) {
  const away = (stop.isAway ? 22 : 12) * unit;
  const isLeftHalf = stop.x < FRAME.left + FRAME.width / 2;
  const upright = {
    x: stop.x + (isLeftHalf ? -1 : 1) * (stop.isAway ? 13 : 6) * unit,
    textAnchor: isLeftHalf ? 'start' : 'end',
  } as const;
  const place = {
    right: { x: stop.x + away, y: stop.y + 5 * unit, textAnchor: 'start' },
    left: { x: stop.x - away, y: stop.y + 5 * unit, textAnchor: 'end' },
    above: { ...upright, y: stop.y - away },
    below: { ...upright, y: stop.y + away + 9 * unit },
  } as const;
  return (
    <text
      {...place[side]}
      fontSize={LETTERING * unit}
      strokeWidth={4 * unit}
      className={`fill-ink stroke-paper font-semibold [paint-order:stroke] ${ON_LESS_ROOM.name}`}
    >
      {stop.name}
    </text>
  );
}
