import { config } from '../../config.server';
import { pageLayout } from '../../content/layout.server';
import { page as readPage } from '../../content/pages.server';
import { orFail } from '../../modules/errors';
import { pathIn } from '../../modules/navigation';
import { pageMeta } from '../../modules/seo';
import { localeContext, reading } from '../../request.server';
import { Blocks } from '../../sections/blocks/blocks';
import { PageColumns } from '../../sections/page-columns';
import { PageHeader } from '../../sections/page-header';
import type { Route } from './+types/detail';

/** RTE-19: a section, or a page of a section. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const asked = [params.rubrique, params.slug].filter(Boolean).join('/');
  const { entry: page, around } = await orFail(readPage(asked, reading(context)));
  const locale = context.get(localeContext);
  const layout = await pageLayout(page, params.rubrique, locale);
  const path = pathIn(locale, `/${page.path}`);
  return { page, ...around, layout, canonical: `${config.siteUrl}${path}` };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(
    matches[0].loaderData,
    loaderData && {
      canonical: loaderData.canonical,
      title: loaderData.page.title,
      seo: loaderData.page.seo,
    },
  );

export default function PageRoute({ loaderData: { page } }: Route.ComponentProps) {
  return (
    <article>
      <PageHeader title={page.title} />
      <PageColumns>
        <Blocks blocks={page.body} />
      </PageColumns>
    </article>
  );
}
