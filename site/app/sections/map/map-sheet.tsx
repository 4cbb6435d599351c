import type { ReactNode } from 'react';
import type { Sheet } from '../../modules/map';
import { Relief } from './relief';

type Props = {
  sheet: Sheet;
  /** In view when the page opens. */
  first?: boolean;
  children: ReactNode;
};

/** A part of the map, as wide as its box: the relief, and over it what is drawn in the map's units. */
export function MapSheet({ sheet, first = false, children }: Props) {
  const { x, y, width, height } = sheet;
  return (
    <div className="map-box" style={{ aspectRatio: `${width} / ${height}`, '--map-units': width }}>
      <Relief sheet={sheet} first={first} />
      {/* biome-ignore lint/a11y/useSemanticElements: what is drawn is no field of a form */}
      <svg viewBox={`${x} ${y} ${width} ${height}`} role="group" className="overflow-visible">
        {children}
      </svg>
    </div>
  );
}

export function Meridian({ sheet: { y, height } }: { sheet: Sheet }) {
  return <path d={`M500 ${y}v${height}`} className="map-line stroke-brass" strokeWidth={1.25} />;
}
