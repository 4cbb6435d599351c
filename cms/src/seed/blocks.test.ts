import assert from 'node:assert/strict';
import fs from 'node:fs';
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

test('every block that editors are offered is in the demo, and the demo has no other', async () => {
  const source = path.join(import.meta.dirname, '..');
  const schema = path.join(source, 'api/page/content-types/page/schema.json');
  const { components } = JSON.parse(fs.readFileSync(schema, 'utf8')).attributes.body;
  const { pages } = await readContent(path.join(source, '../content'));
  const used = new Set(
    pages
      .flatMap(({ fr, en }) => [...fr.body, ...(en?.body ?? [])])
      .map(({ __component }) => __component),
  );
  // A picture is no text of a file: the demo's are drawn, and stand in the heads of its pages.
  assert.deepEqual([...used, 'media.image'].toSorted(), components.toSorted());
});
