import type { Campus } from '../../content/campuses.server';
import { type Action, ActionLink, useApplicationAddress } from '../../modules/application';
import { isDrawn, type Neighbour } from '../../modules/campuses';
import { coordinates, type Network } from '../../modules/map';
import { useLabels } from '../../modules/taxonomy';
import { Breadcrumb } from '../breadcrumb';
import { CampusPlate } from './plate';

type Props = { campus: Campus; network: Network; nearest: Neighbour | undefined };

/** Longer titles are set in the size of a section's. */
const LONG = 32;

/** RTE-9: the campus and its place in the network. */
export function CampusHeader({ campus, network, nearest }: Props) {
  const { campuses } = useLabels();
  const { slug, name, title, introduction, latitude, longitude } = campus;
  const hasPlate = campus.focusImage !== null || isDrawn(slug, network);
  return (
    <header className="wrap pt-6 pb-10 desk:pb-16">
      <Breadcrumb via={['campuses']} here={name} />
      <div className="mt-8 grid grid-cols-1 gap-x-gutter gap-y-8 desk:mt-10 desk:grid-cols-12">
        <div className={hasPlate ? 'self-end desk:col-span-7 desk:pr-6' : 'desk:col-span-10'}>
          {latitude !== null && longitude !== null && (
            <p className="mb-4 text-s font-medium text-brass-text tabular-nums">
              {coordinates(latitude, longitude, campuses)}
            </p>
          )}
          <h1 className={`${title.length > LONG ? 'title-2' : 'title-1'} wrap-anywhere`}>
            {title}
          </h1>
          {introduction && (
            <p className="mt-6 max-w-[30em] text-l text-pretty desk:mt-8">{introduction}</p>
          )}
          <Actions slug={slug} />
        </div>
        {hasPlate && <CampusPlate campus={campus} network={network} nearest={nearest} />}
      </div>
    </header>
  );
}

function Actions({ slug }: { slug: string }) {
  const { menus } = useLabels();
  const address = useApplicationAddress();
  const to = (action: Action) => address(action, { campus: slug });
  return (
    <p className="mt-8 grid grid-cols-2 gap-3 sm:flex sm:*:min-w-38 print:hidden">
      <ActionLink to={to('registration')} className="button button-apply max-sm:col-span-2">
        {menus.application}
      </ActionLink>
      <ActionLink to={to('contact')} className="button">
        {menus.contact}
      </ActionLink>
      <ActionLink to={to('brochure')} className="button">
        {menus.brochure}
      </ActionLink>
    </p>
  );
}
