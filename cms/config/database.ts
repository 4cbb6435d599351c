import path from 'node:path';
import type { Core } from '@strapi/strapi';

/** SQLite, in a file of the data folder; PostgreSQL when DATABASE_URL names one. */
const config = ({ env }: Core.Config.Shared.ConfigParams): Core.Config.Database => {
  const connectionString = env('DATABASE_URL', '');
  if (connectionString) {
    return {
      connection: {
        client: 'postgres',
        connection: { connectionString },
        pool: { min: 0, max: env.int('DATABASE_POOL', 10) },
      },
    };
  }
  return {
    connection: {
      client: 'sqlite',
      connection: { filename: path.resolve(env('DATA_DIR', 'data'), 'parvis.db') },
      useNullAsDefault: true,
    },
  };
};

export default config;
