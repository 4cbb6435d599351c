import type { ReactNode } from 'react';
import { capitalised, inWords } from '../../modules/home';
import type { Network } from '../../modules/map';
import { fill, useLabels, useLanguage } from '../../modules/taxonomy';
import { NetworkMap } from '../map/network-map';

type Props = {
  network: Network;
  /** What an editor says in place of the title and the words below it. */
  title?: string | null;
  lead?: string | null;
  children: ReactNode;
};

/** RTE-1: the school as its map. The meridian stands on the axis, which goes on below. */
export function Hero({ network, title, lead, children }: Props) {
  const { campuses } = useLabels();
  return (
    <header className="overflow-hidden border-b border-hair">
      <div className="frame">
        <div
          aria-hidden="true"
          className="absolute inset-y-0 left-axis w-px -translate-x-1/2 bg-brass max-desk:hidden"
        />
        <div className="wrap pt-8 desk:min-h-200 desk:pt-[clamp(2.5rem,6.4cqw,5.75rem)] desk:pb-16">
          <h1 className="title-1 relative wrap-anywhere desk:max-w-[4.6em] desk:[font-size:min(var(--text-3xl),8.1cqw)]">
            {title ?? <Count network={network} />}
          </h1>
          <p className="relative mt-4 text-l text-pretty desk:mt-8 desk:max-w-[min(22em,37cqw)] desk:[text-shadow:0_0_6px_var(--color-paper),0_0_6px_var(--color-paper)]">
            {lead ?? campuses.heroLead}
          </p>
          <div className="-mx-edge max-desk:mt-4 max-desk:overflow-hidden desk:absolute desk:-top-7 desk:left-[calc(var(--spacing-axis)-var(--spacing-hero-map)/2)] desk:mx-0 desk:w-hero-map">
            <div className="max-desk:-mx-[5cqw]">
              <NetworkMap network={network} first />
            </div>
          </div>
          {children}
          <Caption network={network} />
        </div>
      </div>
    </header>
  );
}

/** A number this short stays on its line. */
const SHORT = 10;

function Count({ network: { count } }: { network: Network }) {
  const { campuses } = useLabels();
  const number = capitalised(inWords(count, useLanguage()));
  if (count === 0) return campuses.heroTitleNone;
  if (count === 1) return campuses.heroTitleOne;
  const [before, after] = campuses.heroTitle.split('{count}');
  return (
    <>
      {before}
      <span className={number.length <= SHORT ? 'whitespace-nowrap' : ''}>{number}</span>
      {after}
    </>
  );
}

function Caption({ network: { count, stations, sides, elsewhere } }: { network: Network }) {
  const { campuses } = useLabels();
  const isWhole = count === stations.length + elsewhere.length;
  if (sides.length === 0) return null;
  return (
    <p className="relative max-w-[27em] text-xs text-ink-soft max-desk:my-6 desk:absolute desk:bottom-3.5 desk:right-edge desk:left-[calc(var(--spacing-axis)+0.75rem)] desk:bg-paper">
      {fill(isWhole ? campuses.heroCaption : campuses.heroCaptionSome, {
        count,
        stations: stations.length,
        sides: sides.length,
      })}
    </p>
  );
}
