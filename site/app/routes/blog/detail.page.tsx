import { BlogArticle } from '../../sections/journal/blog-article';
import { PostFurther } from '../../sections/journal/post-further';
import type { Route } from './+types/detail';

export function BlogRoute({ loaderData: { post, others } }: Route.ComponentProps) {
  return (
    <>
      <BlogArticle post={post} />
      <PostFurther others={others} />
    </>
  );
}
