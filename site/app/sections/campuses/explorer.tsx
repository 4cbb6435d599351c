import { useState } from 'react';
import { choosing, type Query, type Row, turning } from '../../modules/campus-list';
import type { Pages } from '../../modules/lists';
import { COUNTRY, type Neighbour, type Network, neighboursOf } from '../../modules/map';
import { usePath } from '../../modules/navigation';
import type { Answer } from '../../modules/places';
import { fill, useLabels } from '../../modules/taxonomy';
import { CampusMap } from '../map/campus-map';
import { ScaleBar } from '../map/scale-bar';
import { Pagination } from '../pagination';
import { CampusFinder } from './finder';
import { InView } from './in-view';
import { CampusRows } from './rows';
import { type Shown, ShownCampus } from './shown';

type Props = {
  query: Query;
  answer: Answer | null;
  count: number;
  rows: Row[];
  pages: Pages;
  network: Network;
  /** The neighbours of the one that is shown, where the map has not room for all. */
  around: Neighbour[] | null | undefined;
  shown: Shown | undefined;
};

/** The map and the list in step: what one points at, the other marks. */
export function CampusExplorer({ query, answer, count, rows, pages, network, ...props }: Props) {
  const { shown, around } = props;
  const { list } = useLabels().campuses;
  const path = usePath();
  const [pointed, setPointed] = useState<string>();
  const drawn = network.stations.length + network.elsewhere.length;
  const to = (slug: string) => path(choosing(slug, query));
  if (count === 0)
    return (
      <div className="wrap pb-section">
        <p className="border-y border-ink py-6">{list.none}</p>
      </div>
    );
  return (
    <div className="wrap grid items-start gap-x-gutter gap-y-8 pb-section desk:grid-cols-12">
      <div className="min-w-0 desk:col-span-7">
        <a href="#campus-list" className="button sr-only focus-visible:not-sr-only">
          {list.skipMap}
        </a>
        <figure className="@container max-desk:-mx-3">
          <div className="plate">
            <div className="overflow-hidden outline outline-ink">
              <CampusMap
                network={network}
                name={list.map}
                to={to}
                active={shown?.slug}
                pointed={pointed}
                onPoint={setPointed}
              />
            </div>
          </div>
          <figcaption className="mt-4 flex items-center justify-between gap-4 text-xs text-ink-soft max-desk:px-3">
            <span className={drawn < count ? '' : 'max-sm:hidden'}>
              {drawn < count ? fill(list.some, { count: drawn, all: count }) : list.projection}
            </span>
            <ScaleBar sheet={COUNTRY} />
          </figcaption>
        </figure>
        {shown && (
          <InView when={query.city}>
            <ShownCampus
              shown={shown}
              network={network}
              near={around ?? neighboursOf(network, shown.slug)}
            />
          </InView>
        )}
      </div>
      <section
        id="campus-list"
        aria-labelledby="campus-list-title"
        tabIndex={-1}
        className="min-w-0 outline-none desk:col-span-5 desk:pl-gutter"
      >
        <h2 id="campus-list-title" className="sr-only">
          {list.list}
        </h2>
        <CampusFinder near={query.near} answer={answer} />
        <CampusRows
          rows={rows}
          count={count}
          to={to}
          active={shown?.slug}
          pointed={pointed}
          onPoint={setPointed}
        />
        <Pagination pages={pages} to={(page) => path(turning(page, query))} />
      </section>
    </div>
  );
}
