import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import type { Check } from './check';
import { endlessEvents, expiredOffers } from './dates';
import { images } from './images';
import { offerings } from './offerings';
import { descriptions, translations } from './pages';
import { redirects } from './redirects';
import { type Report, SEE_HEALTH, type Section } from './report';

/** The gravest first: this is the order of the page. */
const CHECKS: readonly Check[] = [
  offerings,
  redirects,
  endlessEvents,
  images,
  descriptions,
  expiredOffers,
  translations,
];

/** The page « Santé des publications » of the admin: its right, and the call it makes. */
export async function addHealth(strapi: Core.Strapi): Promise<void> {
  // Before the admin starts: it forgets the rights that nobody has declared by then.
  await strapi.service('admin::permission').actionProvider.register({
    uid: SEE_HEALTH.replace('api::', ''),
    section: 'settings',
    category: 'publications',
    subCategory: 'santé des publications',
    displayName: 'Voir ce qui est à corriger',
  });
  // Strapi makes every route of an API a public one; those of the admin are added to its server.
  strapi.server.routes({
    type: 'admin',
    prefix: '/parvis',
    routes: [
      {
        method: 'GET',
        path: '/health',
        info: { type: 'admin' },
        handler: async (ctx: Context) => {
          ctx.body = await examine(strapi);
        },
        config: {
          policies: [
            'admin::isAuthenticatedAdmin',
            { name: 'admin::hasPermissions', config: { actions: [SEE_HEALTH] } },
          ],
        },
      },
    ],
  });
}

async function examine(strapi: Core.Strapi): Promise<Report> {
  const sections: Section[] = [];
  for (const { find, ...words } of CHECKS) {
    const groups = await find(strapi);
    sections.push({ ...words, count: groups.reduce((sum, { count }) => sum + count, 0), groups });
  }
  return { sections };
}
