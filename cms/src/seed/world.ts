import type { Core, UID } from '@strapi/strapi';
import { now } from '../clock';
import { SCHOOL_ZONE, type World } from './entries';
import type { Content } from './files';

/** What other entries name. */
const NAMED = [
  'api::campus.campus',
  'api::programme.programme',
  'api::news-category.news-category',
  'api::blog-category.blog-category',
  'api::news.news',
  'api::testimonial.testimonial',
] as const;

export async function describeWorld(strapi: Core.Strapi, content: Content): Promise<World> {
  const known = new Map<UID.ContentType, Map<string, string>>();
  for (const uid of NAMED) {
    const found = await strapi.documents(uid).findMany({ locale: 'fr', fields: ['slug'] });
    known.set(uid, new Map(found.map((entry) => [entry.slug ?? '', entry.documentId])));
  }
  const zones = new Map(content.campuses.map(({ slug, timeZone }) => [slug, timeZone]));
  return {
    today: now(),
    id: (uid, slug) => known.get(uid)?.get(slug) ?? null,
    zone: (campus) => zones.get(campus) ?? SCHOOL_ZONE,
  };
}
