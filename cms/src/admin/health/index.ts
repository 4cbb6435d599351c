import { Stethoscope } from '@strapi/icons';
import type { StrapiApp } from '@strapi/strapi/admin';
import { PERMISSIONS, TITLE } from './words';

/** The page « Santé des publications », in the menu of those who may see it. */
export function addHealth(app: StrapiApp): void {
  app.addMenuLink({
    to: 'sante-des-publications',
    icon: Stethoscope,
    intlLabel: { id: 'parvis.health', defaultMessage: TITLE },
    permissions: PERMISSIONS,
    position: 3,
    Component: () => import('./HealthPage'),
  });
}
