/** Where an editor goes, grouped as they think of it. */
export type Place = { label: string; uid: string; single?: true };
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
    ],
  },
];

type Right = { action: string; subject?: string | null };

/** The groups with only what these rights let one read; a group with nothing left is gone. */
export function within(rights: readonly Right[], groups: Group[]): Group[] {
  const readable = new Set(
    rights
      .filter(({ action }) => action === 'plugin::content-manager.explorer.read')
      .map(({ subject }) => subject),
  );
  return groups
    .map(({ title, places }) => ({ title, places: places.filter(({ uid }) => readable.has(uid)) }))
    .filter(({ places }) => places.length > 0);
}

export function addressOf({ uid, single }: Place): string {
  return `/content-manager/${single ? 'single-types' : 'collection-types'}/${uid}`;
}
