import { z } from 'zod';
import { blocks } from './blocks.server';
import { instant, optional, text } from './fields';
import { image } from './media.server';
import { type PageEntry, type PageKind, pageEntry, type Reading } from './page-entry.server';
import { seo } from './seo.server';

const detail = z
  .object({
    slug: text,
    title: text,
    publishDate: optional(instant),
    summary: optional(z.string()),
    author: optional(z.string()),
    focusImage: image,
    category: optional(z.object({ title: text, slug: text })),
    body: blocks,
    seo,
  })
  .transform(({ publishDate, focusImage, ...rest }) => ({
    ...rest,
    date: publishDate,
    image: focusImage,
  }));

export type BlogPost = z.output<typeof detail>;

const KIND: PageKind<BlogPost> = {
  uid: 'api::blog-post.blog-post',
  path: '/blog-posts',
  schema: detail,
};

export function blogPost(slug: string, reading: Reading): Promise<PageEntry<BlogPost>> {
  return pageEntry(KIND, slug, reading);
}
