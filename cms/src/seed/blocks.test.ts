import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import { linkedBlocks, namedBy } from './blocks.ts';
import { readContent } from './files.ts';

const id = (uid: string, slug: string) => (slug === 'nulle-part' ? null : `${uid}/${slug}`);

test('the entries that a block names by slug are those of its fields', () => {
  const blocks = [
    { __component: 'texts.title', text: 'campus' },
    { __component: 'careers.offers', title: 'Offres', limit: 3, campus: 'lyon' },
    { __component: 'news.cards', category: 'alternance' },
    { __component: 'blog.articles', category: 'metiers' },
    { __component: 'news.main-news', news: 'rentree' },
  ];
  assert.deepEqual(linkedBlocks(blocks, { id }), [
    { __component: 'texts.title', text: 'campus' },
    {
      __component: 'careers.offers',
      title: 'Offres',
      limit: 3,
      campus: 'api::campus.campus/lyon',
    },
    { __component: 'news.cards', category: 'api::news-category.news-category/alternance' },
    { __component: 'blog.articles', category: 'api::blog-category.blog-category/metiers' },
    { __component: 'news.main-news', news: 'api::news.news/rentree' },
  ]);
});

test('what an editor has deleted is no entry', () => {
  assert.deepEqual(linkedBlocks([{ __component: 'teams.team', campus: 'nulle-part' }], { id }), [
    { __component: 'teams.team', campus: null },
  ]);
});

test('every entry that a page of the demo names is in the demo', async () => {
  const content = await readContent(path.join(import.meta.dirname, '../../content'));
  const slugs = (entries: { slug: string }[]) => new Set(entries.map(({ slug }) => slug));
  const known: Record<string, Set<string>> = {
    'api::campus.campus': slugs(content.campuses),
    'api::programme.programme': slugs(content.programmes),
    'api::news.news': slugs(content.news),
    'api::testimonial.testimonial': slugs(content.testimonials),
    'api::news-category.news-category': slugs(content.newsCategories),
    'api::blog-category.blog-category': slugs(content.blogCategories),
  };
  const named = content.pages
    .flatMap(({ fr, en }) => [...fr.body, ...(en?.body ?? [])])
    .flatMap(namedBy);
  assert.ok(named.length > 10);
  assert.deepEqual(
    named.filter(({ uid, slug }) => !known[uid]?.has(slug)),
    [],
  );
});
