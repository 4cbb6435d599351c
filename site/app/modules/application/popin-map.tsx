import { largeName, type Network, type Station } from '../map';
import coast from './coast.json';
import { SHEET } from './sheet';

/** Pixels by unit of the map, and units by pixel. */
const PIXELS = 420 / SHEET.width;
const UNIT = 1 / PIXELS;
/** Of a narrow window's map, how much is seen, in pixels. */
const BAND = 168;

type Props = {
  network: Network;
  /** Where the course is; null while it is not known. */
  at: string[] | null;
  chosen: string | null;
};

/** Where one can go from here: a drawing, for those who see it. The words under it say as much. */
export function PopinMap({ network: { stations, sides, meridian }, at, chosen }: Props) {
  const here = stations.find(({ slug }) => slug === chosen);
  const isHere = ({ slug }: Station) => slug === chosen;
  return (
    <svg
      viewBox={`${SHEET.x} ${SHEET.y} ${SHEET.width} ${SHEET.height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      style={{ '--map-unit': UNIT, '--popin-top': `${topOf(here)}px` }}
      className="absolute overflow-visible top-(--popin-top) left-1/2 h-133.5 w-105 max-w-none -translate-x-[54%] desk:inset-0 desk:size-full desk:translate-x-0"
    >
      <path d={coast.graticule} className="map-line stroke-ink/9" />
      <path d={coast.land} strokeWidth={14} className="map-line stroke-ink/16" />
      <path d={coast.land} strokeWidth={12.4} className="map-line stroke-mist" />
      <path d={coast.land} strokeWidth={7} className="map-line stroke-ink/30" />
      <path d={coast.land} strokeWidth={5.4} className="map-line stroke-mist" />
      <path
        d={coast.land}
        strokeWidth={1.1}
        vectorEffect="non-scaling-stroke"
        className="fill-mist stroke-ink"
      />
      <path
        d={`M${meridian} ${SHEET.y}v${SHEET.height}`}
        strokeWidth={1.25}
        className="map-line stroke-brass"
      />
      <path d={sides.map(strokeOf).join('')} strokeWidth={1} className="map-line stroke-survey" />
      <path
        d={sides
          .filter((ends) => ends.some(isHere))
          .map(strokeOf)
          .join('')}
        strokeWidth={1.6}
        className="map-line stroke-vermilion"
      />
      {stations.map((station) => (
        <Point
          key={station.slug}
          station={station}
          off={at !== null && !at.includes(station.slug)}
        />
      ))}
      {here && <Chosen station={here} stations={stations} />}
    </svg>
  );
}

function Point({ station: { slug, x, y }, off }: { station: Station; off: boolean }) {
  const [ring, dot] = slug === 'paris' ? [6.5, 2.6] : [4.6, 1.9];
  return (
    <g transform={`translate(${x} ${y})`}>
      <g className="map-mark">
        {off ? (
          <circle r={3} className="fill-mist stroke-ink-soft" />
        ) : (
          <>
            <circle r={ring} strokeWidth={1.2} className="fill-mist stroke-ink" />
            <circle r={dot} className="fill-ink" />
          </>
        )}
      </g>
    </g>
  );
}

function Chosen({ station, stations }: { station: Station; stations: Station[] }) {
  const place = largeName(stations, station.slug, SHEET)?.small;
  return (
    <g transform={`translate(${station.x} ${station.y})`}>
      <g className="map-mark">
        <circle r={11} strokeWidth={2} className="fill-mist stroke-vermilion" />
        <circle r={4.5} className="fill-vermilion" />
        <text
          x={place?.dx}
          y={place?.dy}
          textAnchor={place?.anchor}
          className="map-name title-card fill-vermilion-deep stroke-mist"
        >
          {station.name}
        </text>
      </g>
    </g>
  );
}

/** A narrow window shows a band of the map, around what is chosen or the middle of the country. */
function topOf(here: Station | undefined): number {
  const middle = ((here?.y ?? 500) - SHEET.y) * PIXELS;
  return Math.round(Math.min(0, Math.max(BAND - SHEET.height * PIXELS, BAND / 2 - middle)));
}

function strokeOf([a, b]: [Station, Station]): string {
  return `M${a.x} ${a.y}L${b.x} ${b.y}`;
}
