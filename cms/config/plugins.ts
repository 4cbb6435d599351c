import type { Core } from '@strapi/strapi';
import { readStore, type Store } from '../src/media/settings';
import { clientOptions } from '../src/media/store';

// The plugin of languages reads its first locale from the environment, when it is loaded, and nowhere else.
process.env.STRAPI_PLUGIN_I18N_INIT_LOCALE_CODE = 'fr';

const config = ({ env }: Core.Config.Shared.ConfigParams): Core.Config.Plugin => {
  const store = readStore(process.env);
  return {
    'users-permissions': {
      config: { jwtSecret: env('JWT_SECRET'), jwt: { expiresIn: '7d' } },
    },
    ...(store && { upload: { config: inStore(store) } }),
  };
};

/** A file is known by the address it has on a disk, so that it may be moved from one to the other. */
function inStore(store: Store) {
  // No ACL is sent: the bucket's own rules say who may read, and many stores know none.
  const s3Options = { ...clientOptions(store), params: { Bucket: store.bucket, ACL: undefined } };
  return { provider: 'aws-s3', providerOptions: { baseUrl: '/uploads', s3Options } };
}

export default config;
