/** The families of blocks, as the picker names them: the folders of `src/components`. */
export const BLOCK_FAMILIES: Record<string, string> = {
  texts: 'Textes',
  media: 'Images et vidéos',
  headers: 'En-têtes de page',
  menus: 'Navigation dans la page',
  news: 'Actualités',
  events: 'Agenda',
  programmes: 'Formations',
  campuses: 'Campus',
  careers: 'Métiers et alternance',
  testimonials: 'Témoignages',
  blog: 'Blog',
  teams: 'Équipes',
  forms: 'Appels à l’action',
  core: 'Menus',
};
