import type { ReactNode } from 'react';
import { HERO, insets, type Network, namesOf, strokes } from '../../modules/map';
import { Link, usePath } from '../../modules/navigation';
import { Insets } from './insets';
import { MapSheet, Meridian } from './map-sheet';
import { Point } from './point';
import { byStage } from './sides';

const OVERSEAS = { x: 1068, y: 398, corner: 'top-right' } as const;

/**
 * The whole network, for the home: it fills the width of its box, and the meridian is its middle. It draws itself once.
 * Its links are those of the footer's index, which is on every page: for readers it is a picture, and no stop of the keyboard's.
 */
export function NetworkMap({ network, first = false }: { network: Network; first?: boolean }) {
  const path = usePath();
  const names = namesOf(network);
  const link = ({ slug }: { slug: string }, drawing: ReactNode) => (
    <Link key={slug} to={path(`/campus/${slug}`)} className="group" untabbed>
      {drawing}
    </Link>
  );
  return (
    <div aria-hidden="true">
      <MapSheet sheet={HERO} first={first}>
        <Meridian sheet={HERO} />
        <g className="map-drawn">
          {byStage(network.sides, ([a, b]) => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })).map(
            (sides, stage) => (
              <path
                // biome-ignore lint/suspicious/noArrayIndexKey: a stage is its number
                key={stage}
                d={strokes(sides)}
                strokeWidth={1}
                className="map-line stroke-survey"
              />
            ),
          )}
        </g>
        <g className="map-drawn">
          {byStage(network.stations, (station) => station).map((stations, stage) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a stage is its number
            <g key={stage}>
              {stations.map((station) =>
                link(station, <Point station={station} name={names.get(station.slug)} />),
              )}
            </g>
          ))}
        </g>
        <Insets insets={insets(network)} at={OVERSEAS} link={link} />
      </MapSheet>
    </div>
  );
}
