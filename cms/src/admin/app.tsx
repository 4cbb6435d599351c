import type { StrapiApp } from '@strapi/strapi/admin';
import { hideDevelopersActions } from './forms/actions.ts';
import { settleFixedFields } from './forms/fixed.ts';
import { nameStates } from './forms/languages.tsx';
import { FRENCH } from './french/index.ts';
import { KINDS } from './french/kinds.ts';
import { validateInFrench } from './french/validation.ts';
import { addHealth } from './health';
import { arrangeHome } from './home/widgets.ts';
import { translateColumns } from './lists/columns.tsx';
import { translateFilters } from './lists/filters.ts';
import logo from './logo.svg';
import { addMissingAddresses } from './missing';
import { hideAdverts, hideBanners, hideMarketplace } from './promotion.ts';
import { addRedirectImport } from './redirects';
import { addRequestDesk } from './requests';

const LANGUAGE = 'strapi-admin-language';

// Before anyone has signed in, the admin only knows the language from here; left alone, it is English.
if (!localStorage.getItem(LANGUAGE)) localStorage.setItem(LANGUAGE, 'fr');

hideAdverts(document);
hideBanners(localStorage);
validateInFrench();

export default {
  config: {
    locales: ['fr'],
    auth: { logo },
    menu: { logo },
    head: { favicon: logo, title: 'Parvis' },
    tutorials: false,
    notifications: { releases: false },
    translations: { fr: FRENCH, en: KINDS },
  },
  register(app: StrapiApp) {
    app.addRBACMiddleware(hideMarketplace);
    app.widgets.register(arrangeHome);
    addHealth(app);
    addRedirectImport(app);
    addMissingAddresses(app);
    addRequestDesk(app);
  },
  bootstrap(app: Pick<StrapiApp, 'getPlugin' | 'registerHook'>) {
    hideDevelopersActions(app.getPlugin('content-manager'));
    nameStates(app.getPlugin('content-manager'));
    app.registerHook('Admin/CM/pages/ListView/inject-column-in-table', translateColumns);
    app.registerHook('Admin/CM/pages/ListView/inject-in-filters', translateFilters);
    app.registerHook('Admin/CM/pages/EditView/mutate-edit-view-layout', settleFixedFields);
  },
};
