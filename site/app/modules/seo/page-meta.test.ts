import { expect, it } from 'vitest';
import { pageMeta, sharedImage } from './index';

const theme = { type: 'name', key: 'theme-color', value: '#10203f' } as const;
const site = {
  locale: 'fr' as const,
  datas: { campuses: [] },
  core: {
    languages: ['fr'] as const,
    settings: {
      title: 'Cassini, école de management',
      siteName: 'Cassini',
      description: 'Une école.',
      twitterSite: 'cassini_exemple',
      socials: [],
      metas: [theme],
    },
  },
};
const canonical = 'https://www.cassini.example/actualites/rentree';
const picture = {
  src: '/uploads/port_1f.webp?v=1',
  alt: 'Le port',
  width: 1200,
  height: 800,
  sources: [],
};
const silent = {
  title: null,
  description: null,
  shareImage: null,
  og: null,
  twitter: null,
  metas: [],
  links: [],
  preventIndexing: false,
  pageLayout: null,
};
const page = { canonical, title: 'La rentrée', description: 'Le chapô.', image: picture };

it('SEO-1: a page without words of its own has the site’s', () => {
  const meta = pageMeta(site, { canonical });
  expect(meta).toContainEqual({ title: 'Cassini, école de management' });
  expect(meta).toContainEqual({ name: 'description', content: 'Une école.' });
  expect(meta).toContainEqual({ name: 'theme-color', content: '#10203f' });
  expect(meta).toContainEqual({ tagName: 'link', rel: 'canonical', href: canonical });
  expect(meta).toContainEqual({ name: 'twitter:card', content: 'summary' });
});

it('SEO-1: a page says what it is, and what to show of it where it is shared', () => {
  const meta = pageMeta(site, { ...page, seo: silent });
  for (const tag of [
    { title: 'La rentrée | Cassini' },
    { name: 'description', content: 'Le chapô.' },
    { property: 'og:title', content: 'La rentrée' },
    { property: 'og:url', content: canonical },
    { property: 'og:image', content: 'https://www.cassini.example/uploads/port_1f.webp?v=1' },
    { property: 'og:image:alt', content: 'Le port' },
    { name: 'twitter:card', content: 'summary_large_image' },
  ]) {
    expect(meta).toContainEqual(tag);
  }
  expect(meta).not.toContainEqual(expect.objectContaining({ name: 'robots' }));
});

const card = {
  src: '/partage/actualites/rentree.png?v=1a',
  alt: 'La rentrée · Actualité · Cassini',
  width: 1200,
  height: 630,
  type: 'image/png',
};
const ofEditor = { ...picture, src: '/uploads/choisie.jpg', alt: 'Choisie' };
const ofSite = {
  core: { ...site.core, settings: { ...site.core.settings, shareImage: ofEditor } },
};

it('SEO-1: the picture drawn of a page is told of with all that is known of it', () => {
  const meta = pageMeta(site, { ...page, card });
  const address = 'https://www.cassini.example/partage/actualites/rentree.png?v=1a';
  for (const tag of [
    { property: 'og:image', content: address },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:type', content: 'image/png' },
    { property: 'og:image:alt', content: 'La rentrée · Actualité · Cassini' },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:image', content: address },
    { name: 'twitter:image:alt', content: 'La rentrée · Actualité · Cassini' },
  ]) {
    expect(meta).toContainEqual(tag);
  }
});

it.each([
  [
    'an editor’s',
    ofSite,
    { card, image: picture, seo: { ...silent, shareImage: ofEditor } },
    '/uploads/choisie.jpg',
    'image/jpeg',
  ],
  ['the one drawn', ofSite, { card, image: picture, seo: silent }, card.src, 'image/png'],
  ['the page’s own', ofSite, { card: null, image: picture }, picture.src, 'image/webp'],
  ['the site’s', ofSite, { card: null, image: null }, '/uploads/choisie.jpg', 'image/jpeg'],
])('SEO-1: of the pictures there are, %s comes first', (_, where, pictures, src, type) => {
  const found = sharedImage(where, { canonical, ...pictures });
  expect([found?.url, found?.type]).toEqual([`https://www.cassini.example${src}`, type]);
});

it('SEO-1: without any, none is told of', () => {
  expect(sharedImage(site, { canonical, card: null })).toBeNull();
});

it('SEO-1: an editor’s words stand over both, each in the place of what it replaces', () => {
  const meta = pageMeta(site, {
    ...page,
    seo: {
      ...silent,
      title: 'Rentrée 2026',
      description: 'Pour les moteurs.',
      og: { title: 'À partager', description: null, type: 'article' },
      metas: [{ ...theme, value: '#ffffff' }],
      links: [{ rel: 'canonical', href: 'https://reseau.example/rentree' }],
    },
  });
  expect(meta).toContainEqual({ title: 'Rentrée 2026 | Cassini' });
  expect(meta).toContainEqual({ property: 'og:title', content: 'À partager' });
  expect(meta).toContainEqual({ property: 'og:description', content: 'Pour les moteurs.' });
  expect(meta).toContainEqual({ property: 'og:type', content: 'article' });
  const only = (name: string, value: string) =>
    meta.filter((tag) => Object.entries(tag).some(([key, held]) => key === name && held === value));
  expect(only('name', 'theme-color')).toEqual([{ name: 'theme-color', content: '#ffffff' }]);
  expect(only('rel', 'canonical')).toEqual([
    { tagName: 'link', rel: 'canonical', href: 'https://reseau.example/rentree' },
  ]);
});

it('SEO-2: indexing is prevented by « noindex, follow »', () => {
  const meta = pageMeta(site, { ...page, seo: { ...silent, preventIndexing: true } });
  expect(meta).toContainEqual({ name: 'robots', content: 'noindex, follow' });
});

it('a page may ask for it itself', () => {
  const robots = { name: 'robots', content: 'noindex, follow' };
  expect(pageMeta(site, { ...page, unlisted: true })).toContainEqual(robots);
  expect(pageMeta(site, page)).not.toContainEqual(robots);
});

const bilingual = { ...site, core: { ...site.core, languages: ['fr', 'en'] as const } };
const alternates = (...given: Parameters<typeof pageMeta>) =>
  pageMeta(...given).flatMap((tag) => ('hrefLang' in tag ? `${tag.hrefLang} ${tag.href}` : []));
const ORIGIN = 'https://www.cassini.example';

it('SEO-3: a page of the site’s own is in every language, under the same name', () => {
  const french = alternates(bilingual, { canonical: `${ORIGIN}/agenda?page=2` });
  expect(french).toEqual([
    `fr ${ORIGIN}/agenda?page=2`,
    `en ${ORIGIN}/en/agenda?page=2`,
    `x-default ${ORIGIN}/agenda?page=2`,
  ]);
  expect(alternates(bilingual, { canonical: `${ORIGIN}/en/agenda?page=2` })).toEqual(french);
  expect(alternates(bilingual, { canonical: `${ORIGIN}/en` })).toEqual([
    `fr ${ORIGIN}/`,
    `en ${ORIGIN}/en`,
    `x-default ${ORIGIN}/`,
  ]);
});

it('SEO-3: an entry is in the languages it has, each under its own name', () => {
  const languages = {
    fr: { to: '/blog/la-marge', isTranslation: true },
    en: { to: '/en/blog/the-margin', isTranslation: true },
  };
  expect(alternates(bilingual, { canonical: `${ORIGIN}/blog/la-marge`, languages })).toEqual([
    `fr ${ORIGIN}/blog/la-marge`,
    `en ${ORIGIN}/en/blog/the-margin`,
    `x-default ${ORIGIN}/blog/la-marge`,
  ]);
  const alone = { ...languages, en: { to: '/en/blog', isTranslation: false } };
  expect(alternates(bilingual, { canonical: `${ORIGIN}/blog/la-marge`, languages: alone })).toEqual(
    [`fr ${ORIGIN}/blog/la-marge`, `x-default ${ORIGIN}/blog/la-marge`],
  );
});

it('SEO-3: with one language, or where nothing is to be shown, none is said', () => {
  expect(alternates(site, { canonical })).toEqual([]);
  expect(alternates(bilingual, { canonical, unlisted: true })).toEqual([]);
});

it('SEO-1: it says its language, the others it is in, and whose account speaks', () => {
  const french = pageMeta(bilingual, page);
  expect(french).toContainEqual({ property: 'og:locale', content: 'fr_FR' });
  expect(french).toContainEqual({ property: 'og:locale:alternate', content: 'en_GB' });
  expect(french).toContainEqual({ name: 'twitter:site', content: '@cassini_exemple' });
  const alone = { ...page, languages: { en: { to: '/en', isTranslation: false } } };
  const other = { property: 'og:locale:alternate', content: 'en_GB' };
  expect(pageMeta(bilingual, alone)).not.toContainEqual(other);
  expect(pageMeta(site, page)).not.toContainEqual(other);
});

it('SEO-1: what is written for a day is an article of that day', () => {
  const date = '2026-11-02T08:00:00Z';
  const dated = pageMeta(site, { ...page, published: date });
  expect(dated).toContainEqual({ property: 'og:type', content: 'article' });
  expect(dated).toContainEqual({ property: 'article:published_time', content: date });
  expect(pageMeta(site, page)).toContainEqual({ property: 'og:type', content: 'website' });
});

it('SEO-3: a page has one graph; what is not to be indexed has none', () => {
  const graphs = (...given: Parameters<typeof pageMeta>) =>
    pageMeta(...given).filter((tag) => 'script:ld+json' in tag);
  expect(graphs(site, page)).toHaveLength(1);
  expect(graphs(site, { ...page, unlisted: true })).toEqual([]);
  expect(graphs(site, { ...page, seo: { ...silent, preventIndexing: true } })).toEqual([]);
  expect(graphs(site, undefined)).toEqual([]);
});
