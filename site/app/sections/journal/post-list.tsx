import type { PostSummary } from '../../content/blog.server';
import { longDate } from '../../modules/calendar';
import { Link, usePath } from '../../modules/navigation';
import { useLabels, useLanguage } from '../../modules/taxonomy';
import { DateText } from '../../ui/date';
import { Picture } from '../../ui/picture';

export type ListedPost = PostSummary & {
  /** Not known when the words could not be had. */
  minutes: number | undefined;
};

/** RTE-8: the posts, in the order they are given, each with the time it asks for. */
export function PostList({ posts }: { posts: ListedPost[] }) {
  if (posts.length === 0) return null;
  return (
    <ol className="border-b border-ink">
      {posts.map((post) => (
        <PostRow key={post.slug} post={post} />
      ))}
    </ol>
  );
}

function PostRow({ post }: { post: ListedPost }) {
  const { category, summary, image } = post;
  return (
    <li className="group relative grid grid-cols-4 gap-x-gutter gap-y-4 border-t border-ink py-6 desk:grid-cols-12 desk:py-8">
      <ReadingTime minutes={post.minutes} />
      <div className="col-span-3 min-w-0 desk:col-span-6 desk:pr-6">
        {category && <p className="mb-1 text-xs font-semibold">{category.title}</p>}
        <h2 className="title-3 group-hover:text-survey">
          <PostLink post={post} />
        </h2>
        {summary && <p className="mt-2 max-w-[60ch] text-ink-soft max-sm:hidden">{summary}</p>}
      </div>
      <Signature post={post} />
      {image && (
        <figure className="plate aspect-square self-start max-desk:hidden desk:col-span-2">
          <Picture image={image} sizes="15vw" decorative />
        </figure>
      )}
    </li>
  );
}

/** The numeral of the list is what a post costs. */
function ReadingTime({ minutes }: { minutes: number | undefined }) {
  const { blog } = useLabels().news;
  return (
    <p className="desk:col-span-2">
      {minutes !== undefined && (
        <>
          <span className="numeral block">{minutes}</span>
          <span className="mt-2 block text-xs text-ink-soft">{blog.minutes}</span>
        </>
      )}
    </p>
  );
}

function Signature({ post: { author, date } }: { post: ListedPost }) {
  const language = useLanguage();
  return (
    <p className="col-span-3 col-start-2 flex flex-col text-s desk:col-span-2 desk:col-start-auto">
      {date && (
        <DateText instant={date} className="font-medium text-brass-text tabular-nums">
          {longDate(new Date(date), language)}
        </DateText>
      )}
      {author && <span className="text-ink-soft">{author}</span>}
    </p>
  );
}

/** The title is the link, and the whole of the item is where it can be taken. */
export function PostLink({ post: { slug, title } }: { post: Pick<PostSummary, 'slug' | 'title'> }) {
  const path = usePath();
  return (
    <Link to={path(`/blog/${slug}`)} className="after:absolute after:inset-0">
      {title}
    </Link>
  );
}
