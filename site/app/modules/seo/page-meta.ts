import type { MetaDescriptor } from 'react-router';
import type { FilledBlock } from '../../content/blocks/filled';
import type { Languages } from '../../content/languages';
import type { Image } from '../../content/media.server';
import type { Seo } from '../../content/seo.server';
import { pathIn } from '../navigation';
import type { Language } from '../taxonomy';
import type { Via } from '../trail';
import { firstWords, inBrief } from './description';
import type { School, Topic } from './graph';
import { pictureTags, type ShareImage, sharedImage } from './share-image';
import { pageGraph } from './told';

type Site = School & {
  core: {
    languages: readonly Language[];
    settings: {
      title: string;
      siteName: string;
      description: string | null;
      twitterSite: string | null;
      metas: { type: 'name' | 'property' | 'itemprop'; key: string; value: string }[];
      shareImage?: Image | null;
    };
  };
};

type Page = {
  canonical: string;
  /** Where it is in each language. Unsaid, it is a page of the site's own: in every one, under the same name. */
  languages?: Languages;
  title?: string;
  /** What its breadcrumb calls it, where that is shorter than its title, */
  name?: string;
  /** and what stands between it and the home, which alone has no breadcrumb. */
  via?: Via;
  description?: string | null;
  image?: Image | null;
  /** The picture that the site draws of it. */
  card?: ShareImage | null;
  /** When it was published, of what is written for a day. */
  published?: string | null;
  /** The blocks that are all it says, or the end of it. */
  body?: FilledBlock[];
  /** What it is about, as engines are told. */
  topic?: Topic;
  /** Of a list, the pages it leads to. */
  items?: string[];
  /** It says how the school is reached. */
  isContact?: boolean;
  /** What an editor says of the page, over what it says of itself. */
  seo?: Seo;
  /** Where what is new on it is told to readers of feeds. */
  feed?: string;
  /** Of no use to search engines, but for the links in it: what was found by words, a list beyond its first page, what is over. */
  unlisted?: boolean;
};

/** SEO-1, SEO-2: what a page says of itself: the site's settings, the page's own words over them, an editor's over both. */
export function pageMeta(site: Site | undefined, page: Page | undefined): MetaDescriptor[] {
  if (!site) return [];
  const { settings } = site.core;
  if (!page) return [{ title: settings.title }];
  const { seo } = page;
  const title = seo?.title ?? page.title;
  const description = seo?.description ?? ownWords(page) ?? settings.description;
  const isHidden = seo?.preventIndexing || page.unlisted;
  return [
    { title: title ? `${title} | ${settings.siteName}` : settings.title },
    ...(description ? [{ name: 'description', content: description }] : []),
    ...(isHidden ? [{ name: 'robots', content: 'noindex, follow' }] : []),
    ...shared(site, page, title ?? settings.title, description),
    ...metas(settings.metas, seo?.metas ?? []),
    ...links(page.canonical, seo?.links ?? []),
    ...(isHidden ? [] : alternates(page, site.core.languages)),
    ...(page.feed ? [feedLink(page.feed, title ?? settings.title)] : []),
    ...(isHidden ? [] : told(site, page)),
  ];
}

function ownWords({ description, body = [] }: Page): string | null {
  const words = description ?? firstWords(body);
  return words && inBrief(words);
}

function told(site: Site, page: Page): MetaDescriptor[] {
  const { canonical, name, title, via, isContact = false, items, topic, body = [] } = page;
  const called = name ?? title ?? site.core.settings.title;
  const graph = pageGraph(site, { canonical, name: called, via, isContact, items, topic, body });
  return graph ? [{ 'script:ld+json': graph }] : [];
}

/** What is shown of the page where it is shared. */
function shared(
  site: Site,
  page: Page,
  title: string,
  description: string | null,
): MetaDescriptor[] {
  const { canonical, seo, published } = page;
  const { siteName, twitterSite } = site.core.settings;
  const { og, twitter } = seo ?? {};
  const picture = sharedImage(site, page);
  const about = og?.description ?? description;
  const card = twitter?.card ?? (picture ? 'summary_large_image' : 'summary');
  return [
    { property: 'og:site_name', content: siteName },
    { property: 'og:type', content: og?.type ?? (published ? 'article' : 'website') },
    ...(published ? [{ property: 'article:published_time', content: published }] : []),
    ...locales(site, page),
    { property: 'og:url', content: canonical },
    { property: 'og:title', content: og?.title ?? title },
    ...(about ? [{ property: 'og:description', content: about }] : []),
    { name: 'twitter:card', content: card },
    ...(twitterSite ? [{ name: 'twitter:site', content: handle(twitterSite) }] : []),
    ...(twitter?.title ? [{ name: 'twitter:title', content: twitter.title }] : []),
    ...(twitter?.description
      ? [{ name: 'twitter:description', content: twitter.description }]
      : []),
    ...(picture ? pictureTags(picture) : []),
  ];
}

const LOCALES = { fr: 'fr_FR', en: 'en_GB' };

/** The language of the page, and those it is also in. */
function locales({ locale, core }: Site, { languages }: Page): MetaDescriptor[] {
  const others = core.languages.filter(
    (language) => language !== locale && (languages?.[language]?.isTranslation ?? true),
  );
  return [
    { property: 'og:locale', content: LOCALES[locale] },
    ...others.map((language) => ({
      property: 'og:locale:alternate',
      content: LOCALES[language],
    })),
  ];
}

/** An account as it is named, whether its editor typed the sign or not. */
function handle(account: string): string {
  return `@${account.replace(/^@/, '')}`;
}

function links(canonical: string, ofPage: { rel: string; href: string }[]): MetaDescriptor[] {
  const own = ofPage.some(({ rel }) => rel === 'canonical');
  const all = own ? ofPage : [{ rel: 'canonical', href: canonical }, ...ofPage];
  return all.map((link) => ({ tagName: 'link', ...link }));
}

/** SEO-3: the page in all its languages, itself among them; French is for whoever reads none of them. */
function alternates({ canonical, languages }: Page, all: readonly Language[]): MetaDescriptor[] {
  if (all.length < 2) return [];
  const { origin, pathname, search } = new URL(canonical);
  const own = pathname.replace(/^\/en(?=\/|$)/, '') || '/';
  const known = all.flatMap((language) => {
    const said = languages?.[language] ?? {
      to: pathIn(language, own) + search,
      isTranslation: true,
    };
    return said.isTranslation ? { hrefLang: language as string, href: `${origin}${said.to}` } : [];
  });
  const standard = known.find(({ hrefLang }) => hrefLang === 'fr') ?? known[0];
  const others = standard ? [{ hrefLang: 'x-default', href: standard.href }] : [];
  return [...known, ...others].map((link) => ({ tagName: 'link', rel: 'alternate', ...link }));
}

function feedLink(href: string, title: string): MetaDescriptor {
  return { tagName: 'link', rel: 'alternate', type: 'application/atom+xml', title, href };
}

type Metas = Site['core']['settings']['metas'];

/** A page's own tag takes the place of the site's of the same name. */
function metas(ofSite: Metas, ofPage: Metas): MetaDescriptor[] {
  const tags = new Map([...ofSite, ...ofPage].map((meta) => [`${meta.type} ${meta.key}`, meta]));
  return [...tags.values()].map(({ type, key, value }) => ({ [type]: key, content: value }));
}
