import { CampusExplorer } from '../../sections/campuses/explorer';
import { ListHeader } from '../../sections/list-header';
import type { Route } from './+types/list';

export function CampusListRoute({ loaderData }: Route.ComponentProps) {
  const { about, ...found } = loaderData;
  return (
    <>
      <ListHeader title={about.title} lead={about.description} />
      <CampusExplorer {...found} />
    </>
  );
}
