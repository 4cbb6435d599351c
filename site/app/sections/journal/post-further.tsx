import type { PostSummary } from '../../content/blog.server';
import { useLabels } from '../../modules/taxonomy';
import { ItemLink } from '../item-link';
import { Further, FurtherItem } from './further';
import { PostFacts } from './post-facts';

/** Other posts, after a post. */
export function PostFurther({ others }: { others: PostSummary[] }) {
  const { news } = useLabels();
  return (
    <Further title={news.others} to="/blog" all={news.blog.all}>
      {others.map((post) => (
        <FurtherItem key={post.slug}>
          <article className="group relative">
            <PostFacts post={post} />
            <h3 className="title-card mt-1 max-w-[30em] group-hover:text-survey">
              <ItemLink to={`/blog/${post.slug}`}>{post.title}</ItemLink>
            </h3>
            {post.summary && (
              <p className="mt-2 line-clamp-2 max-w-[66ch] text-s text-ink-soft max-sm:hidden">
                {post.summary}
              </p>
            )}
          </article>
        </FurtherItem>
      ))}
    </Further>
  );
}
