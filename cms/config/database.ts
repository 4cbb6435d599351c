import path from 'node:path';
import type { Core } from '@strapi/strapi';

const config = ({ env }: Core.Config.Shared.ConfigParams): Core.Config.Database => ({
  connection: {
    client: 'sqlite',
    connection: { filename: path.resolve(env('DATA_DIR', 'data'), 'parvis.db') },
    useNullAsDefault: true,
  },
});

export default config;
