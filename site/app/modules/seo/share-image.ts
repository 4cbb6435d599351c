import type { MetaDescriptor } from 'react-router';
import type { Image } from '../../content/media.server';
import type { Seo } from '../../content/seo.server';

/** A picture that the site draws of a page. */
export type ShareImage = { src: string; alt: string; width: number; height: number; type: string };

/** The one picture that tells of a page elsewhere: in messages, on networks, to search engines. */
export type SharedImage = {
  /** Absolute. */
  url: string;
  alt: string;
  width: number | null;
  height: number | null;
  type: string | null;
};

type Site = { core: { settings: { siteName: string; shareImage?: Image | null } } };
type Page = {
  canonical: string;
  seo?: Seo;
  card?: ShareImage | null;
  image?: Image | null;
};

/** SEO-1: the editor's own, then the one drawn of the page, then what the page shows, then the site's. */
export function sharedImage(site: Site, { canonical, seo, card, image }: Page): SharedImage | null {
  const found = seo?.shareImage ?? card ?? image ?? site.core.settings.shareImage;
  if (!found) return null;
  const url = new URL(found.src, canonical);
  const { alt, width, height } = found;
  const type = 'type' in found ? found.type : (TYPES[extension(url)] ?? null);
  return { url: url.href, alt, width, height, type };
}

const TYPES: Record<string, string> = {
  avif: 'image/avif',
  gif: 'image/gif',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
};

function extension({ pathname }: URL): string {
  return pathname.slice(pathname.lastIndexOf('.') + 1).toLowerCase();
}

/** What is not known of it is not said. */
export function pictureTags({ url, alt, width, height, type }: SharedImage): MetaDescriptor[] {
  const facts = { width, height, type, alt };
  const known = Object.entries(facts).filter(([, value]) => value);
  return [
    { property: 'og:image', content: url },
    ...known.map(([name, value]) => ({ property: `og:image:${name}`, content: String(value) })),
    { name: 'twitter:image', content: url },
    ...(alt ? [{ name: 'twitter:image:alt', content: alt }] : []),
  ];
}
