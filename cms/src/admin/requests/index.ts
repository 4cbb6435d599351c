import { Message } from '@strapi/icons';
import type { RBACMiddleware, StrapiApp } from '@strapi/strapi/admin';
import { VISITOR_REQUEST } from '../../visitor-requests/kind';
import { slugFieldType } from '../forms/fixed.ts';
import { DeskLink } from './DeskLink';
import { SLUG_FIELDS } from './SlugField';
import { PATH, PERMISSIONS, TITLE } from './words';

/** The page « Demandes », in the menu of those who may use it, and the way to it from the list of requests. */
export function addRequestDesk(app: StrapiApp): void {
  app.addMenuLink({
    to: PATH,
    icon: Message,
    intlLabel: { id: 'parvis.requests', defaultMessage: TITLE },
    permissions: PERMISSIONS,
    position: 2,
    Component: () => import('./RequestsPage'),
  });
  app.getPlugin('content-manager').injectComponent('listView', 'actions', {
    name: 'request-desk',
    Component: DeskLink,
  });
  for (const [among, Component] of Object.entries(SLUG_FIELDS))
    app.addFields({ type: slugFieldType(among), Component });
  app.addRBACMiddleware(noneByHand);
}

const CREATE = 'plugin::content-manager.explorer.create';

/** Requests come from visitors: nobody is offered to make one up, not even whoever has every right. */
const noneByHand: RBACMiddleware = () => (next) => (permissions) =>
  next(
    permissions.filter(({ action, subject }) => action !== CREATE || subject !== VISITOR_REQUEST),
  );
