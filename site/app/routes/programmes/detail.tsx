import { config } from '../../config.server';
import { programme as readProgramme } from '../../content/programmes.server';
import { orFail } from '../../modules/errors';
import { pathIn } from '../../modules/navigation';
import { pageMeta } from '../../modules/seo';
import { localeContext, reading } from '../../request.server';
import { ProgrammeArticle } from '../../sections/programme-article';
import { ProgrammeHeader } from '../../sections/programme-header';
import type { Route } from './+types/detail';

export async function loader({ context, params }: Route.LoaderArgs) {
  const { entry, around } = await orFail(readProgramme(params.slug, reading(context)));
  const path = pathIn(context.get(localeContext), `/programmes/${entry.slug}`);
  return { programme: entry, ...around, canonical: `${config.siteUrl}${path}` };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(
    matches[0].loaderData,
    loaderData && {
      canonical: loaderData.canonical,
      title: loaderData.programme.title,
      description: loaderData.programme.summary,
      image: loaderData.programme.focusImage,
      seo: loaderData.programme.seo,
    },
  );

export default function ProgrammeRoute({ loaderData: { programme } }: Route.ComponentProps) {
  return (
    <article>
      <ProgrammeHeader programme={programme} />
      <ProgrammeArticle programme={programme} />
    </article>
  );
}
