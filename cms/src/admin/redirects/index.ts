import type { StrapiApp } from '@strapi/strapi/admin';
import { addPageBeside } from '../lists/beside';
import { REDIRECT } from './api';
import { ImportLink } from './ImportLink';

/** The import of redirects. */
export function addRedirectImport(app: StrapiApp): void {
  addPageBeside(app, {
    kind: REDIRECT,
    segment: 'import',
    page: async () => (await import('./ImportPage')).ImportPage,
    link: { name: 'redirect-import', Component: ImportLink },
  });
}
