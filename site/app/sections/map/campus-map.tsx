import type { ReactNode } from 'react';
import {
  COUNTRY,
  insets,
  largeName,
  type Network,
  namesOf,
  type Station,
  strokes,
} from '../../modules/map';
import { Link } from '../../modules/navigation';
import { Distances } from './distances';
import { Insets } from './insets';
import { MapSheet, Meridian } from './map-sheet';
import { type Mark, Point } from './point';
import { meets } from './sides';

const OVERSEAS = {
  x: COUNTRY.x + 24,
  y: COUNTRY.y + COUNTRY.height - 24,
  corner: 'bottom-left',
} as const;

type Props = {
  network: Network;
  /** What it is, for those who hear the page. */
  name: string;
  /** Where each campus's link goes. */
  to: (slug: string) => string;
  active?: string | undefined;
  pointed?: string | undefined;
  onPoint: (slug: string | undefined) => void;
};

/** The network as a way to the campuses: each point is a link. The active one shows its sides, and how long they are. */
export function CampusMap({ network, name, to, active, pointed, onPoint }: Props) {
  const { stations } = network;
  const names = namesOf(network);
  const markOf = (slug: string): Mark =>
    slug === active ? 'active' : slug === pointed ? 'pointed' : undefined;
  const link = ({ slug }: { slug: string }, drawing: ReactNode, label?: string) => (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears of what the link inside it is for
    <g
      key={slug}
      onPointerEnter={() => onPoint(slug)}
      onPointerLeave={() => onPoint(undefined)}
      onFocus={() => onPoint(slug)}
      onBlur={() => onPoint(undefined)}
    >
      <Link
        to={to(slug)}
        inPlace
        current={slug === active}
        {...(label && { label })}
        className="group map-link"
      >
        {drawing}
      </Link>
    </g>
  );
  const point = (station: Station, mark?: Mark) => (
    <Point
      key={station.slug}
      station={station}
      name={names.get(station.slug)}
      mark={mark}
      large={mark === 'active' ? largeName(stations, station.slug, COUNTRY) : undefined}
    />
  );
  return (
    <nav aria-label={name}>
      <MapSheet sheet={COUNTRY} first>
        <Meridian sheet={COUNTRY} />
        <Sides network={network} active={active} pointed={pointed} />
        {stations.map((station) =>
          link(
            station,
            <g className={station.slug === active ? '[&_text]:opacity-0' : ''}>{point(station)}</g>,
            station.name,
          ),
        )}
        {/* What is marked is drawn again, over the others: what is under the pointer stays there. */}
        {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it has the focus */}
        <g aria-hidden="true" className="pointer-events-none">
          {active && <Distances network={network} from={active} />}
          {stations
            .filter(({ slug }) => markOf(slug))
            .map((station) => point(station, markOf(station.slug)))}
        </g>
        <Insets insets={insets(network)} at={OVERSEAS} markOf={markOf} link={link} />
      </MapSheet>
    </nav>
  );
}

type SidesProps = { network: Network; active: string | undefined; pointed: string | undefined };

function Sides({ network: { sides }, active, pointed }: SidesProps) {
  return (
    <>
      <path d={strokes(sides)} strokeWidth={1} className="map-line stroke-survey" />
      {pointed && pointed !== active && (
        <path
          d={strokes(sides.filter(meets(pointed)))}
          strokeWidth={1.4}
          className="map-line stroke-vermilion"
        />
      )}
      {active && (
        <path
          d={strokes(sides.filter(meets(active)))}
          strokeWidth={1.6}
          className="map-line stroke-vermilion"
        />
      )}
    </>
  );
}
