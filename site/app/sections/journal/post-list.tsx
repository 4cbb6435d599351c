import type { PostSummary } from '../../content/blog.server';
import { fill, useLabels } from '../../modules/taxonomy';
import { Day } from '../day';
import { ItemLink } from '../item-link';
import { Plate } from '../plate';

export type ListedPost = PostSummary & {
  /** Not known when the words could not be had. */
  minutes: number | undefined;
};

/** RTE-8: the posts, in the order they are given. */
export function PostList({ posts, hasMain }: { posts: ListedPost[]; hasMain: boolean }) {
  if (posts.length === 0) return null;
  return (
    <ol className="rows border-b border-ink">
      {posts.map((post, index) => (
        <PostRow key={post.slug} post={post} isMain={hasMain && index === 0} />
      ))}
    </ol>
  );
}

/** Who speaks, on the left; what is said; what it looks like. */
function PostRow({ post, isMain }: { post: ListedPost; isMain: boolean }) {
  const { slug, title, category, summary, image } = post;
  return (
    <li className="group relative grid grid-cols-1 gap-x-gutter gap-y-3 border-t border-ink py-6 desk:grid-cols-12 desk:py-8">
      <div className="min-w-0 desk:col-span-7 desk:col-start-4 desk:pr-6">
        {category && <p className="mb-2 text-xs font-semibold">{category.title}</p>}
        <h2 className={`${isMain ? 'title-news' : 'title-3'} group-hover:text-survey`}>
          <ItemLink to={`/blog/${slug}`}>{title}</ItemLink>
        </h2>
        {summary && (
          <p className={`mt-3 max-w-[60ch] text-pretty ${isMain ? 'text-l' : 'text-ink-soft'}`}>
            {summary}
          </p>
        )}
      </div>
      <Signature post={post} />
      {image && (
        <Plate
          image={image}
          sizes="15vw"
          decorative
          className="aspect-square self-start max-desk:hidden desk:col-span-2 desk:col-start-11"
        />
      )}
    </li>
  );
}

/** « Hélène Quintard, conseillère d’orientation »: a name, and what makes it worth listening to. */
function Signature({ post: { author, date, minutes } }: { post: ListedPost }) {
  const { blog } = useLabels().news;
  const [, name = author, role = ''] = /^([^,]+),\s*(.+)$/.exec(author ?? '') ?? [];
  return (
    <div className="text-s desk:col-span-3 desk:col-start-1 desk:row-start-1 desk:pr-6">
      {name && <p className="font-semibold">{name}</p>}
      {role && <p className="text-ink-soft">{role}</p>}
      <p className="flex flex-wrap gap-x-4 tabular-nums desk:mt-2 desk:flex-col">
        {date && <Day date={date} className="font-medium text-brass-text" />}
        {minutes !== undefined && (
          <span className="text-ink-soft">{fill(blog.reading, { minutes })}</span>
        )}
      </p>
    </div>
  );
}
