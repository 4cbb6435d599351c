import { pageAddress } from '../../modules/lists';
import { usePath } from '../../modules/navigation';
import { useLabels } from '../../modules/taxonomy';
import { CategoryLinks } from '../../sections/journal/category-links';
import { PostList } from '../../sections/journal/post-list';
import { ListHeader } from '../../sections/list-header';
import { Pagination } from '../../sections/pagination';
import { ResultCount } from '../../sections/result-count';
import type { Route } from './+types/list';

export function BlogListPage({ loaderData }: Route.ComponentProps) {
  const { posts, pages, total, category, categories } = loaderData;
  const { news, commons } = useLabels();
  const { count, none, lead } = news.blog;
  const path = usePath();
  const to = (asked: string, number: number) =>
    path(pageAddress('/blog', { rubrique: asked }, number));
  return (
    <>
      <ListHeader title={commons.blog} lead={lead} />
      <div className="wrap pb-section">
        <div className="border-y border-ink">
          <CategoryLinks
            name={news.categories}
            all={news.allCategories}
            asked={category}
            choices={categories}
            to={(asked) => to(asked, 1)}
          />
        </div>
        <div className="mt-6">
          <ResultCount count={total} words={count} none={none} />
        </div>
        <PostList posts={posts} hasMain={pages.number === 1} />
        <Pagination pages={pages} to={(number) => to(category, number)} />
      </div>
    </>
  );
}
