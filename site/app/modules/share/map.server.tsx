import { colour } from '../../theme/colours.server';
import { type Inset, type Network, namesOf, OUTLINE, type Placement, type Station } from '../map';
import { AXIS, mapView, type Placed, SHEET } from './layout';
import { PLAIN, STRONG, Text } from './text.server';
import type { Type } from './type.server';

type Point = { x: number; y: number };

/** The whole network, and over it the way from one of these campuses to the next. */
export function WholeMap({ network, way }: { network: Network; way: Station[] }) {
  const { placed } = mapView(network);
  const sides = network.sides.map(([a, b]) => `M${at(a, placed)}L${at(b, placed)}`).join('');
  return (
    <>
      <path d={`M${AXIS} 0V630`} stroke={colour('brass')} strokeWidth={2} />
      <path d={sides} stroke={colour('survey')} strokeWidth={1.6} fill="none" />
      <path
        d={`M${way.map((station) => at(station, placed)).join('L')}`}
        stroke={colour('vermilion')}
        strokeWidth={4}
        fill="none"
      />
      {network.stations.map((station) => (
        <Mark key={station.slug} {...on(placed, station)} isActive={way.includes(station)} />
      ))}
    </>
  );
}

/** A campus, its neighbours and what joins them. */
export function MapAround({
  network,
  here,
  type,
}: {
  network: Network;
  here: Station;
  type: Type;
}) {
  const { placed } = mapView(network, here);
  const names = namesOf(network);
  const axis = placed.x + network.meridian * placed.scale;
  const isHere = (side: [Station, Station]) => side.includes(here);
  const strokes = (sides: [Station, Station][]) =>
    sides.map(([a, b]) => `M${at(a, placed)}L${at(b, placed)}`).join('');
  return (
    <g clipPath="url(#sheet)">
      <path d={`M${axis} 0V630`} stroke={colour('brass')} strokeWidth={2} />
      <path
        d={strokes(network.sides.filter((side) => !isHere(side)))}
        stroke={colour('survey')}
        strokeWidth={1.6}
        fill="none"
      />
      <path
        d={strokes(network.sides.filter(isHere))}
        stroke={colour('vermilion')}
        strokeWidth={3}
        fill="none"
      />
      {network.stations.map((station) => {
        const point = on(placed, station);
        const place = names.get(station.slug);
        return (
          <g key={station.slug}>
            <Mark {...point} isActive={station === here} />
            {place && station !== here && (
              <PointName {...{ point, place, type }}>
                {type.readable(station.name, 'text')}
              </PointName>
            )}
          </g>
        );
      })}
    </g>
  );
}

type PointNameProps = { point: Point; place: Placement; type: Type; children: string };

const NAME_SIZE = 20;

/** Where it is whole on the sheet. */
function PointName({ point, place, type, children }: PointNameProps) {
  const x = point.x + place.dx * 1.5;
  const y = point.y + place.dy * 1.5;
  const width = type.measure(children, PLAIN) * NAME_SIZE;
  const left = x - { start: 0, middle: width / 2, end: width }[place.anchor];
  const isWhole =
    left > SHEET.x + EDGE &&
    left + width < SHEET.x + SHEET.width - EDGE &&
    y - NAME_SIZE > SHEET.y &&
    y < SHEET.y + SHEET.height - EDGE;
  if (!isWhole) return null;
  return (
    <Text
      {...{ type, x, y }}
      style={PLAIN}
      size={NAME_SIZE}
      anchor={place.anchor}
      fill={colour('ink')}
      halo={colour('paper')}
    >
      {children}
    </Text>
  );
}

const EDGE = 8;

/** A campus that lies off the map, on the outline of its own country. */
export function Elsewhere({ inset, type }: { inset: Inset; type: Type }) {
  const scale = (0.86 * SHEET.width) / OUTLINE.width;
  const x = SHEET.x + (SHEET.width - OUTLINE.width * scale) / 2;
  const y = SHEET.y + (SHEET.height - OUTLINE.height * scale) / 2;
  return (
    <>
      <path
        d={inset.outline}
        transform={`translate(${x} ${y}) scale(${scale})`}
        fill={colour('mist')}
        stroke={colour('ink')}
        strokeWidth={2 / scale}
      />
      <Mark x={x + inset.x * scale} y={y + inset.y * scale} isActive />
      <Text
        {...{ type, style: STRONG, size: 22, fill: colour('ink') }}
        x={SHEET.x + 22}
        y={SHEET.y + SHEET.height - 22}
      >
        {inset.name}
      </Text>
    </>
  );
}

function Mark({ x, y, isActive = false }: Point & { isActive?: boolean }) {
  const ink = colour(isActive ? 'vermilion' : 'ink');
  return (
    <>
      <circle
        cx={x}
        cy={y}
        r={isActive ? 15 : 6.5}
        fill={colour('paper')}
        stroke={ink}
        strokeWidth={isActive ? 4 : 2}
      />
      <circle cx={x} cy={y} r={isActive ? 6.5 : 2.6} fill={ink} />
    </>
  );
}

function on({ scale, x, y }: Placed, point: Point): Point {
  return { x: round(x + point.x * scale), y: round(y + point.y * scale) };
}

function at(point: Point, placed: Placed): string {
  const { x, y } = on(placed, point);
  return `${x} ${y}`;
}

const round = (value: number) => Math.round(value * 10) / 10;
