import { PageArticle } from '../../sections/pages/page-article';
import { SectionIndex } from '../../sections/pages/section-index';
import type { Route } from './+types/detail';

export function PageRoute({ loaderData }: Route.ComponentProps) {
  if ('pages' in loaderData)
    return <SectionIndex title={loaderData.about.name} pages={loaderData.pages} />;
  const { page, chapters, about } = loaderData;
  return <PageArticle title={page.title} via={about.via} body={page.body} chapters={chapters} />;
}
