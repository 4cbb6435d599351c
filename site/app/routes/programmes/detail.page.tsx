import { ProgrammeArticle } from '../../sections/programmes/article';
import { BrochureBand } from '../../sections/programmes/brochure-band';
import { FactsBand } from '../../sections/programmes/facts-band';
import { ProgrammeHeader } from '../../sections/programmes/header';
import { PrintedFrom } from '../../sections/programmes/printed-from';
import type { Route } from './+types/detail';

export function ProgrammeRoute({ loaderData }: Route.ComponentProps) {
  const { programme, offerings, offered, byName, starts, testimonials, network, today } =
    loaderData;
  const at = offerings.map(({ campus }) => campus.slug);
  return (
    <article className="sheet">
      <ProgrammeHeader programme={programme} network={network} at={at} />
      <FactsBand programme={programme} starts={starts} />
      <ProgrammeArticle
        {...{ programme, offerings, offered, byName, testimonials, network, today }}
      />
      <BrochureBand programme={programme} />
      <PrintedFrom address={loaderData.canonical} />
    </article>
  );
}
