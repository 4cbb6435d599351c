import type { StrapiApp } from '@strapi/strapi/admin';
import { BLOCK_FAMILIES } from './blocks';
import { addHealth } from './health';
import logo from './logo.svg';
import { addRedirectImport } from './redirects';

const LANGUAGE = 'strapi-admin-language';

// Before anyone has signed in, the admin only knows the language from here; left alone, it is English.
if (!localStorage.getItem(LANGUAGE)) localStorage.setItem(LANGUAGE, 'fr');

export default {
  config: {
    locales: ['fr'],
    auth: { logo },
    menu: { logo },
    head: { favicon: logo, title: 'Parvis' },
    tutorials: false,
    notifications: { releases: false },
    translations: {
      fr: {
        ...BLOCK_FAMILIES,
        'Auth.form.welcome.title': 'Bienvenue',
        'Auth.form.welcome.subtitle': 'Connectez-vous pour publier sur le site de l’école',
        'app.components.LeftMenu.navbrand.title': 'Parvis',
        'parvis.health': 'Santé des publications',
        'app.components.LeftMenu.navbrand.workplace': 'Le site de l’école',
      },
    },
  },
  register(app: StrapiApp) {
    addHealth(app);
    addRedirectImport(app);
  },
  bootstrap() {},
};
