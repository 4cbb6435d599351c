type Post = { slug: string; category: { slug: string } | null };

/** What to read next: posts of the same category first, in the order they come; never the one that was read. */
export function related<Each extends Post>(posts: Each[], { slug, category }: Post, most: number) {
  const others = posts.filter((post) => post.slug !== slug);
  const isAlike = (post: Each) => category !== null && post.category?.slug === category.slug;
  return [...others.filter(isAlike), ...others.filter((post) => !isAlike(post))].slice(0, most);
}
