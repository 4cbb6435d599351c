import type { ReactNode } from 'react';
import { type Inset, inKilometres, OUTLINE } from '../../modules/map';
import { useLanguage } from '../../modules/taxonomy';
import { Circles, type Mark } from './point';

/** Pixels. */
const BOX = 128;
const GAP = 12;
const SHORE = 7;
const WORDS = { x: 9, y: 20, line: 12 };

type Props = {
  insets: Inset[];
  /** Where the first one's corner is, in the map's units; the others follow down, or to the right. */
  at: { x: number; y: number; corner: 'top-right' | 'bottom-left' };
  markOf?: (slug: string) => Mark;
  /** The link that each is. */
  link: (campus: Inset, drawing: ReactNode) => ReactNode;
};

/** What lies overseas, each on its own land, as far from Paris as it says. */
export function Insets({ insets, at: { x, y, corner }, markOf, link }: Props) {
  const place = (index: number) =>
    corner === 'top-right' ? [-BOX, index * (BOX + GAP)] : [index * (BOX + GAP), -BOX];
  return (
    <g transform={`translate(${x} ${y})`} className="map-inset">
      <g className="map-mark">
        {insets.map((inset, index) => (
          <g key={inset.slug} transform={`translate(${place(index).join(' ')})`}>
            {link(inset, <InsetBox inset={inset} mark={markOf?.(inset.slug)} />)}
          </g>
        ))}
      </g>
    </g>
  );
}

function InsetBox({ inset, mark }: { inset: Inset; mark: Mark }) {
  const language = useLanguage();
  const { outline, isIsland, x, y, name, km } = inset;
  const bottom = BOX - WORDS.y;
  return (
    <>
      <rect width={BOX} height={BOX} className="fill-paper stroke-ink" strokeWidth={0.8} />
      <g transform={`translate(${(BOX - OUTLINE.width) / 2} 14)`} strokeLinejoin="round">
        {isIsland && (
          <>
            <path d={outline} className="stroke-ink/30" strokeWidth={SHORE + 1} />
            <path d={outline} className="stroke-paper" strokeWidth={SHORE - 0.6} />
          </>
        )}
        <path d={outline} className="fill-paper stroke-ink" strokeWidth={1.1} />
        <g transform={`translate(${x} ${y})`}>
          <Circles mark={mark} />
        </g>
      </g>
      <text
        x={WORDS.x}
        y={bottom}
        className={`text-map font-bold ${mark ? 'fill-vermilion-deep' : 'fill-ink group-hover:fill-vermilion-deep'}`}
      >
        {name}
      </text>
      <text x={WORDS.x} y={bottom + WORDS.line} className="fill-ink-soft text-map-small">
        {inKilometres(km, language)}
      </text>
    </>
  );
}
