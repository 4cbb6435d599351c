import { inKilometres, type Network, neighboursOf } from '../../modules/map';
import { useLanguage } from '../../modules/taxonomy';

/** In the map's units: a shorter side has no room for words. */
const SHORTEST = 105;

/** How long the sides of a campus are, written along them. */
export function Distances({ network, from }: { network: Network; from: string }) {
  const language = useLanguage();
  const here = network.stations.find(({ slug }) => slug === from);
  if (!here) return null;
  return neighboursOf(network, from).map(({ slug, x, y, km }) => {
    const [dx, dy] = [x - here.x, y - here.y];
    if (Math.hypot(dx, dy) < SHORTEST) return null;
    // Read from the left, whichever way the side goes.
    const turn = (Math.atan(dy / dx) * 180) / Math.PI;
    return (
      <g
        key={slug}
        transform={`translate(${here.x + dx * 0.54} ${here.y + dy * 0.54}) rotate(${turn.toFixed(1)})`}
        className="map-detail"
      >
        <text
          y={-4}
          textAnchor="middle"
          className="map-mark map-name fill-vermilion-deep text-map-small font-semibold tabular-nums"
        >
          {inKilometres(km, language)}
        </text>
      </g>
    );
  });
}
