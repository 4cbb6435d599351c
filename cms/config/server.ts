import fs from 'node:fs';
import path from 'node:path';
import type { Core } from '@strapi/strapi';

const config = ({ env }: Core.Config.Shared.ConfigParams): Core.Config.Server => {
  const files = path.resolve(env('DATA_DIR', 'data'), 'public');
  // Strapi refuses to load, even to describe its types, while the folder of uploads is not there.
  fs.mkdirSync(path.join(files, 'uploads'), { recursive: true });
  return {
    host: env('CMS_HOST', '127.0.0.1'),
    port: env.int('CMS_PORT', 1337),
    url: env('CMS_URL', ''),
    app: { keys: env.array('APP_KEYS', []) },
    dirs: { public: files },
    logger: { updates: { enabled: false }, startup: { enabled: false } },
  };
};

export default config;
