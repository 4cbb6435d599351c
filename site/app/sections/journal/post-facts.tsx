import type { PostSummary } from '../../content/blog.server';
import { longDate } from '../../modules/calendar';
import { fill, useLabels, useLanguage } from '../../modules/taxonomy';
import { DateText } from '../../ui/date';

type Props = {
  post: Pick<PostSummary, 'category' | 'author' | 'date'>;
  minutes?: number | undefined;
};

/** What stands above the title of a post. */
export function PostFacts({ post: { category, author, date }, minutes }: Props) {
  const { blog } = useLabels().news;
  const language = useLanguage();
  return (
    <p className="flex flex-wrap gap-x-4 text-xs font-medium">
      {category && <span className="font-semibold">{category.title}</span>}
      {author && <span className="text-ink-soft">{author}</span>}
      {date && (
        <DateText instant={date} className="text-brass-text tabular-nums">
          {longDate(new Date(date), language)}
        </DateText>
      )}
      {minutes !== undefined && (
        <span className="text-ink-soft tabular-nums">{fill(blog.reading, { minutes })}</span>
      )}
    </p>
  );
}
