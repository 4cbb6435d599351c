import type { UID } from '@strapi/strapi';

/** A kind that has pages: the field its address is made from, and the one that stands in for a missing description. */
export type PageKind = {
  uid: UID.ContentType;
  label: string;
  address: 'path' | 'slug';
  standIn?: string;
};

export const PAGE_KINDS: readonly PageKind[] = [
  { uid: 'api::page.page', label: 'Pages', address: 'path' },
  { uid: 'api::programme.programme', label: 'Formations', address: 'slug', standIn: 'summary' },
  { uid: 'api::campus.campus', label: 'Campus', address: 'slug', standIn: 'introduction' },
  { uid: 'api::news.news', label: 'Actualités', address: 'slug', standIn: 'summary' },
  { uid: 'api::event.event', label: 'Évènements', address: 'slug', standIn: 'description' },
  {
    uid: 'api::blog-post.blog-post',
    label: 'Billets de blog',
    address: 'slug',
    standIn: 'summary',
  },
  { uid: 'api::testimonial.testimonial', label: 'Témoignages', address: 'slug', standIn: 'quote' },
  {
    uid: 'api::article.article',
    label: 'Articles éditoriaux',
    address: 'slug',
    standIn: 'summary',
  },
  {
    uid: 'api::work-study-offer.work-study-offer',
    label: 'Offres d’alternance',
    address: 'slug',
    standIn: 'company',
  },
];
