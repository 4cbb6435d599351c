import type { Core } from '@strapi/strapi';

const config: Core.Config.Middlewares = [
  'global::log',
  'global::french',
  'strapi::errors',
  'strapi::security',
  'strapi::cors',
  { name: 'strapi::poweredBy', config: { poweredBy: 'Parvis' } },
  'global::media',
  'strapi::query',
  'global::calls',
  'global::words',
  'strapi::body',
  'strapi::session',
  'strapi::favicon',
  'strapi::public',
];

export default config;
