import path from 'node:path';
import type { Core } from '@strapi/strapi';

/** SQLite, in a file of the data folder; PostgreSQL when DATABASE_URL names one. */
const config = ({ env }: Core.Config.Shared.ConfigParams): Core.Config.Database => {
  const connectionString = env('DATABASE_URL', '');
  // What a failed statement says is logged, and visitors' requests are personal data.
  const compileSqlOnError = false;
  if (connectionString) {
    return {
      connection: {
        compileSqlOnError,
        client: 'postgres',
        connection: { connectionString, ...partsOf(connectionString) },
        pool: { min: 0, max: env.int('DATABASE_POOL', 10) },
      },
    };
  }
  return {
    connection: {
      compileSqlOnError,
      client: 'sqlite',
      connection: { filename: path.resolve(env('DATA_DIR', 'data'), 'parvis.db') },
      useNullAsDefault: true,
    },
  };
};

/** Strapi asks for the parts beside the address they come from. */
function partsOf(address: string) {
  const { hostname, port, pathname, username, password } = new URL(address);
  return {
    host: hostname,
    port: Number(port || 5432),
    database: decodeURIComponent(pathname.slice(1)),
    user: decodeURIComponent(username),
    password: decodeURIComponent(password),
  };
}

export default config;
