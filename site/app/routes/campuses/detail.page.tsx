import { isDrawn } from '../../modules/campuses';
import { CampusArticle } from '../../sections/campuses/article';
import { FactsBand } from '../../sections/campuses/facts-band';
import { CampusHeader } from '../../sections/campuses/header';
import { Neighbours } from '../../sections/campuses/neighbours';
import type { Route } from './+types/detail';

export function CampusPage({ loaderData }: Route.ComponentProps) {
  const { campus, network, opening, hours, around, neighbours, areJoined } = loaderData;
  return (
    <article>
      <CampusHeader campus={campus} network={network} nearest={neighbours[0]} />
      <FactsBand campus={campus} opening={opening} />
      <CampusArticle
        campus={campus}
        hours={hours}
        around={around}
        network={network}
        withPicture={isDrawn(campus.slug, network)}
      />
      <Neighbours neighbours={neighbours} areJoined={areJoined} />
    </article>
  );
}
