import type { Core } from '@strapi/strapi';

// The plugin of languages reads its first locale from the environment, when it is loaded, and nowhere else.
process.env.STRAPI_PLUGIN_I18N_INIT_LOCALE_CODE = 'fr';

const config = ({ env }: Core.Config.Shared.ConfigParams): Core.Config.Plugin => ({
  'users-permissions': {
    config: { jwtSecret: env('JWT_SECRET'), jwt: { expiresIn: '7d' } },
  },
});

export default config;
