import type { PostSummary } from '../../content/blog.server';
import { fill, useLabels } from '../../modules/taxonomy';
import { Day } from '../day';

type Props = {
  post: Pick<PostSummary, 'category' | 'author' | 'date'>;
  minutes?: number | undefined;
};

/** What stands above the title of a post. */
export function PostFacts({ post: { category, author, date }, minutes }: Props) {
  const { blog } = useLabels().news;
  return (
    <p className="flex flex-wrap gap-x-4 text-xs font-medium">
      {category && <span className="font-semibold">{category.title}</span>}
      {author && <span className="text-ink-soft">{author}</span>}
      {date && <Day date={date} className="text-brass-text tabular-nums" />}
      {minutes !== undefined && (
        <span className="text-ink-soft tabular-nums">{fill(blog.reading, { minutes })}</span>
      )}
    </p>
  );
}
