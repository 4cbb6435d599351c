import { ContactDirectory } from '../sections/contact/contact-directory';
import { PageArticle } from '../sections/pages/page-article';
import type { Route } from './+types/contact';

export function ContactRoute({ loaderData }: Route.ComponentProps) {
  const { page, chapters, directory } = loaderData;
  return (
    <PageArticle title={page.title} body={page.body} chapters={chapters}>
      {directory && <ContactDirectory {...directory} />}
    </PageArticle>
  );
}
