import { SEE_FIGURES } from '../../visitor-requests/kind.ts';

/** Where an editor goes, grouped as they think of it: to a kind of content, or to a page of its own right. */
export type Place = KindPlace | PagePlace;
type KindPlace = { label: string; uid: string; single?: true };
type PagePlace = { label: string; path: string; right: string; subject?: string };
export type Group = { title: string; places: Place[] };

export const GROUPS: Group[] = [
  {
    title: 'L’actualité',
    places: [
      { label: 'Actualités', uid: 'api::news.news' },
      { label: 'Agenda', uid: 'api::event.event' },
      { label: 'Blog', uid: 'api::blog-post.blog-post' },
      { label: 'Offres d’alternance', uid: 'api::work-study-offer.work-study-offer' },
      { label: 'Témoignages', uid: 'api::testimonial.testimonial' },
      { label: 'Bandeaux', uid: 'api::banner.banner' },
    ],
  },
  {
    title: 'Formations',
    places: [
      { label: 'Formations', uid: 'api::programme.programme' },
      { label: 'Offres par campus', uid: 'api::offering.offering' },
    ],
  },
  {
    title: 'Campus',
    places: [
      { label: 'Campus', uid: 'api::campus.campus' },
      { label: 'Équipes', uid: 'api::team-member.team-member' },
    ],
  },
  {
    title: 'Site',
    places: [
      { label: 'Pages', uid: 'api::page.page' },
      { label: 'Articles', uid: 'api::article.article' },
      { label: 'Menus', uid: 'api::menu-enrichi.menu-enrichi' },
      { label: 'Réglages', uid: 'api::website-setting.website-setting', single: true },
      { label: 'Redirections', uid: 'api::redirect.redirect' },
      {
        label: 'Adresses introuvables',
        path: '/content-manager/collection-types/api::redirect.redirect/introuvables',
        right: 'plugin::content-manager.explorer.create',
        subject: 'api::redirect.redirect',
      },
    ],
  },
  {
    title: 'Admissions',
    places: [
      { label: 'Demandes des visiteurs', uid: 'api::visitor-request.visitor-request' },
      { label: 'Chiffres et export', path: '/demandes', right: SEE_FIGURES },
    ],
  },
];

type Right = { action: string; subject?: string | null };

/** The groups with only what these rights let one read; a group with nothing left is gone. */
export function within(rights: readonly Right[], groups: Group[]): Group[] {
  const isOpen = (place: Place) =>
    rights.some(({ action, subject }) =>
      'uid' in place
        ? action === 'plugin::content-manager.explorer.read' && subject === place.uid
        : action === place.right && (!place.subject || subject === place.subject),
    );
  return groups
    .map(({ title, places }) => ({ title, places: places.filter(isOpen) }))
    .filter(({ places }) => places.length > 0);
}

export function addressOf(place: Place): string {
  if ('path' in place) return place.path;
  return `/content-manager/${place.single ? 'single-types' : 'collection-types'}/${place.uid}`;
}
