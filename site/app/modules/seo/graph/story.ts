import type { ArticleLeaf, BlogPostingLeaf, NewsArticleLeaf } from 'schema-dts';
import type { Image } from '../../../content/media.server';
import { SCHOOL_ZONE, timeIn } from '../../calendar';
import { originOf, partId, schoolId } from './ids';

type Story = { title: string; date: string | null; image: Image | null };
type News = Story & { category: { title: string } | null };
type Post = News & { author: string | null };

function common(page: string, { title, date, image }: Story) {
  return {
    ...partId(page, 'article'),
    headline: title,
    mainEntityOfPage: { '@id': page },
    ...(date && { datePublished: timeIn(SCHOOL_ZONE, date) }),
    ...(image && { image: new URL(image.src, originOf(page)).href }),
    author: schoolId(page),
    publisher: schoolId(page),
  };
}

function section({ category }: News) {
  return category ? { articleSection: category.title } : {};
}

export function articleNode(page: string, article: Story): ArticleLeaf {
  return { '@type': 'Article', ...common(page, article) };
}

export function newsNode(page: string, news: News): NewsArticleLeaf {
  return { '@type': 'NewsArticle', ...common(page, news), ...section(news) };
}

export function postNode(page: string, post: Post): BlogPostingLeaf {
  const { author } = post;
  return {
    '@type': 'BlogPosting',
    ...common(page, post),
    ...section(post),
    ...(author && { author: { '@type': 'Person', name: author } }),
  };
}
