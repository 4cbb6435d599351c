import { rm } from 'node:fs/promises';
import { type Postgres, postgresPrograms, startPostgres } from './postgres.ts';
import { newPlace, type Place, startCms, startProduct } from './product.ts';

/**
 * The whole product, once per run: a seeded content service, and the built site in front of it. With
 * TEST_DATABASE=postgres, every content service of the run has a database of a PostgreSQL of its own.
 */
export default async function setup(): Promise<() => Promise<void>> {
  const postgres = await chosenPostgres();
  const seeded = await seedOnce();
  const { cms, site, stop } = await startProduct();
  process.env.PRODUCT_CMS = cms.url;
  process.env.PRODUCT_SITE = site.url;
  return async () => {
    await stop();
    await postgres?.stop();
    await rm(seeded.data, { recursive: true, force: true });
  };
}

/** Putting the demo content in takes half a minute: it is done once, and every other content service starts from a copy. */
async function seedOnce(): Promise<Place> {
  const place = await newPlace();
  const cms = await startCms({ place });
  await cms.stop();
  process.env.SEEDED_DATA = place.data;
  if (place.databaseUrl) process.env.SEEDED_DATABASE = new URL(place.databaseUrl).pathname.slice(1);
  return place;
}

async function chosenPostgres(): Promise<Postgres | undefined> {
  if (process.env.TEST_DATABASE !== 'postgres') return undefined;
  const programs = postgresPrograms();
  if (!programs) throw new Error('No PostgreSQL server is installed on this machine.');
  const postgres = await startPostgres(programs);
  process.env.TEST_POSTGRES_PORT = String(postgres.port);
  return postgres;
}
