import type { StrapiApp } from '@strapi/strapi/admin';
import type { ComponentType } from 'react';

type Beside = {
  kind: string;
  segment: string;
  page: () => Promise<ComponentType>;
  /** The way to it, above the list. It is drawn above every list, and knows its own. */
  link: { name: string; Component: ComponentType };
};

/** A page of the content manager beside the list of a kind, and the way to it from there. */
export function addPageBeside(app: StrapiApp, { kind, segment, page, link }: Beside): void {
  const added = {
    path: `collection-types/${kind}/${segment}`,
    lazy: async () => ({ Component: await page() }),
  };
  app.router.addRoute((routes) =>
    routes.map((route) =>
      route.path === 'content-manager/*' && !route.index
        ? { ...route, children: [added, ...(route.children ?? [])] }
        : route,
    ),
  );
  app.getPlugin('content-manager').injectComponent('listView', 'actions', link);
}
