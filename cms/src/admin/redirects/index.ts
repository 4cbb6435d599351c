import type { StrapiApp } from '@strapi/strapi/admin';
import { REDIRECT } from './api';
import { ImportLink } from './ImportLink';

/** The import of redirects: a page of the content manager, and the way to it from the list of redirects. */
export function addRedirectImport(app: StrapiApp): void {
  const page = {
    path: `collection-types/${REDIRECT}/import`,
    lazy: async () => ({ Component: (await import('./ImportPage')).ImportPage }),
  };
  app.router.addRoute((routes) =>
    routes.map((route) =>
      route.path === 'content-manager/*' && !route.index
        ? { ...route, children: [page, ...(route.children ?? [])] }
        : route,
    ),
  );
  app.getPlugin('content-manager').injectComponent('listView', 'actions', {
    name: 'redirect-import',
    Component: ImportLink,
  });
}
