import path from 'node:path';
import type { Core } from '@strapi/strapi';

const config = ({ env }: Core.Config.Shared.ConfigParams): Core.Config.Server => ({
  host: env('CMS_HOST', '127.0.0.1'),
  port: env.int('CMS_PORT', 1337),
  url: env('CMS_URL', ''),
  app: { keys: env.array('APP_KEYS', []) },
  dirs: { public: path.resolve(env('DATA_DIR', 'data'), 'public') },
  logger: { updates: { enabled: false }, startup: { enabled: false } },
});

export default config;
