import type { PageSummary } from '../../content/pages.server';
import { Link, usePath } from '../../modules/navigation';
import { useLabels } from '../../modules/taxonomy';
import { ItemLink } from '../item-link';
import { familiesOf } from './families';
import { PageTop } from './page-top';

/** RTE-19: a section that has pages, and none of its own. */
export function SectionIndex({ title, pages }: { title: string; pages: PageSummary[] }) {
  const { commons } = useLabels();
  const path = usePath();
  return (
    <>
      <PageTop title={title} via={[]} header={null} />
      <div className="wrap pb-section">
        <h2 className="sr-only">{commons.sectionPages}</h2>
        <ul className="rows border-b border-ink">
          {familiesOf(pages).map(({ page, below }) => (
            <li
              key={page.path}
              className="grid gap-x-gutter gap-y-4 border-t border-ink py-6 desk:grid-cols-12 desk:py-8"
            >
              <div className="group relative desk:col-span-6 desk:pr-6">
                <h3 className="title-3 group-hover:text-survey">
                  <ItemLink to={`/${page.path}`}>{page.title}</ItemLink>
                </h3>
                {page.description && (
                  <p className="mt-2 max-w-[52ch] text-ink-soft">{page.description}</p>
                )}
              </div>
              {below.length > 0 && (
                <ul className="desk:col-span-6">
                  {below.map((each) => (
                    <li key={each.path} className="border-t border-hair first:desk:border-t-0">
                      <Link
                        to={path(`/${each.path}`)}
                        className="flex min-h-touch items-center py-2 font-semibold hover:text-survey"
                      >
                        {each.title}
                      </Link>
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
