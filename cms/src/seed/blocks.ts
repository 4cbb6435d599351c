import type { UID } from '@strapi/strapi';
import type { Block } from './files';

type Id = (uid: UID.ContentType, slug: string) => string | null;

/** What the fields of blocks that name an entry point to, whatever the block; a category is of the block's own family. */
const TARGETS: Record<string, UID.ContentType> = {
  campus: 'api::campus.campus',
  programme: 'api::programme.programme',
  news: 'api::news.news',
  testimonial: 'api::testimonial.testimonial',
};
const CATEGORIES: Record<string, UID.ContentType> = {
  'news.cards': 'api::news-category.news-category',
  'blog.articles': 'api::blog-category.blog-category',
};

/** Blocks as a file has them, with the entries that they name by slug; one that an editor has deleted is none. */
export function linkedBlocks(blocks: Block[], { id }: { id: Id }): Block[] {
  return blocks.map((block) => ({
    ...block,
    ...Object.fromEntries(namedBy(block).map(({ field, uid, slug }) => [field, id(uid, slug)])),
  }));
}

/** The entries that a block names. */
export function namedBy(block: Block): { field: string; uid: UID.ContentType; slug: string }[] {
  return Object.entries(block).flatMap(([field, slug]) => {
    const uid = field === 'category' ? CATEGORIES[block.__component] : TARGETS[field];
    return uid && typeof slug === 'string' ? [{ field, uid, slug }] : [];
  });
}
