import type { Filled } from '../../content/blocks/filled';
import type { BlogPost } from '../../content/blog.server';
import { Blocks } from '../blocks/blocks';
import { PageColumns } from '../page-columns';
import { PageHeader } from '../page-header';
import { Plate } from '../plate';
import { PostFacts } from './post-facts';

/** RTE-8: one post. */
export function BlogArticle({ post }: { post: Filled<BlogPost> }) {
  return (
    <article>
      <PageHeader
        title={post.title}
        via={['blog']}
        facts={<PostFacts post={post} minutes={post.minutes} />}
        lead={post.summary}
      />
      <PageColumns>
        {post.image && (
          <Plate
            image={post.image}
            sizes="(min-width: 901px) 72vw, 100vw"
            first
            className="mb-10 max-desk:-mx-3 desk:mb-14 aspect-[3/2] desk:aspect-[2/1]"
          />
        )}
        <Blocks blocks={post.body} />
      </PageColumns>
    </article>
  );
}
