import type { StrapiApp } from '@strapi/strapi/admin';
import { REDIRECT } from '../redirects/api';
import { MissingLink } from './MissingLink';
import { SEGMENT } from './words';

/** The addresses that visitors did not find: a page of the content manager, and the way to it from the redirects. */
export function addMissingAddresses(app: StrapiApp): void {
  const page = {
    path: `collection-types/${REDIRECT}/${SEGMENT}`,
    lazy: async () => ({ Component: (await import('./MissingPage')).MissingPage }),
  };
  app.router.addRoute((routes) =>
    routes.map((route) =>
      route.path === 'content-manager/*' && !route.index
        ? { ...route, children: [page, ...(route.children ?? [])] }
        : route,
    ),
  );
  app.getPlugin('content-manager').injectComponent('listView', 'actions', {
    name: 'missing-addresses',
    Component: MissingLink,
  });
}
