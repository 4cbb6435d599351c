import { test } from '@playwright/test';
import { DESK, PHONE, photograph, pose } from './studio.ts';

/** One page of each kind, as the demo school has it. */
const PAGES = {
  styleguide: '/styleguide',
  home: '/',
  'home-english': '/en',
  programmes: '/programmes',
  'programmes-filtered': '/programmes?type=bachelor',
  comparison: '/programmes?compare=bts-mco,bachelor-ressources-humaines',
  programme: '/programmes/bachelor-responsable-agence-commerce',
  campuses: '/campus',
  'campuses-near': '/campus?pres=69003',
  campus: '/campus/angers',
  agenda: '/agenda',
  event: '/agenda/conference-appellations-dijon',
  'news-list': '/actualites',
  news: '/actualites/amiens-inventaire-onze-louches',
  blog: '/blog',
  post: '/blog/apprentissage-ou-professionnalisation',
  testimonials: '/temoignages',
  testimonial: '/temoignages/ines-maurel',
  offers: '/offres-alternance',
  offer: '/offres-alternance?offre=adjoint-a-la-gerante-mercerie-du-jaquemart-moulins',
  articles: '/article',
  article: '/article?slug=carnet-de-ouagadougou',
  contact: '/contact',
  search: '/recherche?q=logistique',
  'search-empty': '/recherche?q=xyzzyx',
  page: '/ecole/nos-engagements',
  'page-of-blocks': '/entreprise',
  legal: '/mentions-legales',
  missing: '/nulle-part',
};

for (const viewport of [PHONE, DESK]) {
  test.describe(`${viewport.width} px`, () => {
    test.use({ viewport });
    for (const [name, path] of Object.entries(PAGES)) {
      test(name, async ({ page }) => {
        await pose(page, path);
        await photograph(page, name, viewport.width, true);
      });
    }
  });
}
