import type { BlogPost } from '../../content/blog.server';
import { longDate } from '../../modules/calendar';
import { useLabels, useLanguage } from '../../modules/taxonomy';
import { DateText } from '../../ui/date';
import { Picture } from '../../ui/picture';
import { Blocks } from '../blocks/blocks';
import { PageColumns } from '../page-columns';
import { PageHeader } from '../page-header';

/** RTE-8: one post. */
export function BlogArticle({ post }: { post: BlogPost }) {
  const { commons } = useLabels();
  return (
    <article>
      <PageHeader
        title={post.title}
        via={[commons.blog]}
        facts={<PostFacts post={post} />}
        lead={post.summary}
      />
      <PageColumns>
        {post.image && (
          <figure className="plate mb-10">
            <Picture image={post.image} sizes="(min-width: 901px) 72vw, 100vw" first />
          </figure>
        )}
        <Blocks blocks={post.body} />
      </PageColumns>
    </article>
  );
}

function PostFacts({ post: { category, author, date } }: { post: BlogPost }) {
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
    </p>
  );
}
