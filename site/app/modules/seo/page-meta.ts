import type { MetaDescriptor } from 'react-router';

type Site = {
  frame: {
    settings: {
      title: string;
      siteName: string;
      description: string | null;
      metas: { type: 'name' | 'property' | 'itemprop'; key: string; value: string }[];
    };
  };
};
type Page = { canonical: string; title?: string; description?: string | null };

/** What a page says of itself: the site's settings, with the page's own words over them. */
export function pageMeta(site: Site | undefined, page: Page | undefined): MetaDescriptor[] {
  if (!site) return [];
  const { title, siteName, description, metas } = site.frame.settings;
  if (!page) return [{ title }];
  const own = page.description ?? description;
  return [
    { title: page.title ? `${page.title} | ${siteName}` : title },
    ...(own ? [{ name: 'description', content: own }] : []),
    ...metas.map(({ type, key, value }) => ({ [type]: key, content: value })),
    { tagName: 'link', rel: 'canonical', href: page.canonical },
  ];
}
