import type { ReactNode } from 'react';
import type { Campus } from '../../content/campuses.server';
import type { Neighbour } from '../../modules/campuses';
import {
  type Inset,
  inKilometres,
  insets,
  isOnMap,
  type Network,
  OUTLINE,
  view,
} from '../../modules/map';
import { fill, useLabels, useLanguage } from '../../modules/taxonomy';
import { Picture } from '../../ui/picture';
import { Locator } from '../map/locator';
import { Circles } from '../map/point';
import { NearRelief } from '../map/relief';

type Props = { campus: Campus; network: Network; nearest: Neighbour | undefined };

/** Where a campus lies: among the others, or on its own land; without either, its picture. */
export function CampusPlate({ campus: { slug, name, focusImage }, network, nearest }: Props) {
  const { page, list } = useLabels().campuses;
  const language = useLanguage();
  const territory = insets(network).find((inset) => inset.slug === slug);
  if (isOnMap(network, [slug])) {
    const words =
      nearest &&
      fill(page.nearestAt, {
        name: nearest.name,
        distance: inKilometres(nearest.km, language),
      });
    return (
      <Sheet name={name} words={words}>
        <Surroundings network={network} slug={slug} />
      </Sheet>
    );
  }
  if (territory) {
    const words = fill(list.fromParis, { distance: inKilometres(territory.km, language) });
    return (
      <Sheet name={name} words={words}>
        <Territory inset={territory} />
      </Sheet>
    );
  }
  if (!focusImage) return null;
  return (
    <Sheet name={name}>
      <Picture image={focusImage} sizes="(min-width: 901px) 40vw, 94vw" first />
    </Sheet>
  );
}

/** The land and the network around a campus: a square that covers its frame. */
function Surroundings({ network, slug }: { network: Network; slug: string }) {
  const station = network.stations.find((one) => one.slug === slug);
  return (
    <div className="relative size-full overflow-hidden outline outline-ink [container-type:size]">
      <div className="absolute top-1/2 left-1/2 aspect-square w-[max(100cqw,100cqh)] -translate-1/2 [&>svg]:relative">
        <NearRelief sheet={view(network, station, 1)} />
        <Locator network={network} at={[slug]} ratio={1} named distances />
      </div>
    </div>
  );
}

type SheetProps = { name: string; words?: string | undefined; children: ReactNode };

function Sheet({ name, words, children }: SheetProps) {
  return (
    <figure className="plate aspect-[5/4] sm:max-desk:aspect-[2/1] desk:col-span-5 desk:aspect-auto desk:max-h-160 desk:min-h-120 desk:[contain:size] print:hidden">
      {children}
      {words && (
        <figcaption className="plate-caption">
          <span>{name}</span>
          <span>{words}</span>
        </figcaption>
      )}
    </figure>
  );
}

/** Lines of water around an island, ever fainter: how far from the shore, and how dark. */
const WATER = [
  [14, 0.1],
  [10, 0.16],
  [6.5, 0.24],
  [3.5, 0.34],
] as const;
const MARGIN = 18;

function Territory({ inset: { outline, isIsland, x, y } }: { inset: Inset }) {
  const [width, height] = [OUTLINE.width + 2 * MARGIN, OUTLINE.height + 2 * MARGIN];
  return (
    <svg
      viewBox={`${-MARGIN} ${-MARGIN} ${width} ${height}`}
      aria-hidden="true"
      strokeLinejoin="round"
    >
      {isIsland &&
        WATER.map(([reach, opacity]) => (
          <g key={reach} fill="none">
            <path
              d={outline}
              className="stroke-ink"
              strokeOpacity={opacity}
              strokeWidth={reach + 0.5}
            />
            <path d={outline} className="stroke-paper" strokeWidth={reach} />
          </g>
        ))}
      <path d={outline} className="fill-paper stroke-ink" strokeWidth={0.5} />
      <g transform={`translate(${x} ${y}) scale(0.28)`}>
        <Circles mark="active" />
      </g>
    </svg>
  );
}
