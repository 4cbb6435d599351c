/**
 * The menu of contents is sorted by the name in the schema, before it is translated: the number in front puts the kinds
 * in an editor's order, and is gone from what they read.
 */
const NUMBERED = {
  news: '1.1 Actualités',
  event: '1.2 Agenda',
  'blog-post': '1.3 Blog',
  'work-study-offer': '1.4 Offres d’alternance',
  testimonial: '1.5 Témoignages',
  banner: '1.6 Bandeaux',
  programme: '2.1 Formations',
  offering: '2.2 Offres par campus',
  campus: '3.1 Campus',
  'team-member': '3.2 Équipes',
  page: '4.1 Pages',
  article: '4.2 Articles',
  'news-category': '4.3 Rubriques des actualités',
  'blog-category': '4.4 Rubriques du blog',
  'menu-enrichi': '4.5 Menus',
  redirect: '4.6 Redirections',
  'visitor-request': '5.1 Demandes des visiteurs',
  'website-setting': 'Réglages du site',
};

/** Menus and lists ask for a kind by its name in the schema; the rights of roles, by its name in the code. */
export const KINDS: Record<string, string> = Object.fromEntries(
  Object.entries(NUMBERED).flatMap(([code, numbered]) => {
    const plain = numbered.replace(/^\d\.\d /, '');
    return [
      [code, plain],
      [numbered, plain],
    ];
  }),
);
