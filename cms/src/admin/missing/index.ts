import type { StrapiApp } from '@strapi/strapi/admin';
import { addPageBeside } from '../lists/beside';
import { REDIRECT } from '../redirects/api';
import { MissingLink } from './MissingLink';
import { SEGMENT } from './words';

/** The addresses that visitors did not find. */
export function addMissingAddresses(app: StrapiApp): void {
  addPageBeside(app, {
    kind: REDIRECT,
    segment: SEGMENT,
    page: async () => (await import('./MissingPage')).MissingPage,
    link: { name: 'missing-addresses', Component: MissingLink },
  });
}
