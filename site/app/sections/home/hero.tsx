import type { Network } from '../modules/map';
import { fill, useLabels } from '../modules/taxonomy';
import { NetworkMap } from './network-map';

export function HomeHeader({ network }: { network: Network }) {
  const { campuses } = useLabels();
  const count = network.stations.length + network.elsewhere.length;
  return (
    <header className="overflow-hidden border-b border-hair">
      <div className="wrap grid gap-x-gutter gap-y-10 py-10 desk:grid-cols-12 desk:py-16">
        <div className="self-center desk:col-span-5">
          <h1 className="title-1">{fill(campuses.heroTitle, { count })}</h1>
          <p className="mt-8 max-w-[22em] text-l">{campuses.heroLead}</p>
        </div>
        <div className="desk:col-span-7">
          <NetworkMap network={network} />
        </div>
      </div>
    </header>
  );
}
